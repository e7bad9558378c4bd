/**
 * What is taken up so far: a tile, the animals of an enclosure, or a money action that still wants to know of what.
 * Everything is filtered from the list of choices; nothing here knows a rule.
 */
import { showsFirst } from '../../lib/settings.svelte';
import type { Stage } from '../../lib/stage.svelte';
import {
  ASKED,
  type Asked,
  type Colour,
  type Deed,
  isAnimal,
  faceOf,
  LETTERS,
  type Move,
  parse,
  type Species,
  type View,
  visitorText,
} from './view';

export interface Offer extends Move {
  action: string;
}

/** Things on the board that are taken up or aimed at, each by a name of its own. */
export const spot = {
  stack: 'stack',
  drawn: 'drawn',
  discard: 'discard',
  expand: 'expand',
  truck: (number: number) => `truck-${number}`,
  /** A tile on the truck that is being unloaded. */
  load: (tile: string) => `load-${tile}`,
  /** A tile in one’s own barn. */
  stored: (tile: string) => `stored-${tile}`,
  /** A stall beside an enclosure. */
  stall: (place: string, tile: string) => `stall-${place}-${tile}`,
  /** A tile in another barn. */
  offered: (seat: number, tile: string) => `offered-${seat}-${tile}`,
  /** An enclosure or the barn. */
  place: (place: string) => `place-${place}`,
  /** The animals of one species in one’s own barn. */
  herd: (species: Species) => `herd-${species}`,
  /** A visitor of one’s own on a point, or in the reserve, which is point 0. */
  visitor: (colour: Colour, point: number) => `visitor-${visitorText(colour, point)}`,
};

/** What has to be taken up for a choice, and aimed at; an exchange can be begun from both sides. */
export function waysOf(move: Move): { from: string; to?: string }[] {
  const { deed, tile = '', truck = 0, from = 'B', to = 'B', seller = 0 } = move;
  switch (deed) {
    case 'draw':
      return [{ from: spot.stack }];
    case 'take':
      return [{ from: spot.truck(truck) }];
    case 'expand':
      return [{ from: spot.expand }];
    case 'donate':
      return [{ from: spot.place(from) }];
    case 'advance':
    case 'retreat':
      return [{ from: spot.visitor(move.colour ?? 'green', move.point ?? 0) }];
    case 'load':
      return [{ from: spot.drawn, to: spot.truck(truck) }];
    case 'unload':
      return [{ from: spot.load(tile), to: spot.place(to) }];
    case 'move':
      return [{ from: from === 'B' ? spot.stored(tile) : spot.stall(from, tile), to: spot.place(to) }];
    case 'buy':
      return [{ from: spot.offered(seller, tile), to: spot.place(to) }];
    case 'discard':
      return [{ from: spot.stored(tile), to: spot.discard }];
    case 'swap': {
      const [one, other] = [spot.place(from), move.with ?? 'E4'];
      const far = other in LETTERS ? spot.herd(other as Species) : spot.place(other);
      return [
        { from: one, to: far },
        { from: far, to: one },
      ];
    }
  }
}

/** The animals in the barn that a tile of it goes with in an exchange. */
const herdOf = (source: string): string | undefined => {
  const tile = source.startsWith('stored-') ? source.slice(7) : '';
  return tile !== '' && isAnimal(tile) ? spot.herd(faceOf(tile).name as Species) : undefined;
};

export class Picking {
  /** What is taken up. */
  source = $state<string>();
  /** The money action, or the donation, that was asked for. */
  mode = $state<Asked>();

  readonly offers: readonly Offer[] = $derived.by(() => this.stage.legal.map(action => ({ action, ...parse(action) })));
  /** Those that the wanted action leaves; without one, all but donations: nobody gives animals away by pressing them. */
  readonly wanted: readonly Offer[] = $derived.by(() =>
    this.offers.filter(({ deed }) => (this.mode === undefined ? deed !== 'donate' : deed === this.mode)),
  );
  /** Everything that can be taken up. */
  readonly sources: readonly string[] = $derived.by(() =>
    this.wanted.flatMap(offer => waysOf(offer).map(({ from }) => from)),
  );
  /** What can be aimed at with what is taken up, and the choice that it would be. */
  readonly targets: readonly { to: string; action: string }[] = $derived.by(() => {
    if (this.source === undefined) return [];
    const begun = [this.source, herdOf(this.source)];
    return this.wanted.flatMap(({ action, ...move }) =>
      waysOf(move).flatMap(({ from, to }) => (to !== undefined && begun.includes(from) ? [{ to, action }] : [])),
    );
  });

