/** What the person uses: a finger, which cannot point at something without pressing it, or a mouse, a pen or keys. */
let finger = false;

/** Whether the person touches the screen. */
export const isFinger = (): boolean => finger;

/** Looks from now on at what is used. */
export function watchPointer(): void {
  addEventListener('pointerdown', event => (finger = event.pointerType === 'touch'), { capture: true });
  addEventListener('keydown', () => (finger = false), { capture: true });
}
