/** decisions §2: a decimal string with two places, computed from integer cents. */
export function money(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.floor(Math.abs(cents) / 100);
  return `${sign}${whole}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
}

/** spec §9: thousands are grouped with commas. For documents, to the cent. */
export function exactDollars(amount: string): string {
  const [whole = '0', cents = '00'] = amount.split('.');
  return `$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}

/** Whole dollars are shown without their zeros. */
export const dollars = (amount: string): string => exactDollars(amount).replace(/\.00$/, '');
