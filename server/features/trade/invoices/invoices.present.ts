import type { Invoice } from '#core/contract/trade/payments.ts';
import { money } from '#core/rules/text/money.ts';
import type { InvoiceRow } from './invoices.queries.ts';

export const invoiceFileName = (number: string): string => `${number}.pdf`;

export const presentInvoice = (row: InvoiceRow): Invoice => ({
  id: row.id,
  number: row.number,
  date: row.date,
  due_date: row.due_date,
  status: row.status,
  currency: 'USD',
  total: money(row.total_cents),
  lines: row.lines,
  order: row.order_id === null ? null : { id: row.order_id, number: row.order_number ?? '' },
  method: row.method,
  service_period:
    row.service_start === null || row.service_end === null ? null : { start: row.service_start, end: row.service_end },
  file: row.file_id === null ? null : { file_id: row.file_id, name: invoiceFileName(row.number) },
});
