import type {
  CounterNotice,
  CounterNoticeListQuery,
  CounterNoticeRow,
  Hold,
} from '#core/contract/intake/counter-notices.ts';
import type { Card } from '#core/contract/views/card.ts';
import { clockOf } from '#core/rules/intake/counter-notice-clock.ts';
import { can } from '#core/rules/records/permissions.ts';
import type { Reading } from '../../../../db/lists/read-together.ts';
import { type Principal, rolesIn, type Scope, visibleTo } from '../../../../db/scope.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { type CardView, cardsOf } from './cards.ts';
import { getView, holdViewsOf, listViews, type WholeCounterNotice } from './counter-notices.queries.ts';
import { cardRows } from './home-cards.queries.ts';
import { presentHold, presentRow, presentWhole, type Reader } from './present.ts';

const readerOf = ({ clock, config }: Pick<Deps, 'clock' | 'config'>, actor: Principal): Reader => ({
  now: clock.now(),
  agent: config.AGENT_NAME,
  maySeeHandles: (company_id) => can(actor, 'subscriber.see', { roles: rolesIn(actor, company_id) }),
});

export async function listCounterNotices(deps: Deps, actor: Principal, query: CounterNoticeListQuery) {
  const reader = readerOf(deps, actor);
  const { rows, count } = await listViews(deps.db, visibleTo(actor), query, reader.now);
  return { results: rows.map((row): CounterNoticeRow => presentRow(row, reader)), count };
}

function present(deps: Pick<Deps, 'clock' | 'config'>, actor: Principal, row: WholeCounterNotice): CounterNotice {
  const reader = readerOf(deps, actor);
  const shown = presentRow(row, reader);
  const at = { now: reader.now, timeZone: deps.config.AGENT_TIME_ZONE };
  return presentWhole(row, shown, cardsOf(row, shown, at));
}

export async function readCounterNotice(deps: Deps, actor: Principal, id: number): Promise<CounterNotice> {
  return present(deps, actor, found(await getView(deps.db, visibleTo(actor), id, deps.clock.now())));
}

export async function readHold(deps: Deps, actor: Principal, id: number, counternotice_id: number): Promise<Hold> {
  const scope = visibleTo(actor);
  const { urls } = found(await getView(deps.db, scope, counternotice_id, deps.clock.now()));
  const [row] = await holdViewsOf(deps.db, scope, [id]);
  return presentHold(found(row), urls ?? [], deps.config.AGENT_NAME);
}

export const readClock = async (date: string) => clockOf(date);

/** Cards of home, of the counter-notices within the scope. */
export const homeCards = ({ config }: Pick<Deps, 'config'>, scope: Scope, now: Date): Reading<CardView, Card[]> => ({
  rows: cardRows(scope, now),
  present: (rows) =>
    rows.flatMap((row) => {
      const shown = presentRow(row, { now, agent: config.AGENT_NAME, maySeeHandles: () => false });
      return cardsOf(row, shown, { now, timeZone: config.AGENT_TIME_ZONE });
    }),
});
