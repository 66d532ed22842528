import type { CounterNotice, CounterNoticeCreate } from '#core/contract/intake/counter-notices.ts';
import type { FieldErrors } from '#core/errors.ts';
import { COUNTER_ELEMENTS, type CounterElements } from '#core/rules/intake/counter-notice.ts';
import { type Principal, visibleTo } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { found, refuseFields } from '../../../../http/answer/refuse.ts';
import { lockNotice } from '../../notices/notices.queries.ts';
import { readCounterNotice } from '../read/read-counter-notices.ts';
import { answeredBy } from './answered-notices.ts';
import { noticeUrls } from './disabled-urls.ts';
import { chosenUrls, faultsOfReceived, faultsOfUrls, handledNotice, receivedMoment, subscriberFor } from './examine.ts';
import { makeCounterNotice } from './make-counter-notice.ts';

export const elementsOf = (given: Partial<CounterElements>): CounterElements =>
  Object.fromEntries(COUNTER_ELEMENTS.map((name) => [name, given[name] ?? false])) as unknown as CounterElements;

/** Records a counter-notice that a person types in, such as a letter. */
export async function createCounterNotice(
  deps: Deps,
  actor: Principal,
  body: CounterNoticeCreate,
): Promise<CounterNotice> {
  const { config } = deps;
  const id = await transaction(deps, actor, async (tx) => {
    const notice = await handledNotice(tx.db, actor, body.notice);
    found(await lockNotice(tx.db, visibleTo(actor), notice.id));
    const at = { now: tx.now, timeZone: config.AGENT_TIME_ZONE };
    const urls = await noticeUrls(tx.db, notice.id);
    refuseFields({ ...faultsOfReceived(body, notice, at), ...faultsOfUrls(body.urls, urls) });
    const answered = answeredBy(notice.id, chosenUrls(body.urls, urls));
    const { company_id } = notice;
    const subscriber_id =
      body.subscriber === undefined ? answered.subscriber_id : await subscriberFor(tx, company_id, body.subscriber);
    const made = await makeCounterNotice(
      tx,
      config,
      {
        ...answered,
        ...{ company_id, subscriber_id, text: body.text, sender: body.sender, source_id: body.source },
        received_date: receivedMoment(body.received_date, notice, at),
        elements: elementsOf(body.elements),
        ...{ raw_file_id: null, found: {} },
      },
      { isSuperuser: actor.is_superuser },
    );
    return found(made);
  });
  return readCounterNotice(deps, actor, id);
}

interface Visit {
  deps: Deps;
  actor: Principal;
  given: Partial<CounterNoticeCreate>;
}

/** Access to the notice, checked before the shape of the body, and the faults beyond its shape. */
export async function examineCreate({ deps, actor, given }: Visit): Promise<FieldErrors> {
  if (given.notice === undefined) return {};
  const { db, clock, config } = deps;
  const notice = await handledNotice(db, actor, given.notice);
  const at = { now: clock.now(), timeZone: config.AGENT_TIME_ZONE };
  return { ...faultsOfReceived(given, notice, at), ...faultsOfUrls(given.urls, await noticeUrls(db, notice.id)) };
}
