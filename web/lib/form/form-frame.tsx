import { type FocusEvent, type PointerEvent, useRef } from 'react';

/** Error of the whole form, which belongs to no field. */
export const FormError = ({ children }: { children: string }) => (
  <p role="alert" className="rounded-md bg-bad-bg px-3 py-2 text-13 text-bad">
    {children}
  </p>
);

/**
 * Delays the blur validation that pressing something else in the form causes until the click is over. The error it shows would move
 * what is pressed away from under the pointer and lose the click. Submitting validates every field anyway.
 */
export function usePress() {
  const pressed = useRef(false);
  const left = useRef<Element | null>(null);
  return {
    onPointerDownCapture: ({ target }: PointerEvent) => {
      pressed.current = true;
      left.current = null;
      const isSubmit = target instanceof Element && target.closest('[type="submit"]') !== null;
      const release = () => {
        window.removeEventListener('pointerup', release);
        window.removeEventListener('pointercancel', release);
        // The click follows the pointerup.
        setTimeout(() => {
          pressed.current = false;
          const field = left.current;
          left.current = null;
          if (!isSubmit && field?.isConnected) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
        });
      };
      window.addEventListener('pointerup', release);
      window.addEventListener('pointercancel', release);
    },
    onBlurCapture: (event: FocusEvent) => {
      if (!pressed.current) return;
      event.stopPropagation();
      left.current ??= event.target;
    },
  };
}
