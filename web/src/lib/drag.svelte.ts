/**
 * Dragging with mouse, pen or finger. What is dragged is a picture of its own above the page, moved by nothing but a
 * transform: the page itself is not laid out again while a finger moves.
 */
export interface Point {
  x: number;
  y: number;
}

/** A shorter way than this is a click, in pixels. */
const CLICK = 6;

interface Rules<T> {
  size(): number;
  /** The name of the target under a point, if the thing may be dropped there. */
  over(thing: T, point: Point): string | undefined;
  begin(thing: T): void;
  drop(thing: T, target: string | undefined): void;
  /** Turns a point of the window into one of the board. Called once, when the drag begins. */
  ruler(): (x: number, y: number) => Point;
}

export class Drag<T> {
  /** The target that is hovered over. */
  over = $state<string>();

  constructor(private readonly rules: Rules<T>) {}

  /** Follows the pointer that went down, until it is lifted. */
  grab(down: PointerEvent, thing: T, picture: string | undefined): void {
    if (down.button !== 0) return;
    let shade: HTMLElement | undefined;
    let measure: ((x: number, y: number) => Point) | undefined;
    const follow = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      if (shade === undefined) {
        if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < CLICK) return;
        shade = this.#shade(picture);
        measure = this.rules.ruler();
        this.rules.begin(thing);
      }
      shade.style.transform = `translate(${event.clientX - this.#half}px, ${event.clientY - this.#half}px)`;
      const over = measure && this.rules.over(thing, measure(event.clientX, event.clientY));
      if (over !== this.over) this.over = over;
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      stop.abort();
      const dragged = shade !== undefined;
      shade?.remove();
      const target = event.type === 'pointerup' ? this.over : undefined;
      this.over = undefined;
      if (!dragged) return;
      this.rules.drop(thing, target);
      // The click that follows is none: it belongs to the drag.
      addEventListener('click', click => click.stopPropagation(), { capture: true, once: true });
      setTimeout(() => dispatchEvent(new Event('click')), 0);
    };
    const stop = new AbortController();
    addEventListener('pointermove', follow, { signal: stop.signal });
    addEventListener('pointerup', end, { signal: stop.signal });
    addEventListener('pointercancel', end, { signal: stop.signal });
  }

  #half = 0;

  #shade(picture: string | undefined): HTMLElement {
    const size = this.rules.size();
    this.#half = size / 2;
    const shade = document.createElement('div');
    Object.assign(shade.style, {
      position: 'fixed',
      top: '0',
      left: '0',
      width: `${size}px`,
      height: `${size}px`,
      zIndex: '100',
      pointerEvents: 'none',
      willChange: 'transform',
      borderRadius: '50%',
      background: 'rgb(255 255 255 / 70%)',
      boxShadow: '0 6px 18px rgb(0 0 0 / 35%)',
    });
    if (picture !== undefined) {
      const image = new Image();
      image.src = picture;
      Object.assign(image.style, { width: '100%', height: '100%' });
      shade.append(image);
    }
    document.body.append(shade);
    return shade;
  }
}
