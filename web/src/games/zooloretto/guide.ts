/** Tips for a first game of Zooloretto: which one is of use now. The texts are in `zooloretto-guide.ftl`. */
import { ofUse } from '../tips';

/** The file of words, and where the rules say more about each tip. */
export const words = 'zooloretto-guide';
export const more: Record<string, string> = {
  'zooloretto-guide-goal': 'idea',
  'zooloretto-guide-zoo': 'zoo',
  'zooloretto-guide-two': 'two',
  'zooloretto-guide-xxl': 'xxl',
  'zooloretto-guide-exotic': 'exotic',
  'zooloretto-guide-draw': 'turn',
  'zooloretto-guide-choose': 'turn',
  'zooloretto-guide-must-take': 'turn',
  'zooloretto-guide-alone': 'round',
  'zooloretto-guide-suits': 'unloading',
  'zooloretto-guide-partner': 'births',
  'zooloretto-guide-coins': 'money',
  'zooloretto-guide-load': 'turn',
  'zooloretto-guide-load-wanted': 'unloading',
  'zooloretto-guide-load-unwanted': 'unloading',
  'zooloretto-guide-load-breeder': 'births',
  'zooloretto-guide-load-coin': 'unloading',
  'zooloretto-guide-load-stall': 'end',
  'zooloretto-guide-load-jungle': 'jungle',
  'zooloretto-guide-unload': 'unloading',
  'zooloretto-guide-unload-new': 'zoo',
  'zooloretto-guide-unload-pair': 'births',
  'zooloretto-guide-unload-last': 'bonus',
  'zooloretto-guide-unload-stall': 'end',
  'zooloretto-guide-unload-jungle': 'jungle',
  'zooloretto-guide-unload-barn': 'unloading',
  'zooloretto-guide-advance': 'advancing',
  'zooloretto-guide-advance-exit': 'crowds',
  'zooloretto-guide-advance-colour': 'retreating',
  'zooloretto-guide-retreat': 'retreating',
  'zooloretto-guide-money': 'money',
  'zooloretto-guide-donate': 'xxl',
  'zooloretto-guide-move': 'move',
  'zooloretto-guide-move-stall': 'move',
  'zooloretto-guide-move-jungle': 'jungle',
  'zooloretto-guide-swap': 'exchange',
  'zooloretto-guide-buy': 'purchase',
  'zooloretto-guide-discard': 'discard',
  'zooloretto-guide-expand': 'expand',
  'zooloretto-guide-barn': 'end',
  'zooloretto-guide-born': 'births',
  'zooloretto-guide-end-near': 'end',
  'zooloretto-guide-last-round': 'end',
  'zooloretto-guide-done': 'round',
  'zooloretto-guide-others': 'turn',
  'zooloretto-guide-over': 'end',
};

interface Counted {
  tile: string;
  count: number;
}

interface Home {
  place: string;
  free: number;
  /** Who lives there. */
  animals: readonly Counted[];
}

/** What the tips look at in what the server shows. */
export interface Seen {
  stack: { main: number };
  last_round: boolean;
  trucks: readonly { tiles: readonly string[]; taken_by: number | null }[];
  drawn: string | null;
  /** Tiles within reach that have a place besides the barn, and those that would have a baby there. */
  suits: readonly string[];
  bears: readonly string[];
  xxl: boolean;
  exotic: boolean;
  /** Which bonus tokens are still to be had. */
  colours: readonly { colour: string; token: boolean }[];
  /** Which visitor moves; of any colour if none is said. */
  awaits: { colour: string | null } | null;
  zoos: readonly {
    passed: boolean;
    /** How many visitors of each colour stand on each viewpoint. */
    visitors: readonly { colour: string; points: readonly number[] }[];
    enclosures: readonly (Home & { stall_spaces: number; stalls: readonly string[] })[];
    barn: readonly Counted[];
  }[];
}

type Zoo = Seen['zoos'][number];

/** With so few tiles before the disc the end is near: about two rounds. */
const FEW = 15;
/** The viewpoints after these many are so near the exit that a visitor leaves when it advances. */
const NEAR = 3;

/** Everything that could be said now, what matters most first. */
export function due(view: Seen, phase: string, youAreToMove: boolean, you: number, legal: readonly string[]): string[] {
  if (phase === 'over') return ['over'];
  const zoo = view.zoos[you];
  if (zoo === undefined || phase.startsWith('choose_') || phase === 'reveal') return [];
  if (!youAreToMove)
    return ['goal', ...atTheBeginning(view, zoo), ...goingOn(view, zoo), ...ofUse(['done', zoo.passed]), 'others'];
  // What is chosen is on its way.
  if (legal.length === 0) return [];
  return ['goal', ...deciding(view, phase, you, zoo, legal)];
}

function deciding(view: Seen, phase: string, you: number, zoo: Zoo, legal: readonly string[]): string[] {
  switch (phase) {
    case 'turn':
      return [...turning(view, you, zoo, legal), ...atTheBeginning(view, zoo), ...goingOn(view, zoo)];
    case 'load':
      return loading(view.drawn ?? '', view, zoo);
    case 'unload':
      return unloading(view, zoo, legal);
    case 'advance':
      return advancing(view, zoo);
    case 'retreat':
      return ['retreat'];
    default:
      return [];
  }
}

