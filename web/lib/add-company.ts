import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

const put = (open: boolean): void => {
  isOpen = open;
  for (const listener of listeners) listener();
};

/** The add-company modal is opened from many places and stands once, in the shell. */
export const openAddCompany = (): void => put(true);
export const closeAddCompany = (): void => put(false);

export const useIsAddingCompany = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOpen,
  );
