import type { UrlState } from './url-states.ts';

/** beyond-edges § 21: what was done, in Lumen's words. */
export type LumenAction = 'Yes' | 'No' | 'Partial' | 'Unspecified';

const isRemoved = (state: UrlState): boolean => state === 'disabled' || state === 'disputed' || state === 'gone';

export function lumenActionOf(states: readonly UrlState[]): LumenAction {
  if (states.length === 0) return 'Unspecified';
  if (states.every(isRemoved)) return 'Yes';
  if (states.every((state) => state === 'declined')) return 'No';
  return states.some(isRemoved) ? 'Partial' : 'Unspecified';
}
