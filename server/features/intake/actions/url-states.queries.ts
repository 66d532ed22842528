import { type RawBuilder, sql } from 'kysely';
import { NOTICE_STATUS } from '#core/lookups.ts';
import type { DeclineReason, UrlAction } from '#core/rules/intake/url-states.ts';
import { existsInPage } from '../../../db/lists/attached-to.ts';
import type { Db } from '../../../db/tables.ts';

/** An action as JSON: dates are strings. */
export interface ActionFact {
  id: number;
  action: UrlAction;
  date: string;
  reason: DeclineReason | null;
  undoes_id: number | null;
  subscriber_id: number | null;
}

export interface UrlFactsRow {
  id: number;
  notice_id: number;
  company_id: number | null;
  url: string;
  host: string;
  role: 'reported' | 'mentioned';
  is_ignored: boolean;
  domain_company_id: number | null;
  facts: ActionFact[] | null;
  is_disputed: boolean;
}

const facts = (of: RawBuilder<unknown>) => sql`
  select a.url_id, json_agg(json_build_object('id', a.id, 'action', a.action, 'date', a.date, 'reason', a.reason,
    'undoes_id', a.undoes_id, 'subscriber_id', a.subscriber_id) order by a.id) as facts
  from url_actions a where ${of} group by a.url_id`;

const COLUMNS = sql`u.id, u.notice_id, n.company_id, u.url, u.host, u.role, u.is_ignored, d.company_id as domain_company_id, f.facts,
  f.facts is not null and ${existsInPage(sql`from url_disputes dispute where dispute.url_id = u.id`)} as is_disputed`;

/** All URLs of these notices with their actions and disputes, in the order in which a notice shows them. */
export function factsOfUrls(notice_ids: readonly number[]): RawBuilder<UrlFactsRow> {
  const ids = sql`${[...notice_ids]}::int[]`;
  return sql`
    with facts as (${facts(sql`a.notice_id = any(${ids})`)})
    select ${COLUMNS} from notices n join notice_urls u on u.notice_id = n.id
    left join domains d on d.id = u.domain_id left join facts f on f.url_id = u.id
    where n.id = any(${ids}) order by u.notice_id, u.role desc, u.position`;
}

export async function urlFactsOf(db: Db, notice_ids: readonly number[]): Promise<UrlFactsRow[]> {
  return notice_ids.length === 0 ? [] : (await factsOfUrls(notice_ids).execute(db)).rows;
}

/** A URL of a company's notice, and whether the notice is open: not Rejected, Ignored or deleted. */
export interface NamedUrlRow extends UrlFactsRow {
  received_date: Date;
  is_open: boolean;
}

/** The URLs of a company's notices that have exactly these addresses, newest notice first. */
export async function urlsNamed(db: Db, company_id: number, urls: readonly string[]): Promise<NamedUrlRow[]> {
  const { rejected, ignored } = NOTICE_STATUS;
  const { rows } = await sql<NamedUrlRow>`
    with named as materialized (
      select u.id from unnest(${[...new Set(urls)]}::text[]) as g (url)
      join notice_urls u on hashtextextended(u.url, 0) = hashtextextended(g.url, 0) and u.url = g.url
      join notices n on n.id = u.notice_id
      where n.company_id = ${company_id} and n.deleted_date is null
    ), facts as (${facts(sql`a.url_id in (select id from named)`)})
    select ${COLUMNS}, n.received_date, n.status_id not in (${sql.lit(rejected)}, ${sql.lit(ignored)}) as is_open
    from named k join notice_urls u on u.id = k.id join notices n on n.id = u.notice_id
    left join domains d on d.id = u.domain_id left join facts f on f.url_id = u.id
    order by n.received_date desc, n.id desc`.execute(db);
  return rows;
}
