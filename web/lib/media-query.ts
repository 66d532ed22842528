import { useSyncExternalStore } from 'react';

/** Result of a media query as React state, for layouts that differ in markup and not only in style. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}

/** Rows become cards under 768 px. */
export const useIsWide = (): boolean => useMediaQuery('(min-width: 768px)');
