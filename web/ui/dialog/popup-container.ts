import { useCallback, useState } from 'react';

/**
 * Where a popup belongs: inside the dialog or the landmark of its trigger, so that whoever walks the page by its
 * regions finds it there. Put the ref on the trigger.
 */
export function usePopupContainer() {
  const [container, setContainer] = useState<HTMLElement | undefined>();
  const ref = useCallback((trigger: HTMLElement | null) => {
    if (trigger) setContainer(trigger.closest<HTMLElement>('[role="dialog"], main') ?? undefined);
  }, []);
  return { ref, container };
}
