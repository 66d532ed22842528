import { randomBytes, randomInt, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

/** Crockford's base 32 in lower case: no letters that are mistaken for digits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LETTERS = 8;

const derive = promisify<string, string, number, { N: number; r: number; p: number }, Buffer>(scrypt);

/** About 10 ms. A code has 40 random bits: with a fast hash, whoever reads the table could try them all. */
const COST = { N: 4096, r: 8, p: 1 };

const part = (): string => Array.from({ length: LETTERS / 2 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

export const newRecoveryCode = (): string => `${part()}-${part()}`;
export const newSalt = (): string => randomBytes(16).toString('base64url');

/** Case, spaces and hyphens don't matter, and neither do the letters that Crockford reads as digits. */
const normalized = (code: string): string =>
  code.toLowerCase().replace(/[\s-]/g, '').replace(/[il]/g, '1').replaceAll('o', '0');

export async function hashRecoveryCode(code: string, salt: string): Promise<string> {
  return (await derive(normalized(code), salt, 32, COST)).toString('base64url');
}
