import { counterNoticeLetters as copy } from '#core/copy/intake/counter-notice-letters.ts';
import { rolesWith } from '#core/rules/records/permissions.ts';
import { dateIn } from '#core/rules/text/zoned-time.ts';
import { recordHistory } from '../../../../db/history.ts';
import { type Tx, transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { processDue } from '../../../../jobs/process-due.ts';
import type { JobHandler } from '../../../../jobs/queue.ts';
import type { Letter } from '../../../../mail/letter.ts';
import { enqueueMail } from '../../../../mail/outbox.ts';
import { recordEvent } from '../../../records/events/record-event.ts';
import { dueLetter, lastDayLetter } from './counter-notices.letters.ts';
import { type DueKey, type DueRow, dueCounterNotices, lockDue, markMailed } from './due.queries.ts';
import { addressesOf, type MailFacts, mailFacts } from './mail.queries.ts';

/** The first mail, when the material may be put back, and the second one, when the last day begins. */
const [DUE, LAST_DAY] = [1, 2];

function letterOf(facts: MailFacts, due: DueRow, stage: number, { now }: Tx, { config }: Deps): Letter {
  const { id, urls, urls_count, company_name, released_date, due_date, put_back_by } = facts;
  const about = { id, urls, urls_count, company: company_name ?? copy.provider, publicUrl: config.PUBLIC_URL };
  if (stage === LAST_DAY) {
    const latest = dateIn(due.latest_date, config.AGENT_TIME_ZONE);
    return lastDayLetter({ ...about, latest, isOver: now >= due.overdue_date });
  }
  const isReleased = released_date !== null && released_date.getTime() === due_date?.getTime();
  return dueLetter({ ...about, until: put_back_by ?? '', isReleased });
}

async function processOne(tx: Tx, deps: Deps, id: number): Promise<void> {
  const due = await lockDue(tx.db, id, tx.now);
  if (!due) return;
  const { company_id, mailed, latest_date } = due;
  // If both were missed, only the later one goes out.
  const stage = tx.now >= latest_date ? LAST_DAY : DUE;
  await markMailed(tx.db, id, stage, stage === DUE ? latest_date : null);
  const on = { model: 'counternotice', object_id: id } as const;
  recordHistory(tx, { ...on, action: stage === DUE ? 'restore due' : 'last day began' });
  if (company_id === null) return;
  if (mailed < DUE) await recordEvent(tx, 'restore_due', { company_id, ...on });
  const letter = letterOf(found(await mailFacts(tx.db, id)), due, stage, tx, deps);
  const roles = rolesWith(stage === DUE ? 'notice.handle' : 'representative.manage');
  for (const email of await addressesOf(tx.db, company_id, roles)) await enqueueMail(tx, deps.config, email, letter);
}

/**
 * Job `process-counter-notices`: the mails of the clock. Each goes out once, because it is enqueued in the transaction that marks it
 * as sent.
 */
export function processCounterNotices(deps: Deps): JobHandler {
  async function process({ id }: DueKey): Promise<void> {
    try {
      await transaction(deps, null, (tx) => processOne(tx, deps, id));
    } catch (error) {
      // One that fails must not block the others.
      deps.log.warn({ err: error, counternotice_id: id }, 'processing the clock of a counter-notice failed');
    }
  }
  return {
    retry: [],
    every: 30,
    run(_, signal) {
      const now = deps.clock.now();
      return processDue<DueKey>((after, limit) => dueCounterNotices(deps.db, now, after, limit), process, {
        signal,
        atOnce: 1,
      });
    },
  };
}
