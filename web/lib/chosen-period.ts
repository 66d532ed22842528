import type { Period } from '#core/lookups.ts';

/** The plan chosen before sign-up. Stored, because the link that confirms the account opens in another tab. */
const KEY = 'period';

export const chosenPeriod = {
  get: (): Period => (localStorage.getItem(KEY) === 'month' ? 'month' : 'year'),
  set: (period: Period): void => localStorage.setItem(KEY, period),
  clear: (): void => localStorage.removeItem(KEY),
};
