import { createHash } from 'node:crypto';

/** decisions §7: the same sender about the same URLs is the same case come again. Null where that cannot be told. */
export function caseHash(sender_email: string | undefined, urls: readonly string[]): string | null {
  if (!sender_email || urls.length === 0) return null;
  const said = [sender_email.toLowerCase(), ...[...new Set(urls)].sort()].join('\0');
  return createHash('sha256').update(said).digest('hex');
}
