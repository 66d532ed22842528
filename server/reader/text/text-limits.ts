/** Of one text: what lies beyond is not looked through, and the notice says so. */
export const TEXT_MAX = 5 * 1024 * 1024;
export const LINES_MAX = 100_000;
