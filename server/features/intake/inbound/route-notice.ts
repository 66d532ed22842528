import { isForwardable } from '#core/rules/intake/notice-completeness.ts';
import { recordHistory } from '../../../db/history.ts';
import { allOf } from '../../../db/in-batches.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { found } from '../../../http/answer/refuse.ts';
import { recordEvent } from '../../records/events/record-event.ts';
import { forwardFacts } from '../forwarding/forward.queries.ts';
import { forwardToDomains } from '../forwarding/forward-notice.ts';
import { runRules } from '../rules/run-rules.ts';
import type { MadeNotice } from './make/make-notices.ts';

/** decisions §7: runs the rules; if none decides, forwards a notice that is complete enough. */
export async function routeNotice(tx: Tx, deps: Deps, notice_id: number): Promise<void> {
  const { decided } = await runRules(tx, deps, notice_id);
  if (decided) return;
  const facts = found(await forwardFacts(tx.db, notice_id));
  if (facts.company_id !== null && isForwardable(facts.completeness, facts.acns !== null)) {
    await forwardToDomains(tx, deps.config, notice_id, facts);
  }
}

/** Lets counter-notices be made, and waits end, for a notice that answers another one (wired in server/app/reactions.ts). */
export async function reactToAnswer(tx: Tx, { reactions, config }: Deps, notice_id: number): Promise<void> {
  for (const react of reactions.answerReceived) await react(tx, config, notice_id);
}

/** Routes each notice of a message, once all its URLs are stored. */
export async function routeNotices(
  tx: Tx,
  deps: Deps,
  made: readonly MadeNotice[],
  { isAnswer }: { isAnswer: boolean },
): Promise<void> {
  const routeOne = async ({ id, company_id, reread }: MadeNotice) => {
    const on = { model: 'notice', object_id: id } as const;
    if (company_id !== null && !reread) await recordEvent(tx, 'notice_received', { company_id, ...on });
    if (!reread?.is_closed) await routeNotice(tx, deps, id);
    if (isAnswer) await reactToAnswer(tx, deps, id);
    // Recorded last: a transaction's entries about one object are merged, and the last one names the action.
    recordHistory(tx, reread ? { ...on, action: 'read', changes: [...reread.changes] } : { ...on, action: 'received' });
  };
  await allOf(made.map(routeOne));
}
