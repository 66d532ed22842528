import { XERO_WARN_DAYS } from '#core/constants.ts';
import type { XeroStatus } from '#core/contract/trade/accounting.ts';
import { messages } from '#core/messages.ts';
import { addSeconds } from '../../../base/clock.ts';
import type { Deps } from '../../../deps.ts';
import { type ConnectionRow, getConnection } from './accounting.queries.ts';
import { countXeroInvoices } from './xero-invoices.queries.ts';

function healthOf({ broken_for, refresh_expires_date: end }: ConnectionRow, now: Date) {
  if (broken_for !== null) return { status: 'lapsed', message: broken_for } as const;
  if (end <= now) return { status: 'lapsed', message: messages.xeroLapsed } as const;
  const isNear = end <= addSeconds(now, XERO_WARN_DAYS * 24 * 3600);
  return { status: isNear ? 'expiring' : 'connected', message: null } as const;
}

/** The only Xero endpoint that answers when Xero is not configured: screens call it to decide what to offer. */
export async function readAccounting({ accounting, db, clock }: Deps): Promise<XeroStatus> {
  const nothing = { organisation: null, connected_date: null, expires_date: null };
  if (!accounting) {
    return { status: 'off', ...nothing, message: messages.xeroOff, invoices: { waiting: 0, failed: 0 } };
  }
  const invoices = await countXeroInvoices(db);
  const connection = await getConnection(db);
  if (!connection) return { status: 'disconnected', ...nothing, message: messages.xeroDisconnected, invoices };
  return {
    ...healthOf(connection, clock.now()),
    organisation: connection.tenant_name,
    connected_date: connection.connected_date.toISOString(),
    expires_date: connection.refresh_expires_date.toISOString(),
    invoices,
  };
}
