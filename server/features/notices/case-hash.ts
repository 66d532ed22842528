import { createHash } from 'node:crypto';

/** decisions §7: the same sender about the same URLs is the same case come again. Null where that cannot be told. */
export function caseHash(sender_email: string | undefined, urls: readonly string[]): string | null {
  if (!sender_email || urls.length === 0) return null;
  const hash = createHash('sha256').update(sender_email.toLowerCase());
  for (const url of [...new Set(urls)].sort()) hash.update('\0').update(url);
  return hash.digest('hex');
}
