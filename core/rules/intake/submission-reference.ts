/** Crockford's base 32: no I, L, O and U, which are misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BASE = 32;

/** Luhn mod 32: the character that makes a wrong or swapped character visible (beyond-edges § 12). */
function checkCharacter(characters: string): string {
  let factor = 2;
  let sum = 0;
  for (const character of [...characters].reverse()) {
    const product = factor * ALPHABET.indexOf(character);
    sum += Math.floor(product / BASE) + (product % BASE);
    factor = factor === 2 ? 1 : 2;
  }
  return ALPHABET[(BASE - (sum % BASE)) % BASE]!;
}

/** `SH-XXXX-XXXX` from seven random numbers, of which the lowest five bits count. */
export function submissionReference(random: readonly number[]): string {
  const characters = random.map((byte) => ALPHABET[byte % BASE]).join('');
  const all = characters + checkCharacter(characters);
  return `SH-${all.slice(0, 4)}-${all.slice(4)}`;
}

/** A reference as people type it: any case, with or without hyphens, I and L for 1, O for 0. Null if it can't be one. */
export function readReference(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '').replace(/^SH/, '').replace(/[IL]/g, '1').replaceAll('O', '0');
  if (plain.length !== 8 || [...plain].some((character) => !ALPHABET.includes(character))) return null;
  if (checkCharacter(plain.slice(0, 7)) !== plain[7]) return null;
  return `SH-${plain.slice(0, 4)}-${plain.slice(4)}`;
}
