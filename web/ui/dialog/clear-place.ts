import { type RefObject, useLayoutEffect } from 'react';

const GAP = 16;
/** How often controls may have moved: a dialog opens, the page scrolls. */
const CHECK_MS = 200;

const BUTTONS = 'button, select, [role="button"]';
const CONTROLS = `${BUTTONS}, input, textarea`;

interface Rect {
  readonly top: number;
  readonly bottom: number;
}

/** The lowest distance from the bottom of the window at which a box covers none of the rectangles; null if there is no room. */
export function clearBottom(height: number, windowHeight: number, taken: readonly Rect[]): number | null {
  let bottom = GAP;
  // Every step passes one of them at least.
  for (let step = 0; step <= taken.length; step++) {
    const [low, high] = [windowHeight - bottom, windowHeight - bottom - height];
    if (high < GAP) return null;
    const covered = taken.filter((rect) => rect.top < low && rect.bottom > high);
    if (covered.length === 0) return bottom;
    bottom = windowHeight - Math.min(...covered.map(({ top }) => top)) + GAP / 2;
  }
  return null;
}

/** Controls that can be seen and pressed beside the box: those of the open dialog, or of the page. */
function controlsBeside(box: HTMLElement, controls: string): Rect[] {
  const { left, right } = box.getBoundingClientRect();
  const dialogs = document.querySelectorAll(':is([role="dialog"], [role="alertdialog"])[data-open]');
  const root = [...dialogs].at(-1) ?? document.body;
  return [...root.querySelectorAll(controls)]
    .filter((control) => !box.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter((rect) => rect.width > 1 && rect.height > 1 && rect.left < right && rect.right > left)
    .filter((rect) => rect.bottom > 0 && rect.top < window.innerHeight);
}

/** Keeps a box at the bottom of the window off the controls there, or at least off the buttons, which people may want to press meanwhile. */
export function useClearPlace(ref: RefObject<HTMLElement | null>, isHeld: boolean): void {
  useLayoutEffect(() => {
    const box = ref.current;
    // Not while the pointer is on it: it would move under a click.
    if (!box || isHeld) return;
    const place = () => {
      const clearOf = (controls: string) =>
        clearBottom(box.offsetHeight, window.innerHeight, controlsBeside(box, controls));
      const bottom = clearOf(CONTROLS) ?? clearOf(BUTTONS) ?? GAP;
      box.style.marginBottom = `${bottom - GAP}px`;
    };
    place();
    const timer = setInterval(place, CHECK_MS);
    return () => clearInterval(timer);
  }, [ref, isHeld]);
}
