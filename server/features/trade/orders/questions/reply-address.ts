import { randomBytes } from 'node:crypto';
import { addressOf } from '../../../../mail/mail-from.ts';

/** 128 random bits in lower-case hex: mail servers may change the case of an address, and its local part has 64 characters. */
export const newReplyToken = (): string => randomBytes(16).toString('hex');

/** The sender's address with the token: `agent+question-…@example.com`. */
export function replyAddress(mailFrom: string, token: string): string {
  const [local, host] = addressOf(mailFrom).split('@');
  return `${local}+question-${token}@${host}`;
}

const TOKEN = /\+question-([0-9a-f]{32})@/gi;
const TOKENS_MAX = 10;

/** The tokens in addresses or in a header with addresses. */
export const replyTokensIn = (addresses: readonly string[]): string[] =>
  [...new Set(addresses.flatMap((text) => [...text.matchAll(TOKEN)].map(([, token]) => token!.toLowerCase())))].slice(
    0,
    TOKENS_MAX,
  );
