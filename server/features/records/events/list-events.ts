import type { z } from 'zod';
import type { EventListQuery, EventTypeListQuery } from '#core/contract/records/history.ts';
import { EVENT_TYPES } from '#core/lookups.ts';
import { lookupPage } from '../../../db/lists/constant-list.ts';
import { type Actor, visibleTo } from '../../../db/scope.ts';
import type { Deps } from '../../../deps.ts';
import { presentEvents } from './events.present.ts';
import { listEventRows } from './events.queries.ts';

export async function listEvents({ db }: Deps, actor: Actor, query: EventListQuery) {
  const { rows, count } = await listEventRows(db, visibleTo(actor), query);
  return { results: await presentEvents(db, rows), count };
}

export async function listEventTypes({ is_manual, ...query }: z.output<typeof EventTypeListQuery>) {
  const list = EVENT_TYPES.filter((type) => is_manual === undefined || type.is_manual === is_manual);
  return lookupPage(list, query, ({ name }) => name);
}
