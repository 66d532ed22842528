import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../../deps.ts';

type Signing = Pick<Deps, 'config' | 'jwtSecrets'>;

/** Domain-separated HMAC: a session token cannot be used as an unsubscribe token, or the reverse. */
const sign = (secret: string, user_id: number): Buffer =>
  createHmac('sha256', secret).update(`turn the digest off for user ${user_id}`).digest();

/** Unsubscribe URL that works without login, for the recipient of the mail only. */
export const unsubscribeUrl = ({ config, jwtSecrets }: Signing, user_id: number): string =>
  `${config.PUBLIC_URL}/api/unsubscribe/${user_id}.${sign(jwtSecrets[0]!, user_id).toString('base64url')}`;

/** The user id in a token; undefined if the signature is invalid. */
export function readUnsubscribeToken({ jwtSecrets }: Pick<Signing, 'jwtSecrets'>, token: string): number | undefined {
  const [, digits, given] = /^([1-9]\d{0,9})\.([\w-]{43})$/.exec(token) ?? [];
  if (!digits || !given) return undefined;
  const [user_id, mac] = [Number(digits), Buffer.from(given, 'base64url')];
  return jwtSecrets.some((secret) => timingSafeEqual(sign(secret, user_id), mac)) ? user_id : undefined;
}
