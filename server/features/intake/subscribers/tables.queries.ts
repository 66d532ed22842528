import { type Generated, type GeneratedAlways, type RawBuilder, sql } from 'kysely';
import { DEFAULT_POLICY, type StrikeCause, type StrikeState } from '#core/rules/intake/strikes.ts';

interface SubscribersTable {
  id: Generated<number>;
  company_id: number;
  handle: string;
  search: GeneratedAlways<string>;
  /** Set by a person; null: the strikes decide. */
  set_state: 'terminated' | 'ok' | null;
  /** Until when the strikes are as many as the policy's limits; null: they are not. */
  warned_until: Date | null;
  over_until: Date | null;
  last_strike_date: Date | null;
  created_date: Date;
  erased_date: Date | null;
}

interface StrikesTable {
  id: Generated<number>;
  subscriber_id: number;
  notice_id: number;
  standing: StrikeState;
  cause: StrikeCause | null;
  date: Date;
  voided_date: Date | null;
  voided_by: number | null;
  void_reason: string | null;
}

declare module '../../../db/tables.ts' {
  interface Tables {
    subscribers: SubscribersTable;
    strikes: StrikesTable;
    /** Companies without a row have the default policy. */
    repeat_policies: { company_id: number; strike_limit: number; months: number | null; warn_at: number | null };
  }
}

/** The policy of each company, as `company_id, strike_limit, months, warn_at`. */
export const POLICIES = sql`(
  select c.id as company_id, coalesce(r.strike_limit, ${sql.lit(DEFAULT_POLICY.limit)}) as strike_limit,
    case when r.company_id is null then ${sql.lit(DEFAULT_POLICY.months)} else r.months end as months,
    coalesce(r.warn_at, coalesce(r.strike_limit, ${sql.lit(DEFAULT_POLICY.limit)}) - 1) as warn_at
  from companies c left join repeat_policies r on r.company_id = c.id)`;

/** When a strike stops to count: calendar months in UTC, clamped to the end of the month; null: never. */
export const expiryOf = (date: RawBuilder<unknown>, months: RawBuilder<unknown>) =>
  sql`((${date} at time zone 'UTC' + make_interval(months => ${months})) at time zone 'UTC')`;
