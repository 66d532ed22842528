import { isForwardable } from '#core/rules/intake/notice-completeness.ts';
import type { Tx } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { forwardFacts } from '../../forwarding/forward.queries.ts';
import { forwardToDomains } from '../../forwarding/forward-notice.ts';
import { runRules } from '../../rules/run-rules.ts';

/** decisions §7: the rules first; where none of them decides, what is complete enough goes on at once. */
export async function routeNotice(tx: Tx, deps: Deps, notice_id: number): Promise<void> {
  const { decided } = await runRules(tx, deps, notice_id);
  if (decided) return;
  const facts = found(await forwardFacts(tx.db, notice_id));
  if (facts.company_id !== null && isForwardable(facts.completeness, facts.acns !== null)) {
    await forwardToDomains(tx, deps.config, notice_id, facts);
  }
}
