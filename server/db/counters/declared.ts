import { OPEN_NOTICE_STATUSES } from '#core/lookups.ts';

/** Special values of a counter's key: rows without a company or sender, and the total. */
export const UNASSIGNED = 0;
export const ALL = -1;

interface Key {
  readonly column: string;
  readonly type: string;
  /** SQL over a counted row. */
  readonly from: string;
  /** The key value that stands for the total over all others. */
  readonly total?: number;
}

export interface Counter {
  readonly name: string;
  /** The counted table. */
  readonly of: string;
  readonly by: readonly Key[];
  /** What a row adds, as SQL over it; 1 if not given. */
  readonly sum?: string;
  /** Condition for rows to count; the same for all counters of a table. */
  readonly where?: string;
  /** Grows with the number of companies or days, so it is indexed by its keys. */
  readonly isLarge?: boolean;
}

const STATUS: Key = { column: 'status_id', type: 'smallint', from: 'status_id' };
const COMPANY: Key = { column: 'company_id', type: 'integer', from: 'company_id', total: ALL };
const COMPANY_OR_NONE: Key = { ...COMPANY, from: `coalesce(company_id, ${UNASSIGNED})` };
/** In UTC. */
const DAY: Key = { column: 'day', type: 'date', from: "(received_date at time zone 'UTC')::date" };
const MONTH: Key = { ...DAY, column: 'month', from: "date_trunc('month', received_date at time zone 'UTC')::date" };

const STATE: Key = { column: 'state', type: 'text', from: 'state' };

/** A status may be open for the agent or not, depending on the deliveries. */
const OPEN_FOR_AGENT: Key = { column: 'is_open_for_agent', type: 'boolean', from: 'is_open_for_agent' };

const IS_OPEN = `status_id in (${OPEN_NOTICE_STATUSES.join(', ')})`;

const NOT_DELETED = 'deleted_date is null';

/**
 * All counters, each with the list or figure whose cost would otherwise grow with the data (`npm run bench`). Tables, triggers,
 * compaction and `npm run check-counters` derive from this declaration. Changing it needs no migration: the next start recounts
 * (docs/decisions/039).
 */
export const COUNTERS: readonly Counter[] = [
  // The length of the lists of companies, users and orders, whole and by status; the agent's home.
  { name: 'counter_companies_by_status', of: 'companies', by: [STATUS] },
  {
    name: 'counter_users_by_status',
    of: 'users',
    by: [STATUS, { column: 'is_superuser', type: 'boolean', from: 'is_superuser' }],
    where: NOT_DELETED,
  },
  {
    name: 'counter_orders_by_status',
    of: 'orders',
    by: [STATUS, { column: 'type_id', type: 'smallint', from: 'type_id' }],
  },
  // The length of the lists of domains, the figures of both homes, a company's and an order's number of domains.
  { name: 'counter_domains_by_status', of: 'domains', by: [COMPANY, STATUS], isLarge: true },
  // Deep pages of all domains: the first two letters of a name lead close to the start of the page.
  {
    name: 'counter_domains_by_prefix',
    of: 'domains',
    by: [{ column: 'prefix', type: 'text collate "C"', from: 'left(name, 2)' }, STATUS],
  },
  // The length of the lists of notices, their tabs, and a company's number of notices.
  {
    name: 'counter_notices_by_status',
    of: 'notices',
    by: [COMPANY_OR_NONE, STATUS, OPEN_FOR_AGENT],
    where: NOT_DELETED,
    isLarge: true,
  },
  // Charts and ages on both homes; deep pages of notices, located by month, then by day.
  {
    name: 'counter_notices_by_day',
    of: 'notices',
    by: [COMPANY_OR_NONE, STATUS, DAY, OPEN_FOR_AGENT],
    where: NOT_DELETED,
    isLarge: true,
  },
  {
    name: 'counter_notices_by_month',
    of: 'notices',
    by: [COMPANY_OR_NONE, STATUS, MONTH, OPEN_FOR_AGENT],
    where: NOT_DELETED,
    isLarge: true,
  },
  // Ages of the open URLs on a customer's home, of the notices that the customer has to handle.
  {
    name: 'counter_open_urls_by_day',
    of: 'notices',
    by: [{ column: 'company_id', type: 'integer', from: `coalesce(company_id, ${UNASSIGNED})` }, DAY],
    sum: `case when ${IS_OPEN} then open_urls else 0 end`,
    where: NOT_DELETED,
    isLarge: true,
  },
  // The median time to disable on a customer's home: which bucket of `disabled_urls` it is in.
  {
    name: 'counter_disabled_urls_by_day',
    of: 'disabled_urls',
    by: [
      { column: 'company_id', type: 'integer', from: 'company_id' },
      { column: 'day', type: 'date', from: "(disabled_date at time zone 'UTC')::date" },
      { column: 'bucket', type: 'smallint', from: 'bucket' },
    ],
    isLarge: true,
  },
  // The senders of a company's notices, and how many notices each sent.
  {
    name: 'counter_notices_by_sender',
    of: 'notices',
    by: [COMPANY_OR_NONE, { column: 'sender_id', type: 'integer', from: `coalesce(sender_id, ${UNASSIGNED})` }],
    where: NOT_DELETED,
    isLarge: true,
  },
  // The length of the list of events.
  { name: 'counter_events', of: 'events', by: [COMPANY_OR_NONE], isLarge: true },
  // The length of the list of subscribers.
  { name: 'counter_subscribers', of: 'subscribers', by: [COMPANY], isLarge: true },
  // The length and deep pages of the list of counter-notices, whole and by an outcome that does not depend on the time.
  { name: 'counter_counternotices_by_month', of: 'counternotices', by: [COMPANY_OR_NONE, STATE, MONTH], isLarge: true },
  { name: 'counter_counternotices_by_day', of: 'counternotices', by: [COMPANY_OR_NONE, STATE, DAY], isLarge: true },
  // The length of the list of a webhook's deliveries.
  {
    name: 'counter_webhook_deliveries',
    of: 'webhook_deliveries',
    by: [{ column: 'webhook_id', type: 'integer', from: 'webhook_id' }],
    isLarge: true,
  },
];
