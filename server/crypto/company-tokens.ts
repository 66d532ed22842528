import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = DIGITS.length;
const SECRET_CHARS = 40;
const CHECK_CHARS = 6;
const SHAPE = /^sh_([0-9A-Za-z]{40})([0-9A-Za-z]{6})$/;

/** The CRC-32 of the secret in base 62, padded with zeros. */
function checkOf(secret: string): string {
  let text = '';
  for (let rest = crc32(secret); rest > 0; rest = Math.floor(rest / BASE)) text = DIGITS.charAt(rest % BASE) + text;
  return text.padStart(CHECK_CHARS, '0');
}

/**
 * beyond § 17: a token that secret scanners recognize by its beginning and its checksum, with 238 random bits. Only its hash is
 * stored.
 */
export function newCompanyToken(): string {
  const secret = Array.from({ length: SECRET_CHARS }, () => DIGITS.charAt(randomInt(BASE))).join('');
  return `sh_${secret}${checkOf(secret)}`;
}

/** Whether a text can be a token at all. What was mistyped or made up is refused without a look-up. */
export function isCompanyToken(text: string): boolean {
  const [, secret, check] = SHAPE.exec(text) ?? [];
  return secret !== undefined && check === checkOf(secret);
}
