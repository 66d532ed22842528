export const OPEN_URL_AGES = ['today', 'days_1_3', 'days_4_7', 'older'] as const;
export type OpenUrlAge = (typeof OPEN_URL_AGES)[number];

/** beyond § 14: whole days since the receipt of the notice at which an age begins, and at which the next one does. */
export const OPEN_URL_DAYS: Readonly<Record<OpenUrlAge, readonly [from: number, until: number | null]>> = {
  today: [0, 1],
  days_1_3: [1, 4],
  days_4_7: [4, 8],
  older: [8, null],
};
