import type { Authenticity } from '#core/contract/intake/authenticity.ts';
import { authenticityLine } from '#core/copy/intake/authenticity.ts';
import type { StoredAuthenticity } from '../../../../reader/authenticity/judge.ts';

export function presentAuthenticity(stored: StoredAuthenticity | null): Authenticity | null {
  if (!stored) return null;
  const { verdict, domain, spf, dkim, dmarc, arc, pgp, reply_to_differs, checked_date, by } = stored;
  return { verdict, domain, spf, dkim, dmarc, arc, pgp, reply_to_differs, checked_date, by };
}

/** beyond § 19: the line under the sender, whose address is given. */
export const presentAuthenticityLine = (stored: StoredAuthenticity | null, sender: string | null): string | null =>
  stored && authenticityLine(stored, sender);
