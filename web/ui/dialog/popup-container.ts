import { useCallback, useState } from 'react';

/**
 * Portal container of a popup: the dialog or main landmark around its trigger, so that assistive technology finds the
 * popup inside that region. Attach the ref to the trigger.
 */
export function usePopupContainer() {
  const [container, setContainer] = useState<HTMLElement | undefined>();
  const ref = useCallback((trigger: HTMLElement | null) => {
    if (trigger) setContainer(trigger.closest<HTMLElement>('[role="dialog"], main') ?? undefined);
  }, []);
  return { ref, container };
}
