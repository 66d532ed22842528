import type { XeroStatus } from '#core/contract/trade/accounting.ts';
import { connectionStatusCopy as copy } from '#core/copy/trade/accounting.ts';
import { formatCalendarDate } from '#web/lib/format.ts';
import type { Tone } from '#web/ui/badge.tsx';

type Status = XeroStatus['status'];

export const STATUS_LABELS: Readonly<Record<Status, { label: string; tone: Tone }>> = {
  off: { label: copy.notConfigured, tone: 'muted' },
  disconnected: { label: copy.notConnected, tone: 'warn' },
  connected: { label: copy.connected, tone: 'ok' },
  expiring: { label: copy.expiresSoon, tone: 'warn' },
  lapsed: { label: copy.expired, tone: 'bad' },
};

/** Warning for superusers; null when the connection is healthy. */
export function warningOf({ status, message, expires_date, invoices }: XeroStatus): string | null {
  if (status === 'lapsed') {
    const waiting = invoices.waiting > 0 ? copy.invoicesPending(invoices.waiting) : '';
    return copy.expiredWarning(waiting, message ?? '').trim();
  }
  if (status === 'expiring') {
    return copy.expiresSoonWarning(formatCalendarDate(expires_date ?? ''));
  }
  if (status === 'disconnected') return copy.notConnectedWarning;
  if (status === 'connected' && invoices.failed > 0) {
    return copy.failedWarning(invoices.failed);
  }
  return null;
}
