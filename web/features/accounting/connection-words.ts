import type { XeroStatus } from '#core/contract/accounting.ts';
import { formatCalendarDate, plural } from '#web/lib/format.ts';
import type { Tone } from '#web/ui/badge.tsx';

type Status = XeroStatus['status'];

export const STATUS_WORDS: Readonly<Record<Status, { label: string; tone: Tone }>> = {
  off: { label: 'Not configured', tone: 'muted' },
  disconnected: { label: 'Not connected', tone: 'warn' },
  connected: { label: 'Connected', tone: 'ok' },
  expiring: { label: 'Expires soon', tone: 'warn' },
  lapsed: { label: 'Expired', tone: 'bad' },
};

/** What a superuser should hear of before it costs something; null when all is well. */
export function warningOf({ status, message, expires_date, invoices }: XeroStatus): string | null {
  if (status === 'lapsed') {
    const waiting = invoices.waiting > 0 ? ` ${plural(invoices.waiting, 'invoice')} pending.` : '';
    return `The connection to Xero has expired. Invoices and payments are not synced.${waiting} ${message ?? ''}`.trim();
  }
  if (status === 'expiring') {
    return `The connection to Xero expires on ${formatCalendarDate(expires_date ?? '')} because it has not been used for weeks. Reconnect it and check that background jobs are running.`;
  }
  if (status === 'disconnected') return 'Xero is set up but not connected yet. Invoices are not sent to it.';
  if (status === 'connected' && invoices.failed > 0) {
    return `${plural(invoices.failed, 'invoice')} could not be sent to Xero. See the company’s billing tab for details.`;
  }
  return null;
}
