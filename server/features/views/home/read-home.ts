import { type Card, GRAVITIES } from '#core/contract/views/card.ts';
import type { DomainsByStatus, Home } from '#core/contract/views/home.ts';
import { DOMAIN_STATUS, statusLookup } from '#core/lookups.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import { type Reading, readTogether } from '../../../db/lists/read-together.ts';
import { type Actor, type Scope, visibleTo } from '../../../db/scope.ts';
import type { Deps } from '../../../deps.ts';
import { homeUrls } from '../../intake/actions/home-urls.ts';
import { homeCards } from '../../intake/counter-notices/read/read-counter-notices.ts';
import { homeNotices } from '../../intake/notices/read/home-notices.ts';
import { memberScope } from '../../intake/subscribers/read/access.ts';
import { overLimitCards } from '../../intake/subscribers/read/read-subscribers.ts';
import { listNextToExpire } from '../../registry/companies/read/list-next-to-expire.ts';
import { openOrderBriefs } from '../../trade/orders/read/order-briefs.ts';
import { domainCounts, type StatusCount } from './home.queries.ts';

export const SHOWN = 5;
/** Maximum number of companies shown; the Company screen lists all. */
const COMPANIES_MAX = 20;

const COUNTED = [DOMAIN_STATUS.registered, DOMAIN_STATUS.draft, DOMAIN_STATUS.removed];

export const domainsByStatus = (scope: Scope): Reading<StatusCount, DomainsByStatus> => ({
  rows: domainCounts(scope),
  present: (rows) => {
    const counts = new Map(rows.map(({ status_id, count }) => [status_id, count]));
    return COUNTED.map((id) => ({ status: statusLookup(id), count: counts.get(id) ?? 0 }));
  },
});

const byGravity = (cards: readonly Card[]): Card[] =>
  cards.toSorted((one, other) => GRAVITIES.indexOf(one.gravity) - GRAVITIES.indexOf(other.gravity));

/** Status of the user's own companies. A superuser is a customer here; the dashboard has its own endpoint. */
export async function readHome(deps: Deps, actor: Actor): Promise<Home> {
  const { db, clock } = deps;
  const scope = visibleTo({ ...actor, is_superuser: false });
  const company_ids = scope.all ? [] : scope.company_ids;
  const now = clock.now();
  const { over_limit, ...home } = await readTogether(db, {
    companies: listNextToExpire(scope, now, COMPANIES_MAX),
    open_orders: openOrderBriefs(company_ids, COMPANIES_MAX),
    notices: homeNotices(scope, dateOf(now), SHOWN),
    domains: domainsByStatus(scope),
    urls: homeUrls(scope, now),
    cards: homeCards(deps, scope, now),
    over_limit: overLimitCards(memberScope(actor), now),
  });
  return { ...home, cards: byGravity([...home.cards, ...over_limit]) };
}
