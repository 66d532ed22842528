import { SOURCE } from '#core/lookups.ts';
import type { Config } from '../../../../base/config.ts';

export interface CheckMode {
  /** With SPF, for which the address of the sending server must be known. */
  isFull: boolean;
  /** The id of a mail server in front of us whose results are believed. */
  front: string | null;
}

/** beyond § 19: what is checked of a message; null for nothing. Behind a mail server, the connecting address is that server's. */
export function checkMode(
  { MAIL_AUTH, AUTH_RESULTS_FROM }: Pick<Config, 'MAIL_AUTH' | 'AUTH_RESULTS_FROM'>,
  { source_id, client_ip }: { source_id: number; client_ip: string | null },
): CheckMode | null {
  if (MAIL_AUTH === 'off') return null;
  if (source_id !== SOURCE.email) return { isFull: false, front: null };
  const front = AUTH_RESULTS_FROM ?? null;
  return { isFull: MAIL_AUTH === 'full' && front === null && client_ip !== null, front };
}
