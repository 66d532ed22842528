import { type RawBuilder, sql } from 'kysely';
import { QUEUE_KINDS, type QueueKind } from '#core/contract/views/queue.ts';
import { CONTENT_TYPES, NOTICE_STATUS, OPEN_NOTICE_STATUSES, ORDER_STATUS, PAYMENT_TYPE } from '#core/lookups.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import { ALL, UNASSIGNED } from '../../../db/counters/declared.ts';
import { containing } from '../../../db/lists/search.ts';
import type { Db } from '../../../db/tables.ts';
import { formsToDecide } from '../../intake/submissions/queue/list-unconfirmed.ts';

type Part = RawBuilder<unknown>;

/** One kind of item. */
interface Source {
  content_type: number;
  /** `from … where …` of the waiting rows. */
  rows: Part;
  id: Part;
  date: Part;
  /** Searched text, in lower case. */
  text: Part;
  /** Cheaper than counting the rows. */
  count?: Part;
}

const { new: NEW } = NOTICE_STATUS;
const UNREAD = sql`coalesce(n.completeness ->> 'verdict' = 'unread', false)`;
const OPEN_STATUSES = sql.join(OPEN_NOTICE_STATUSES.map((id) => sql.lit(id)));
/** Shown as a kind of its own, so that an item is listed once. */
const SHOWN_ELSEWHERE = sql`(n.is_forward_failed or ${UNREAD})`;

/** New notices by the counter, minus those of another kind, which a partial index finds. */
const newNotices = (company_id: number, own: Part) => sql`select
  (select coalesce(sum(change), 0) from counter_notices_by_status
    where company_id = ${sql.lit(company_id)} and status_id = ${sql.lit(NEW)})
  - (select count(*) from notices n where n.is_forward_failed and n.deleted_date is null and n.status_id = ${sql.lit(NEW)} and ${own})
  - (select count(*) from notices n where n.completeness ->> 'verdict' = 'unread' and n.deleted_date is null
      and not n.is_forward_failed and n.status_id = ${sql.lit(NEW)} and ${own})`;

const notices = (where: Part, count?: Part): Source => ({
  content_type: CONTENT_TYPES.notice,
  rows: sql`from notices n where n.deleted_date is null and ${where}`,
  id: sql`n.id`,
  date: sql`n.received_date`,
  text: sql`n.search`,
  ...(count && { count }),
});

/** A manual payment that a superuser has to confirm. An order has at most one. */
const UNCONFIRMED = sql`p.status = 'pending' and p.payment_type <> ${sql.lit(PAYMENT_TYPE.card)}`;

const nameOf = (company_id: Part) => sql`(select lower(c.name) from companies c where c.id = ${company_id})`;

const sourcesAt = (now: Date): Readonly<Record<QueueKind, Source>> => ({
  order: {
    content_type: CONTENT_TYPES.order,
    rows: sql`from orders o where o.status_id = ${sql.lit(ORDER_STATUS.processing)}`,
    id: sql`o.id`,
    date: sql`o.created_date`,
    text: nameOf(sql`o.company_id`),
  },
  unread_notice: notices(
    sql`n.completeness ->> 'verdict' = 'unread' and not n.is_forward_failed and n.status_id in (${OPEN_STATUSES})`,
  ),
  unassigned_notice: notices(
    sql`n.company_id is null and n.status_id = ${sql.lit(NEW)} and not ${SHOWN_ELSEWHERE}`,
    newNotices(UNASSIGNED, sql`n.company_id is null`),
  ),
  new_notice: notices(
    sql`n.company_id is not null and n.status_id = ${sql.lit(NEW)} and not ${SHOWN_ELSEWHERE}`,
    sql`select (${newNotices(ALL, sql`true`)}) - (${newNotices(UNASSIGNED, sql`n.company_id is null`)})`,
  ),
  unconfirmed_form: {
    content_type: CONTENT_TYPES.submission,
    rows: sql`from submissions s join companies c on c.id = s.company_id where ${formsToDecide(now).areWaiting}`,
    id: sql`s.id`,
    date: sql`s.submitted_date`,
    text: formsToDecide(now).text,
  },
  failed_delivery: notices(sql`n.is_forward_failed and n.status_id in (${OPEN_STATUSES})`),
  manual_payment: {
    content_type: CONTENT_TYPES.order,
    rows: sql`from payments p join orders o on o.id = p.order_id
      where ${UNCONFIRMED} and o.status_id = ${sql.lit(ORDER_STATUS.waiting_for_payment)}`,
    id: sql`o.id`,
    date: sql`p.date`,
    text: nameOf(sql`o.company_id`),
  },
  overdue_invoice: {
    content_type: CONTENT_TYPES.invoice,
    rows: sql`from invoices i where i.status = 'open' and i.due_date < ${sql.lit(dateOf(now))}::date and i.company_id is not null
      and not exists (select 1 from payments p where p.order_id = i.order_id and ${UNCONFIRMED})`,
    id: sql`i.id`,
    date: sql`(i.due_date::timestamp at time zone 'UTC')`,
    text: sql`lower(i.number)`,
  },
});

