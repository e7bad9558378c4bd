/**
 * Which animals the page shows where. A picture names its animal in `data-animal`; most let pointers through, or lie under a
 * button, so places are compared instead of asking what was hit.
 */

const isWithin = ({ left, top, right, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** Whether nothing around it cuts off the picture at this point. */
function isOpen(picture: Element, x: number, y: number): boolean {
  if (!picture.checkVisibility({ visibilityProperty: true }) || picture.closest('[inert]')) return false;
  for (let around = picture.parentElement; around !== null; around = around.parentElement) {
    if (getComputedStyle(around).overflow !== 'visible' && !isWithin(around.getBoundingClientRect(), x, y))
      return false;
  }
  return true;
}

/** The pictures of the layer that something lies in: the page, or a dialog over it. */
function picturesBeside(something: Element): HTMLElement[] {
  const layer = something.closest('dialog');
  const all = (layer ?? document).querySelectorAll<HTMLElement>('[data-animal]');
  return [...all].filter(picture => picture.closest('dialog') === layer);
}

const nameOf = (picture: Element | undefined): string | undefined => picture?.getAttribute('data-animal') ?? undefined;

/** The animal at a point of the window, on which something else may lie; the uppermost one. */
export function animalAt(hit: Element, x: number, y: number): string | undefined {
  const there = picturesBeside(hit).filter(picture => isWithin(picture.getBoundingClientRect(), x, y));
  return nameOf(there.findLast(picture => isOpen(picture, x, y)));
}

/** The animals that something shows, or lies upon. */
export function animalsOn(something: Element): string[] {
  const box = something.getBoundingClientRect();
  return picturesBeside(something).flatMap(picture => {
    const { x, y, width, height } = picture.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    return isWithin(box, left, top) && isOpen(picture, left, top) ? (nameOf(picture) ?? []) : [];
  });
}
