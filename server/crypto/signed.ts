import { createHmac, timingSafeEqual } from 'node:crypto';

const macOf = (secret: string, purpose: string, text: string): Buffer =>
  createHmac('sha256', secret).update(`safeharbor ${purpose}\n${text}`).digest();

/** A text that everyone may read and no one can forge: `{text}.{HMAC}`. A purpose's signatures are not valid for another. */
export const sign = (secret: string, purpose: string, text: string): string =>
  `${text}.${macOf(secret, purpose, text).toString('base64url')}`;

/** The signed text; null if none of the secrets signed it. Several secrets allow rotation. */
export function verifySigned(secrets: readonly string[], purpose: string, signed: string): string | null {
  const dot = signed.lastIndexOf('.');
  if (dot === -1) return null;
  const [text, mac] = [signed.slice(0, dot), Buffer.from(signed.slice(dot + 1), 'base64url')];
  const isSignedBy = (secret: string): boolean => {
    const expected = macOf(secret, purpose, text);
    return mac.length === expected.length && timingSafeEqual(mac, expected);
  };
  return secrets.some(isSignedBy) ? text : null;
}
