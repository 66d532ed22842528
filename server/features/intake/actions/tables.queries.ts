import type { Generated, Insertable } from 'kysely';
import type { DeclineReason, UrlAction } from '#core/rules/intake/url-states.ts';

/** Append-only; what follows from the actions is in core/rules/intake/url-states.ts. */
interface UrlActionsTable {
  id: Generated<number>;
  notice_id: number;
  url_id: number;
  action: UrlAction;
  /** The action that an `undone` takes back. */
  undoes_id: number | null;
  date: Date;
  recorded_date: Date;
  user_id: number | null;
  /** A company token, with its name at the time. */
  token_id: number | null;
  token_name: string | null;
  subscriber_id: number | null;
  reason: DeclineReason | null;
  note: string | null;
  file_id: number | null;
}

export type NewAction = Required<Insertable<UrlActionsTable>>;

declare module '../../../db/tables.ts' {
  interface Tables {
    url_actions: UrlActionsTable;
    /** Complete counter-notices that cover a URL and are not settled. */
    url_disputes: { counter_notice_id: number; url_id: number };
  }
}
