import type { Event } from '#core/contract/records/history.ts';
import type { Scope } from '../../../db/scope.ts';
import type { Tx } from '../../../db/transaction.ts';
import { found } from '../../../http/answer/refuse.ts';
import { presentEvents } from './events.present.ts';
import { getEvent, insertEvent, type NewEvent } from './events.queries.ts';

/** Adds an event entered by a person and returns it as shown. */
export async function addEvent({ db }: Tx, scope: Scope, event: NewEvent): Promise<Event> {
  const id = await insertEvent(db, event);
  const [added] = await presentEvents(db, [found(await getEvent(db, scope, id))]);
  return added!;
}
