import { useSyncExternalStore } from 'react';

/** Something that is opened from many places and stands once, in the shell. */
export function createOpenState() {
  let isOpen = false;
  const listeners = new Set<() => void>();
  const setOpen = (open: boolean): void => {
    isOpen = open;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    open: () => setOpen(true),
    close: () => setOpen(false),
    useIsOpen: (): boolean => useSyncExternalStore(subscribe, () => isOpen),
  };
}
