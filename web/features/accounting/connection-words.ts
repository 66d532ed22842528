import type { XeroStatus } from '#core/contract/accounting.ts';
import { formatCalendarDate, plural } from '#web/lib/format.ts';
import type { Tone } from '#web/ui/badge.tsx';

type Status = XeroStatus['status'];

export const STATUS_WORDS: Readonly<Record<Status, { label: string; tone: Tone }>> = {
  off: { label: 'Not configured', tone: 'muted' },
  disconnected: { label: 'Not connected', tone: 'warn' },
  connected: { label: 'Connected', tone: 'ok' },
  expiring: { label: 'About to lapse', tone: 'warn' },
  lapsed: { label: 'Lapsed', tone: 'bad' },
};

/** What a superuser should hear of before it costs something; null when all is well. */
export function warningOf({ status, message, expires_date, invoices }: XeroStatus): string | null {
  if (status === 'lapsed') {
    const waiting = invoices.waiting > 0 ? ` ${plural(invoices.waiting, 'invoice')} wait.` : '';
    return `The connection to Xero has lapsed: no invoice gets there and no payment comes back.${waiting} ${message ?? ''}`.trim();
  }
  if (status === 'expiring') {
    return `The connection to Xero lapses on ${formatCalendarDate(expires_date ?? '')}: it has not been used for weeks. Connect it again, and see that the background work runs.`;
  }
  if (status === 'disconnected') return 'Xero is set up, but not connected yet: no invoice gets there.';
  if (status === 'connected' && invoices.failed > 0) {
    return `Xero needs somebody for ${plural(invoices.failed, 'invoice')}. Its company’s billing tab says why.`;
  }
  return null;
}
