/** beyond § 12: how long the emailed link confirms a form. */
export const CONFIRM_DAYS = 7;
