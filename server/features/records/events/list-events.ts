import type { EventListQuery } from '#core/contract/records/history.ts';
import { type Actor, visibleTo } from '../../../db/scope.ts';
import type { Deps } from '../../../deps.ts';
import { presentEvents } from './events.present.ts';
import { listEventRows } from './events.queries.ts';

export async function listEvents({ db }: Deps, actor: Actor, query: EventListQuery) {
  const { rows, count } = await listEventRows(db, visibleTo(actor), query);
  return { results: await presentEvents(db, rows), count };
}
