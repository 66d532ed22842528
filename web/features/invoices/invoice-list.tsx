import { useQuery } from '@tanstack/react-query';
import { Download, ReceiptText } from 'lucide-react';
import { downloadFile } from '#core/contract/records/files.ts';
import { type Invoice, listInvoices } from '#core/contract/trade/payments.ts';
import { invoiceListCopy as copy } from '#core/copy/trade/invoices.ts';
import { dollars } from '#core/rules/text/money.ts';
import { call } from '#web/lib/call/call.ts';
import { loadAll, pageReading } from '#web/lib/call/list-page.ts';
import type { CsvColumn } from '#web/lib/csv.ts';
import { formatCalendarDate } from '#web/lib/format.ts';
import { useListState } from '#web/lib/list-state.ts';
import { useDownload } from '#web/lib/use-download.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ListRows } from '#web/ui/list/list-rows.tsx';
import { ListTools } from '#web/ui/list/list-tools.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';
import type { Column } from '#web/ui/list/table-column.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ExportButton } from '#web/ui/page/export-button.tsx';
import { INVOICE_LIST, INVOICE_STATUSES, type InvoiceFilter, invoicesQuery } from './invoices-query.ts';
import { canBeSettled, MarkPaid } from './mark-paid.tsx';

const TONES: Record<Invoice['status'], Tone> = { open: 'warn', paid: 'ok', void: 'muted' };

const CSV: readonly CsvColumn<Invoice>[] = [
  { title: 'number', value: (invoice) => invoice.number },
  { title: 'date', value: (invoice) => invoice.date },
  { title: 'due_date', value: (invoice) => invoice.due_date },
  { title: 'status', value: (invoice) => invoice.status },
  { title: 'currency', value: (invoice) => invoice.currency },
  { title: 'total', value: (invoice) => invoice.total },
  { title: 'order', value: (invoice) => invoice.order?.number },
  { title: 'service_start', value: (invoice) => invoice.service_period?.start },
  { title: 'service_end', value: (invoice) => invoice.service_period?.end },
  { title: 'method', value: (invoice) => invoice.method },
];

const STATUS_FILTER = [{ name: 'status', label: copy.status, options: INVOICE_STATUSES }];

/** A company's invoices with their PDFs, newest first. */
export function InvoiceList({ companyId, maySettle }: { companyId: number; maySettle: boolean }) {
  const list = useListState<InvoiceFilter>(INVOICE_LIST);
  const params = { id: String(companyId) };
  const query = useQuery(pageReading(listInvoices, { params, query: invoicesQuery(list.state) }));
  return (
    <>
      <ListTools search={copy.search} list={list} columns={columns} filters={STATUS_FILTER}>
        <ExportButton
          name="invoices"
          columns={CSV}
          load={() =>
            loadAll((part) => call(listInvoices, { params, query: { ...invoicesQuery(list.state), ...part } }))
          }
        />
      </ListTools>
      <ListRows
        noun={copy.noun}
        list={list}
        query={query}
        columns={maySettle ? settlingColumns : columns}
        card={(invoice) => <InvoiceCard invoice={invoice} maySettle={maySettle} />}
        nameOf={({ number }) => number}
        empty={<EmptyState icon={ReceiptText} title={copy.emptyTitle} text={copy.emptyText} />}
      />
    </>
  );
}

const Status = ({ status }: { status: Invoice['status'] }) => (
  <Badge tone={TONES[status]}>{status.charAt(0).toUpperCase() + status.slice(1)}</Badge>
);

/** The order or subscription, and the paid period. */
function about({ order, service_period: period }: Invoice): string {
  const subject = order ? copy.order(order.number) : copy.subscription;
  if (!period) return subject;
  return `${subject} · ${copy.period(formatCalendarDate(period.start), formatCalendarDate(period.end))}`;
}

/** The status, and how it was paid or will be. */
const StatusAndMethod = ({ invoice: { status, method } }: { invoice: Invoice }) => (
  <span className="flex flex-col items-start gap-1">
    <Status status={status} />
    {method && status !== 'void' && (
      <span className="text-12 text-ink-3">{status === 'paid' ? copy.paidBy(method) : copy.payBy(method)}</span>
    )}
  </span>
);

/** Rows link to the invoice's order, if it has one. */
const NumberLink = ({ invoice: { number, order } }: { invoice: Invoice }) =>
  order ? (
    <RowLink to="/orders/$order_id/detail" params={{ order_id: String(order.id) }}>
      {number}
    </RowLink>
  ) : (
    <span className="text-14 font-medium text-ink">{number}</span>
  );

function Pdf({ invoice: { number, file } }: { invoice: Invoice }) {
  const { download, pending } = useDownload();
  if (!file) return <span className="text-12 text-ink-3">{copy.beingGenerated}</span>;
  return (
    <span className="relative z-10">
      <IconButton
        label={copy.download(number)}
        disabled={pending}
        onClick={() => void download(downloadFile, { params: { id: String(file.file_id) } }, file.name)}
      >
        <Download aria-hidden size={16} />
      </IconButton>
    </span>
  );
}

const columns: readonly Column<Invoice>[] = [
  {
    title: copy.invoice,
    sort: 'number',
    cell: (invoice) => (
      <>
        <NumberLink invoice={invoice} />
        <p className="text-12 text-ink-3">{about(invoice)}</p>
      </>
    ),
  },
  { title: copy.date, sort: 'date', cell: ({ date }) => <Day date={date} /> },
  { title: copy.due, from: 'lg', cell: ({ due_date }) => <Day date={due_date} /> },
  { title: copy.status, sort: 'status', cell: (invoice) => <StatusAndMethod invoice={invoice} /> },
  { title: copy.total, sort: 'total', align: 'end', cell: ({ total }) => dollars(total) },
  { title: copy.pdf, align: 'end', cell: (invoice) => <Pdf invoice={invoice} /> },
];

/** Adds the superuser's action for open invoices. */
const settlingColumns: readonly Column<Invoice>[] = columns.map((column) =>
  column.title === copy.status
    ? {
        ...column,
        cell: (invoice) => (
          <span className="flex items-center gap-3">
            <StatusAndMethod invoice={invoice} />
            {canBeSettled(invoice) && <MarkPaid invoice={invoice} />}
          </span>
        ),
      }
    : column,
);

const Day = ({ date }: { date: string }) => (
  <time dateTime={date} className="text-13 text-ink-2">
    {formatCalendarDate(date)}
  </time>
);

const InvoiceCard = ({ invoice, maySettle }: { invoice: Invoice; maySettle: boolean }) => (
  <div className="flex items-start gap-3">
    <div className="min-w-0 flex-1">
      <NumberLink invoice={invoice} />
      <p className="text-13 text-ink-2">
        {dollars(invoice.total)} · {formatCalendarDate(invoice.date)}
      </p>
      <p className="text-12 text-ink-3">{about(invoice)}</p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <StatusAndMethod invoice={invoice} />
        {maySettle && canBeSettled(invoice) && <MarkPaid invoice={invoice} />}
      </div>
    </div>
    <Pdf invoice={invoice} />
  </div>
);
