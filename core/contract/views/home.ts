import { z } from 'zod';
import { Lookup } from '../../lookups.ts';
import { endpoint } from '../endpoint.ts';
import { IsoDate } from '../fields.ts';
import { NoticeRow } from '../intake/notices.ts';
import { Company } from '../registry/companies.ts';
import { Order } from '../trade/orders.ts';
import { Card } from './card.ts';
import { Reason } from './protection.ts';

/** Number of weeks in the charts, including the current one. Weeks start on Monday, in UTC. */
export const HOME_WEEKS = 12;

/** An order, without the fields that only its own page shows. */
export const OrderBrief = Order.pick({
  id: true,
  number: true,
  type: true,
  status: true,
  amount: true,
  period: true,
  created_date: true,
}).extend({ company: z.object({ id: z.int(), name: z.string() }) });
export type OrderBrief = z.infer<typeof OrderBrief>;

export const NoticeBrief = NoticeRow.pick({
  id: true,
  number: true,
  subject: true,
  sender: true,
  status: true,
  received_date: true,
  company: true,
  parsed_date: true,
  parse_error: true,
}).extend({ host: z.string().nullable() });
export type NoticeBrief = z.infer<typeof NoticeBrief>;

const WeekOfNotices = z.object({
  /** The Monday of the week. */
  start: z.string(),
  received: z.int(),
  /** How many of these are still open, by the caller's rule. */
  waiting: z.int(),
});
export type WeekOfNotices = z.infer<typeof WeekOfNotices>;

const HomeNotices = z.object({
  /** Notices to handle by the caller's rule (beyond § 23). */
  open_count: z.int(),
  /** The open notice that has waited longest. */
  oldest_open: z.object({ id: z.int(), received_date: IsoDate }).nullable(),
  /** Received yesterday or today, in UTC. */
  recent_count: z.int(),
  weeks: z.array(WeekOfNotices),
  newest: z.array(NoticeBrief),
});
export type HomeNotices = z.infer<typeof HomeNotices>;

const DomainsByStatus = z.array(z.object({ status: Lookup, count: z.int() }));
export type DomainsByStatus = z.infer<typeof DomainsByStatus>;

export const CompanyWithReasons = Company.extend({ reasons: z.array(Reason) });
export type CompanyWithReasons = z.infer<typeof CompanyWithReasons>;

/** URLs about which nothing was recorded, by the whole days since their notice was received (beyond § 14). */
const HomeUrls = z.object({
  open: z.object({ today: z.int(), days_1_3: z.int(), days_4_7: z.int(), older: z.int() }),
  /** Over 90 days, with one decimal. */
  median_hours_to_disable: z.number().nullable(),
});

export const Home = z.object({
  companies: z.array(CompanyWithReasons),
  /** Draft orders and orders waiting for payment, oldest first. */
  open_orders: z.array(OrderBrief),
  notices: HomeNotices,
  domains: DomainsByStatus,
  urls: HomeUrls,
  /** What needs attention, most urgent first. */
  cards: z.array(Card),
});
export type Home = z.infer<typeof Home>;

export const getHome = endpoint({
  name: 'getHome',
  summary: 'Get the customer home page: items that need attention, and notices over time',
  method: 'GET',
  path: '/home/',
  access: 'user',
  rate: 'standard',
  reads: [
    ...(['company', 'order', 'domain', 'notice', 'counter_notice', 'subscriber', 'repeat_policy'] as const),
    ...(['invoice', 'subscription'] as const),
  ],
  response: Home,
  errors: ['unauthenticated'],
});

const Amount = z.string();

export const Desk = z.object({
  orders: z.object({
    to_process: z.int(),
    oldest: OrderBrief.nullable(),
    waiting_for_payment: z.int(),
    newest: z.array(OrderBrief),
  }),
  notices: HomeNotices.extend({
    /** New notices that are not assigned to a company. */
    unmatched: z.int(),
    /** Notices with messages that could not be parsed. */
    unread: z.int(),
    /** Submitted forms that need a decision (beyond § 12). */
    unconfirmed_forms: z.int(),
    failed_forwards: z.int(),
  }),
  companies: z.object({ expired: z.int(), next_to_expire: z.array(CompanyWithReasons) }),
  domains: DomainsByStatus,
  revenue: z.object({
    /** Paid invoices, by invoice date. */
    weeks: z.array(z.object({ start: z.string(), amount: Amount, invoices: z.int() })),
    open_amount: Amount,
    open_invoices: z.int(),
    overdue_invoices: z.int(),
  }),
  /** Background jobs and emails that failed permanently, for operators. */
  trouble: z.object({ dead_jobs: z.int(), failed_mails: z.int() }),
});
export type Desk = z.infer<typeof Desk>;

export const getDesk = endpoint({
  name: 'getDesk',
  summary: 'Get the superuser home page: open tasks, and revenue and notices over time',
  method: 'GET',
  path: '/home/desk/',
  access: 'superuser',
  rate: 'standard',
  reads: ['company', 'order', 'domain', 'notice', 'submission', 'invoice', 'subscription'],
  response: Desk,
  errors: ['unauthenticated', 'superuser_only'],
});
