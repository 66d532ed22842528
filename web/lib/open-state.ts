import { useSyncExternalStore } from 'react';

/** Shared open/closed state of a dialog that is opened from many places and rendered once, in the shell. */
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
