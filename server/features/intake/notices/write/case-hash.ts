import { createHash } from 'node:crypto';

/** decisions §7: notices by the same sender about the same URLs are the same case. Null without a sender or URLs. */
export function caseHash(sender_email: string | undefined, urls: readonly string[]): string | null {
  if (!sender_email || urls.length === 0) return null;
  const identity = [sender_email.toLowerCase(), ...[...new Set(urls)].sort()].join('\0');
  return createHash('sha256').update(identity).digest('hex');
}
