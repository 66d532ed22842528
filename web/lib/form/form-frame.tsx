import { type FocusEvent, type PointerEvent, useRef } from 'react';

/** Error of the whole form, which belongs to no field. */
export const FormError = ({ children }: { children: string }) => (
  <p role="alert" className="rounded-md bg-bad-bg px-3 py-2 text-13 text-bad">
    {children}
  </p>
);

/**
 * Suppresses the blur validation caused by pressing the submit button. The error it shows would move the button away
 * from under the pointer and lose the click; submitting validates every field anyway.
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
