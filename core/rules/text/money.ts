/** decisions §2: integer cents as a decimal string with two places. */
export function money(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.floor(Math.abs(cents) / 100);
  return `${sign}${whole}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
}

/** Dollars and cents for documents, with thousands separators (spec §9). */
export function exactDollars(amount: string): string {
  const [whole = '0', cents = '00'] = amount.split('.');
  return `$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}

/** Dollars for screens: cents are omitted if they are zero. */
export const dollars = (amount: string): string => exactDollars(amount).replace(/\.00$/, '');
