import { useSyncExternalStore } from 'react';

let isClosed = false;
const listeners = new Set<() => void>();

function set(closed: boolean): void {
  if (isClosed === closed) return;
  isClosed = closed;
  for (const listener of listeners) listener();
}

/** Closed once the server says that a second factor has to be set up first; only the account can be reached then. */
export const factorGate = { close: () => set(true), open: () => set(false) };

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useFactorGate = (): boolean => useSyncExternalStore(subscribe, () => isClosed);
