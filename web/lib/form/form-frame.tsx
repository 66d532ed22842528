import { type FocusEvent, type PointerEvent, useRef } from 'react';

/** What was refused and belongs to no field. */
export const FormError = ({ children }: { children: string }) => (
  <p role="alert" className="rounded-md bg-bad-bg px-3 py-2 text-13 text-bad">
    {children}
  </p>
);

/**
 * A press on the submit button takes the focus from a field. Checking that field then would show its error, move the
 * button from under the pointer and lose the click; the submit checks every field anyway.
 */
export function useSubmitPress() {
  const pressed = useRef(false);
  return {
    onPointerDownCapture: ({ target }: PointerEvent) => {
      pressed.current = target instanceof Element && target.closest('[type="submit"]') !== null;
      const release = () => {
        pressed.current = false;
      };
      window.addEventListener('pointerup', release, { once: true });
    },
    onBlurCapture: (event: FocusEvent) => {
      if (pressed.current) event.stopPropagation();
    },
  };
}
