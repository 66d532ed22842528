import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Seconds for which a code is shown (RFC 6238 § 4.1). */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** Steps that a clock may be ahead or behind. */
const DRIFT = 1;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base 32 without padding (RFC 4648 § 6), as authenticator apps expect it. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

/** 160 random bits, as long as the hash (RFC 4226 § 4). */
export const newTotpSecret = (): string => toBase32(randomBytes(20));

export const stepAt = (date: Date): number => Math.floor(date.getTime() / 1000 / STEP_SECONDS);

/** The code of a step (RFC 4226 § 5.3). */
export function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = mac[mac.length - 1]! & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The step whose code this is, if it is later than the last accepted one (RFC 6238 § 5.2); null otherwise. */
export function matchingStep(secret: string, code: string, now: Date, last: number | null): number | null {
  if (!/^\d+$/.test(code)) return null;
  const current = stepAt(now);
  for (let step = current - DRIFT; step <= current + DRIFT; step++) {
    if (step > (last ?? -1) && isSame(codeOfStep(secret, step), code)) return step;
  }
  return null;
}

/** The address that an authenticator app reads from the QR code. */
export function totpUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = new URLSearchParams({
    secret,
    issuer,
    algorithm: 'SHA1',
    digits: `${DIGITS}`,
    period: `${STEP_SECONDS}`,
  });
  return `otpauth://totp/${label}?${query}`;
}
