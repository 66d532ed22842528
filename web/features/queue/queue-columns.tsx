import type { QueueItem, QueueKind } from '#core/contract/views/queue.ts';
import { queueCopy as copy, QUEUE_KIND_NAMES } from '#core/copy/views/queue.ts';
import { formatAgo, formatDateTime } from '#web/lib/format.ts';
import type { LinkTarget } from '#web/product/companies/remedy-link.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';
import type { Column } from '#web/ui/list/table-column.ts';

/** An item with a row id. */
export type QueueRow = QueueItem & { id: number };

const TONES: Readonly<Record<QueueKind, Tone>> = {
  order: 'info',
  unread_notice: 'warn',
  unassigned_notice: 'warn',
  new_notice: 'info',
  unconfirmed_form: 'warn',
  failed_delivery: 'bad',
  manual_payment: 'violet',
  overdue_invoice: 'bad',
};

function linkTo({ content_type, object_id, company, text }: QueueItem): LinkTarget {
  const id = String(object_id);
  if (content_type.model === 'order') return { to: '/orders/$order_id/detail', params: { order_id: id } };
  if (content_type.model === 'notice') return { to: '/notices/$id', params: { id } };
  // Forms have no screen of their own; `text` is the reference.
  if (content_type.model === 'submission') return { to: '/notices', search: { status: 'unconfirmed-forms', q: text } };
  return {
    to: '/company/$company_id',
    params: { company_id: String(company?.id) },
    search: { tab: 'invoices' },
  };
}

function titleOf({ content_type, name }: QueueItem): string {
  if (content_type.model === 'order') return copy.order(name);
  if (content_type.model === 'submission') return copy.form(name);
  return content_type.model === 'invoice' ? copy.invoice(name) : name || copy.noSubject;
}

const KindBadge = ({ kind }: QueueItem) => <Badge tone={TONES[kind]}>{QUEUE_KIND_NAMES[kind].one}</Badge>;

const Since = ({ date }: QueueItem) => (
  <time dateTime={date} title={formatDateTime(date)} className="text-13 text-ink-2">
    {formatAgo(date)}
  </time>
);

const companyOf = ({ company }: QueueItem): string => company?.name ?? copy.unassigned;

export const queueColumns: readonly Column<QueueRow>[] = [
  {
    title: copy.item,
    cell: (row) => (
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <RowLink {...linkTo(row)}>{titleOf(row)}</RowLink>
        {row.text && <p className="text-12 text-ink-3">{row.text}</p>}
      </div>
    ),
  },
  { title: copy.kind, cell: (row) => <KindBadge {...row} /> },
  {
    title: copy.company,
    from: 'lg',
    cell: (row) => <span className="text-13 text-ink-2 [overflow-wrap:anywhere]">{companyOf(row)}</span>,
  },
  { title: copy.waiting, align: 'end', cell: (row) => <Since {...row} /> },
];

export const QueueCard = ({ row }: { row: QueueRow }) => (
  <div className="min-w-0 [overflow-wrap:anywhere]">
    <RowLink {...linkTo(row)}>{titleOf(row)}</RowLink>
    <p className="text-13 text-ink-2">{[row.text, companyOf(row)].filter(Boolean).join(' · ')}</p>
    <div className="mt-2 flex flex-wrap items-center gap-3">
      <KindBadge {...row} /> <Since {...row} />
    </div>
  </div>
);
