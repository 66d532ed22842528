import { useSyncExternalStore } from 'react';

/** Something that is opened from many places and stands once, in the shell. */
export function openPlace() {
  let isOpen = false;
  const listeners = new Set<() => void>();
  const put = (open: boolean): void => {
    isOpen = open;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    open: () => put(true),
    close: () => put(false),
    useIsOpen: (): boolean => useSyncExternalStore(subscribe, () => isOpen),
  };
}
