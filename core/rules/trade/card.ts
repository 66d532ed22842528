/** spec §5, Card: brands, masks and rules. */
export const CARD_BRANDS = [
  'visa',
  'mastercard',
  'amex',
  'discover',
  'diners',
  'diners_club',
  'jcb',
  'visa_electron',
] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

/** The first match wins, so narrow ranges come first. Unknown numbers default to visa. */
const RANGES: readonly (readonly [CardBrand, RegExp])[] = [
  ['visa_electron', /^(4026|417500|4405|4508|4844|4913|4917)/],
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['amex', /^3[47]/],
  ['diners', /^30[0-5]/],
  ['diners_club', /^(36|38|39|309)/],
  ['jcb', /^35/],
  ['discover', /^(6011|65|64[4-9]|622)/],
];

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

export const cardBrand = (number: string): CardBrand =>
  RANGES.find(([, range]) => range.test(digitsOf(number)))?.[0] ?? 'visa';

const groupsOf = (brand: CardBrand): readonly number[] => {
  if (brand === 'amex') return [4, 6, 5];
  return brand === 'diners' || brand === 'diners_club' ? [4, 4, 4, 2] : [4, 4, 4, 4];
};

/** Formats a card number while typing, in the digit groups of its brand. */
export function maskNumber(typed: string): string {
  const digits = digitsOf(typed);
  const groups: string[] = [];
  let at = 0;
  for (const length of groupsOf(cardBrand(digits))) {
    groups.push(digits.slice(at, at + length));
    at += length;
  }
  return groups.filter(Boolean).join(' ');
}

/** Formats the expiry date while typing, as `MM / YY` or `MM / YYYY`. `5/27` gets its leading zero. */
export function maskExpiry(typed: string): string {
  const digits = digitsOf(typed.replace(/^\s*([1-9])\s*\//, '0$1')).slice(0, 6);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

export const codeLength = (brand: CardBrand): number => (brand === 'amex' ? 4 : 3);

export function passesLuhn(number: string): boolean {
  const digits = digitsOf(number);
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    let digit = Number(digits[digits.length - 1 - i]);
    if (i % 2 === 1) digit = digit > 4 ? digit * 2 - 9 : digit * 2;
    sum += digit;
  }
  return digits.length > 0 && sum % 10 === 0;
}

/** A year of two digits is in this century. */
export const fullYear = (year: number): number => (year < 100 ? 2000 + year : year);

const SHORT_NAMES = ['amex', 'jcb'];

/** `diners_club` → Diners Club, `jcb` → JCB. Gateways report brands that our own form doesn't know, too. */
export const brandName = (brand: string): string =>
  SHORT_NAMES.includes(brand)
    ? brand.toUpperCase()
    : brand.replace(/(^|_)(\w)/g, (_, gap: string, letter: string) => (gap && ' ') + letter.toUpperCase());

/** Visa •••• 4242 */
export const cardLabel = ({ brand, last4 }: { brand: string; last4: string }): string =>
  `${brandName(brand)} •••• ${last4}`;

/** Cards are valid through the last day of their expiry month. */
export function isExpired(month: number, year: number, now: Date): boolean {
  return year * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
}
