import type { Strike, Subscriber, SubscriberListQuery } from '#core/contract/intake/subscribers.ts';
import type { Card } from '#core/contract/views/card.ts';
import { messages } from '#core/messages.ts';
import { iso } from '../../../../db/lists/json-dates.ts';
import type { Reading } from '../../../../db/lists/read-together.ts';
import { type Principal, type Scope, visibleTo } from '../../../../db/scope.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { authorizeCompany, listScope } from './access.ts';
import { presentStrike, presentSubscriber } from './present.ts';
import { getStrike, getView, listViews, type OverLimit, overLimitRows } from './subscribers.queries.ts';

export async function listSubscribers({ db, clock }: Deps, actor: Principal, query: SubscriberListQuery) {
  const now = clock.now();
  const { rows, count } = await listViews(db, listScope(actor, query.company), query, now);
  return { results: rows.map((row) => presentSubscriber(row, now)), count };
}

export async function readSubscriber({ db, clock }: Deps, actor: Principal, id: number): Promise<Subscriber> {
  const now = clock.now();
  const row = found(await getView(db, visibleTo(actor), id, now));
  authorizeCompany(actor, row.company.id);
  return presentSubscriber(row, now);
}

/** A strike that the caller was authorized to see. */
export const readStrike = async ({ db }: Pick<Deps, 'db'>, id: number): Promise<Strike> =>
  presentStrike(found(await getStrike(db, id)));

/** beyond § 16: cards of home, within what the caller handles. */
export const overLimitCards = (scope: Scope, now: Date): Reading<OverLimit, Card[]> => ({
  rows: overLimitRows(scope, now),
  present: (rows) =>
    rows.map(({ id, company_id, handle, counted, limit, last_strike_date, created_date }) => ({
      code: 'over_limit',
      gravity: 'warning',
      text: messages.overLimit(limit, handle, counted),
      link: `/company/${company_id}?tab=repeat-infringers&subscriber=${id}`,
      date: iso(last_strike_date ?? created_date),
    })),
});
