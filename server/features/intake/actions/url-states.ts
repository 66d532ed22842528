import { standingOf, type UrlStanding } from '#core/rules/intake/url-states.ts';
import { isCounted } from '#core/rules/intake/url-status.ts';
import { grouped } from '../../../db/grouped.ts';
import { iso } from '../../../db/lists/json-dates.ts';
import type { Db } from '../../../db/tables.ts';
import { type ActionFact, type UrlFactsRow, urlFactsOf } from './url-states.queries.ts';

/** A URL of a notice with what was done about it, and the state that follows from this. */
export interface UrlWithState extends Omit<UrlFactsRow, 'facts'>, UrlStanding {
  facts: readonly ActionFact[];
  /** One of the URLs that "all", the status and the numbers are about. */
  is_counted: boolean;
}

export function withState({ facts: rows, ...url }: UrlFactsRow): UrlWithState {
  const facts = (rows ?? []).map((fact) => ({ ...fact, date: iso(fact.date) }));
  return { ...url, facts, ...standingOf(facts, url.is_disputed), is_counted: isCounted(url, url.company_id) };
}

/** The URLs of these notices with their states, by notice, in one statement. Not scoped: the caller may see the notices. */
export async function urlStatesOf(db: Db, notice_ids: readonly number[]): Promise<Map<number, UrlWithState[]>> {
  const rows = await urlFactsOf(db, notice_ids);
  return grouped(rows.map(withState), ({ notice_id }) => notice_id);
}
