import type { z } from 'zod';
import type * as contract from '#core/contract/records/history.ts';
import { EVENT_TYPES } from '#core/lookups.ts';
import { lookupPage } from '../../../db/lists/constant-list.ts';

type Query = z.output<typeof contract.EventTypeListQuery>;

export async function listEventTypes({ is_manual, ...query }: Query) {
  const list = EVENT_TYPES.filter((type) => is_manual === undefined || type.is_manual === is_manual);
  return lookupPage(list, query, ({ name }) => name);
}