/** Draw, take or pay. */
function turning(view: Seen, you: number, zoo: Zoo, legal: readonly string[]): string[] {
  const draws = legal.includes('draw');
  const takes = legal.some(action => action.startsWith('take'));
  const waiting = view.trucks.filter(({ taken_by, tiles }) => taken_by === null && tiles.length > 0);
  return [
    ...ofUse(
      ['draw', draws && !takes],
      ['choose', draws && takes],
      ['must-take', !draws],
      ['last-round', view.last_round],
      ['alone', view.zoos.every(({ passed }, seat) => passed === (seat !== you))],
      ['partner', waiting.some(({ tiles }) => tiles.some(tile => view.bears.includes(tile)))],
      ['suits', waiting.some(({ tiles }) => tiles.length > 1 && tiles.every(tile => view.suits.includes(tile)))],
      ['coins', waiting.some(({ tiles }) => tiles.includes('$'))],
    ),
    ...paying(view, zoo, legal),
  ];
}

/** What money could do, when there is a reason to pay. */
function paying(view: Seen, zoo: Zoo, legal: readonly string[]): string[] {
  const can = (deed: RegExp) => legal.some(action => deed.test(action));
  const ending = view.last_round || view.stack.main <= FEW;
  return ofUse(
    ['donate', can(/^donate:/)],
    ['money', can(/^(move:[A-Z]|swap|buy|discard|expand)/)],
    ['move', can(/^move:[A-Z]/)],
    // A stall out of the barn.
    ['move-stall', can(/^move:[a-z]>/)],
    ['move-jungle', can(/^move:j.>/)],
    ['swap', can(/^swap:/)],
    ['buy', legal.some(action => action.startsWith('buy:') && livesAt(zoo, tileOf(action), placeOf(action)))],
    ['discard', can(/^discard:/) && ending],
    ['expand', can(/^expand$/) && zoo.enclosures.every(({ animals }) => animals.length > 0)],
  );
}

/** A tile was drawn: which truck? */
function loading(drawn: string, view: Seen, zoo: Zoo): string[] {
  const animal = isAnimal(drawn);
  const wanted = zoo.enclosures.some(home => home.free > 0 && livesIn(home, drawn));
  return ofUse(
    ['load', true],
    ['load-coin', drawn === '$'],
    ['load-stall', isStall(drawn)],
    ['load-jungle', isJungle(drawn)],
    ['load-breeder', isBreeder(drawn)],
    ['load-wanted', animal && wanted],
    ['load-unwanted', animal && !wanted && !view.suits.includes(drawn)],
  );
}

/** Where do the tiles of a truck go? */
function unloading(view: Seen, zoo: Zoo, legal: readonly string[]): string[] {
  const tiles = [...new Set(legal.map(tileOf))];
  const places = (tile: string) => legal.filter(action => tileOf(action) === tile).map(placeOf);
  const home = (place: string) => zoo.enclosures.find(other => other.place === place);
  const animals = tiles.filter(isAnimal);
  return ofUse(
    ['unload', true],
    ['unload-barn', tiles.some(tile => places(tile).every(place => place === 'B'))],
    ['unload-pair', animals.some(tile => view.bears.includes(tile))],
    ['unload-last', animals.some(tile => places(tile).some(place => home(place)?.free === 1))],
    ['unload-new', animals.some(tile => places(tile).some(place => home(place)?.animals.length === 0))],
    ['unload-stall', tiles.some(isStall)],
    ['unload-jungle', tiles.some(tile => isJungle(tile) && places(tile).includes('J'))],
  );
}

/** A visitor advances: which? */
function advancing({ awaits, colours }: Seen, { visitors }: Zoo): string[] {
  const called = awaits?.colour ?? null;
  const near = visitors
    .filter(({ colour, points }) => (called ?? colour) === colour && points.slice(NEAR).some(count => count > 0))
    .map(({ colour }) => colour);
  return ofUse(
    ['advance', true],
    ['advance-exit', colours.some(({ colour, token }) => token && near.includes(colour))],
    ['advance-colour', called === null],
  );
}

function atTheBeginning(view: Seen, zoo: Zoo): string[] {
  const empty =
    zoo.barn.length === 0 && zoo.enclosures.every(({ animals, stalls }) => !animals.length && !stalls.length);
  return ofUse(['zoo', empty], ['two', view.zoos.length === 2], ['xxl', view.xxl], ['exotic', view.exotic]);
}

/** What has come about. */
function goingOn(view: Seen, zoo: Zoo): string[] {
  return ofUse(
    ['last-round', view.last_round],
    ['end-near', !view.last_round && view.stack.main <= FEW],
    [
      'born',
      [...zoo.enclosures.flatMap(({ animals }) => animals), ...zoo.barn].some(
        ({ tile }) => tile.endsWith('b') && isAnimal(tile),
      ),
    ],
    ['barn', zoo.barn.length > 0],
  );
}

/** The tile of `Zm>E5`, `move:Zm>E5` or `buy:Zm@2>E5`. */
const tileOf = (action: string): string => action.replace(/^\w+:/, '').replace(/[@>].*$/, '');
const placeOf = (action: string): string => action.replace(/^.*>/, '');
const isAnimal = (tile: string): boolean => /^[A-Z]/.test(tile);
const isStall = (tile: string): boolean => /^[a-z]$/.test(tile);
const isJungle = (tile: string): boolean => tile.startsWith('j');
const isBreeder = (tile: string): boolean => /^[A-Z][mf]$/.test(tile);

/** Whether the species of a tile lives in an enclosure. */
const livesIn = (home: Home, tile: string): boolean => home.animals.some(other => other.tile[0] === tile[0]);

function livesAt(zoo: Zoo, tile: string, place: string): boolean {
  const home = zoo.enclosures.find(other => other.place === place);
  return home !== undefined && isAnimal(tile) && livesIn(home, tile);
}