export interface QueueRow {
  kind: QueueKind;
  content_type: number;
  id: number;
  date: Date;
  order_type_id: number | null;
  /** Subject of a notice, name of a form's sender, or number of an invoice. */
  name: string | null;
  /** Sender of a notice, or reference of a form. */
  sender: string | null;
  cents: number | null;
  company_id: number | null;
  company_name: string | null;
}

interface Asked {
  kind?: QueueKind | undefined;
  limit: number;
  offset: number;
  search?: string | undefined;
}

const searched = (text: Part, search: string | undefined): Part =>
  search ? sql`and ${text} like ${containing(search)}` : sql``;

/**
 * One page of the queue. Each kind is read in the order of an index up to the end of the page, and the kinds are merged; the details
 * are read for the page alone. Not scoped: the route admits superusers only.
 */
export async function queuePage(db: Db, now: Date, { kind, limit, offset, search }: Asked): Promise<QueueRow[]> {
  const sources = sourcesAt(now);
  const parts = (kind ? [kind] : QUEUE_KINDS).map((one) => {
    const { content_type, rows, id, date, text } = sources[one];
    return sql`(select ${sql.lit(one)} as kind, ${sql.lit(content_type)} as content_type, ${id} as id, ${date} as date ${rows}
      ${searched(text, search)}
      order by ${date}, ${id} limit ${sql.lit(offset + limit)})`;
  });
  const { rows } = await sql<QueueRow>`
    with keys as materialized (
      select k.kind, k.content_type, k.id, k.date from (${sql.join(parts, sql` union all `)}) k order by k.date, k.id, k.kind limit ${limit} offset ${offset})
    select k.kind, k.content_type, k.id, k.date, o.type_id as order_type_id, coalesce(n.subject, i.number, f.form ->> 'name') as name,
      coalesce(nullif(s.name, ''), s.email, f.reference) as sender, coalesce(i.total_cents, p.amount_cents) as cents,
      c.id as company_id, c.name as company_name
    from keys k
      left join orders o on k.content_type = ${sql.lit(CONTENT_TYPES.order)} and o.id = k.id
      left join notices n on k.content_type = ${sql.lit(CONTENT_TYPES.notice)} and n.id = k.id
      left join submissions f on k.content_type = ${sql.lit(CONTENT_TYPES.submission)} and f.id = k.id
      left join invoices i on k.content_type = ${sql.lit(CONTENT_TYPES.invoice)} and i.id = k.id
      left join payments p on k.kind = 'manual_payment' and p.order_id = k.id and ${UNCONFIRMED}
      left join contacts s on s.id = n.sender_id
      left join companies c on c.id = coalesce(o.company_id, n.company_id, f.company_id, i.company_id)
    order by k.date, k.id, k.kind`.execute(db);
  return rows;
}

/** The number of items of each kind, from counters and partial indexes unless they are searched. */
export async function queueCounts(db: Db, now: Date, search?: string): Promise<Record<QueueKind, number>> {
  const sources = sourcesAt(now);
  const columns = QUEUE_KINDS.map((kind) => {
    const { rows, text, count } = sources[kind];
    const counted = count && !search ? count : sql`select count(*) ${rows} ${searched(text, search)}`;
    return sql`(${counted})::int as ${sql.ref(kind)}`;
  });
  const { rows } = await sql<Record<QueueKind, number>>`select ${sql.join(columns)}`.execute(db);
  return rows[0]!;
}
