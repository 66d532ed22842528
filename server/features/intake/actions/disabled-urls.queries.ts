import { type GeneratedAlways, sql } from 'kysely';
import { isDisabled } from '#core/rules/intake/url-states.ts';
import type { Db } from '../../../db/tables.ts';
import type { UrlWithState } from './url-states.ts';

interface DisabledUrlsTable {
  url_id: number;
  notice_id: number;
  company_id: number;
  disabled_date: Date;
  /** From the receipt of the notice. */
  minutes: number;
  bucket: GeneratedAlways<number>;
}

declare module '../../../db/tables.ts' {
  interface Tables {
    disabled_urls: DisabledUrlsTable;
  }
}

interface Notice {
  id: number;
  company_id: number | null;
  received_date: Date;
  urls: readonly UrlWithState[];
}

interface DisabledUrl {
  url_id: number;
  notice_id: number;
  company_id: number;
  date: string;
  minutes: number;
}

function disabledOf({ id: notice_id, company_id, received_date, urls }: Notice): DisabledUrl[] {
  if (company_id === null) return [];
  return urls
    .filter(({ is_counted, state }) => is_counted && isDisabled(state))
    .map(({ id: url_id, state_date }) => {
      const minutes = Math.max(0, Math.floor((Date.parse(state_date!) - +received_date) / 60_000));
      return { url_id, notice_id, company_id, date: state_date!, minutes };
    });
}

/**
 * Replaces the rows of these notices that differ. Unassigned notices have none. `except`, because `<> all` compares each row with each
 * id: a notice may have ten thousand.
 */
export async function writeDisabledUrls(db: Db, notices: readonly Notice[]): Promise<void> {
  const rows = notices.flatMap(disabledOf);
  const column = <K extends keyof DisabledUrl>(name: K) => rows.map((row) => row[name]);
  await sql`
    with disabled as materialized (
      select url_id, notice_id, company_id, date, minutes
      from unnest(${column('url_id')}::int[], ${column('notice_id')}::int[], ${column('company_id')}::int[],
        ${column('date')}::timestamptz[], ${column('minutes')}::int[]) as d (url_id, notice_id, company_id, date, minutes)
    ), removed as (
      delete from disabled_urls where url_id = any(array(
        select url_id from disabled_urls where notice_id = any(${notices.map(({ id }) => id)}::int[])
        except select url_id from disabled))
    )
    insert into disabled_urls as known (url_id, notice_id, company_id, disabled_date, minutes)
    select url_id, notice_id, company_id, date, minutes from disabled
    on conflict (url_id) do update
      set company_id = excluded.company_id, disabled_date = excluded.disabled_date, minutes = excluded.minutes
      where (known.company_id, known.disabled_date, known.minutes)
        is distinct from (excluded.company_id, excluded.disabled_date, excluded.minutes)`.execute(db);
}

/** Of a notice that is deleted. */
export async function removeDisabledUrls(db: Db, notice_id: number): Promise<void> {
  await sql`delete from disabled_urls where notice_id = ${notice_id}`.execute(db);
}
