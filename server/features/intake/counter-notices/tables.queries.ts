import { type ColumnType, type Generated, type Insertable, type Selectable, sql } from 'kysely';
import type {
  CounterElement,
  CounterElements,
  CounterReason,
  CounterVerdict,
} from '#core/rules/intake/counter-notice.ts';
import type { CounterState, Wait } from '#core/rules/intake/counter-notice-outcome.ts';
import { type HoldKind, type HoldState, STANDING_HOLDS } from '#core/rules/intake/hold-life.ts';

/** Why the complainant could not be mailed. */
export type ForwardProblem = 'no_email' | 'no_reply' | 'not_allowed' | 'suspect';

/** A `Wait` as JSON. */
export type StoredWait = Readonly<Record<keyof Wait, string>>;

/** Null unless it was set. */
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface CounterNoticesTable {
  id: Generated<number>;
  notice_id: number | null;
  company_id: number | null;
  letter_id: number | null;
  submission_id: number | null;
  source_id: number;
  received_date: Date;
  sender_name: string;
  sender_email: string | null;
  subscriber_id: number | null;
  text: string;
  raw_file_id: number | null;
  elements: ColumnType<CounterElements, string, string>;
  found: ColumnType<Partial<Record<CounterElement, string>>, string, string>;
  reason: CounterReason | null;
  verdict: CounterVerdict;
  is_corrected: Generated<boolean>;
  withdrawn_date: Optional<Date>;
  withdrawn_reason: Optional<string>;
  released_date: Optional<Date>;
  completed_date: Optional<Date>;
  /** As text, `YYYY-MM-DD`. */
  clock_start: Optional<string>;
  wait: ColumnType<StoredWait | null, string | null | undefined, string | null>;
  is_late: Generated<boolean>;
  forward_problem: Optional<ForwardProblem>;
  is_forward_failed: Generated<boolean>;
  state: CounterState;
  leader_id: Optional<number>;
  due_date: Optional<Date>;
  latest_date: Optional<Date>;
  overdue_date: Optional<Date>;
  put_back_by: Optional<string>;
  mailed: Generated<number>;
  clock_date: Optional<Date>;
  created_by: number | null;
  created_date: Date;
}

interface HoldsTable {
  id: Generated<number>;
  counternotice_id: number;
  kind: HoldKind;
  state: HoldState;
  received_date: Date;
  received_on: string;
  court: string;
  case_number: string;
  file_id: number | null;
  url_ids: number[] | null;
  reason: string | null;
  user_id: number | null;
  date: Date;
}

export type DeliveryKind = 'forward' | 'receipt' | 'reply';

interface CounterNoticeDeliveriesTable {
  id: Generated<number>;
  counternotice_id: number;
  mail_id: number;
  kind: DeliveryKind;
  reply_hash: string | null;
  email: string;
  subject: string;
  user_id: number | null;
  token_id: number | null;
  date: Date;
}

declare module '../../../db/tables.ts' {
  interface Tables {
    counternotices: CounterNoticesTable;
    counternotice_urls: { counternotice_id: number; position: number; url_id: number | null; url: string };
    counternotice_deliveries: CounterNoticeDeliveriesTable;
    holds: HoldsTable;
  }
}

export type CounterNoticeTableRow = Selectable<CounterNoticesTable>;
export type HoldTableRow = Selectable<HoldsTable>;
export type NewDelivery = Insertable<CounterNoticeDeliveriesTable>;

/** The states of `STANDING_HOLDS`, as an array. */
export const STANDING = sql.lit(`{${STANDING_HOLDS.join(',')}}`);