  /** The choices that are one press each and worth weighing: whom to send along the path, what to give away. */
  readonly single: readonly string[] = $derived.by(() =>
    this.wanted
      .filter(({ deed }) => deed === 'advance' || deed === 'retreat' || deed === 'donate')
      .map(({ action }) => action),
  );

  constructor(private readonly stage: Stage<View>) {}

  /** Whether there is a choice of this kind. */
  can(deed: Deed): boolean {
    return this.offers.some(offer => offer.deed === deed);
  }

  /** Whether something can be taken up; a tile of the barn also for the animals it stands with. */
  isSource(name: string): boolean {
    const herd = herdOf(name);
    return this.sources.includes(name) || (herd !== undefined && this.sources.includes(herd));
  }

  /** The choice that aiming at this would be; a tile of the barn stands for the animals of its species there. */
  aimedAt(name: string): string | undefined {
    const herd = herdOf(name);
    return this.targets.find(({ to }) => to === name || to === herd)?.action;
  }

  /** The choice that pressing this would be, if it makes one. */
  actionOf(name: string): string | undefined {
    return this.aimedAt(name) ?? this.#whole(name);
  }

  /** Takes something up, or aims at it, whichever makes sense. False if it is of no use now. */
  press(name: string): boolean {
    const action = this.aimedAt(name);
    if (action !== undefined) {
      this.stage.choose(action);
      return true;
    }
    if (this.source === name) {
      this.back();
      return true;
    }
    if (!this.isSource(name)) return false;
    // Where there is nothing to aim at, taking it up is the choice; taking it up again confirms it.
    const whole = this.#whole(name);
    if (whole !== undefined) {
      this.source = undefined;
      this.mode = undefined;
      // What will be drawn cannot be shown beforehand.
      if (name === spot.stack) this.stage.press(whole);
      else this.stage.choose(whole);
    } else {
      this.stage.cancel();
      this.source = name;
    }
    return true;
  }

  /**
   * Asks for a money action or a donation: the only one of its kind is a choice at once. Asking again takes it back.
   * Of a donation it is always shown first what is given away.
   */
  want(deed: Asked): void {
    const again = this.mode === deed;
    this.back();
    if (again) return;
    const offers = this.offers.filter(offer => offer.deed === deed);
    const [first] = offers;
    if (first === undefined) return;
    this.mode = deed;
    const [way] = waysOf(first);
    // What is the only thing to take up is taken up; what needs nothing else, or is shown first, is chosen.
    if (way?.to !== undefined && offers.every(offer => waysOf(offer)[0]?.from === way.from)) this.source = way.from;
    const plain = way?.to === undefined && deed !== 'donate';
    if (offers.length === 1 && (plain || showsFirst())) this.stage.choose(first.action);
  }

  /** Nothing is taken up or chosen any more; what must be placed stays taken up where there is only one. */
  back(): void {
    this.stage.cancel();
    this.clear();
  }

  clear(): void {
    this.mode = undefined;
    this.source = this.#only();
  }

  /** Shows a choice that was made elsewhere. */
  follow(action: string): void {
    const move = parse(action);
    const ways = waysOf(move);
    this.mode = ASKED.find(asked => asked === move.deed);
    if (ways.every(({ from }) => from !== this.source))
      this.source = ways[0]?.to === undefined ? undefined : ways[0].from;
  }

  /** The choice that needs nothing to aim at. */
  #whole(name: string): string | undefined {
    return this.wanted.find(offer => waysOf(offer).some(({ from, to }) => from === name && to === undefined))?.action;
  }

  /** What is taken up by itself: a tile that was drawn, the last kind of tile on a truck. */
  #only(): string | undefined {
    const must = this.offers.filter(({ deed }) => deed === 'load' || deed === 'unload');
    const [first, ...rest] = must.map(offer => waysOf(offer)[0]?.from);
    return rest.every(from => from === first) ? first : undefined;
  }
}
