import { AppError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { EVIDENCE_BYTES } from '#core/rules/intake/evidence-pack.ts';
import { recordHistory } from '../../../db/history.ts';
import { type Principal, visibleTo } from '../../../db/scope.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { found } from '../../../http/answer/refuse.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { lockNotice } from '../notices/notices.queries.ts';
import { authorizeHandling } from '../notices/write/authorize-handling.ts';
import { EVIDENCE_ASKED } from './facts/growing-facts.queries.ts';
import { knownBytes } from './facts/known-bytes.queries.ts';
import { MAKE_EVIDENCE } from './make-evidence.ts';
import { giveUpOthers, insertPack, packInMaking } from './packs.queries.ts';

/** Begins a pack, unless one is being made. The lock of the notice makes the second of two simultaneous calls find the first. */
export function startEvidence(deps: Deps, actor: Principal, notice_id: number): Promise<{ id: number }> {
  return transaction(deps, actor, async (tx) => {
    const notice = found(await lockNotice(tx.db, visibleTo(actor), notice_id));
    authorizeHandling(actor, notice);
    const { company_id } = notice;
    const making = await packInMaking(tx.db, { notice_id, company_id });
    if (making !== undefined) return { id: making };
    if ((await knownBytes(tx.db, notice_id)) > EVIDENCE_BYTES) throw new AppError('evidence_too_large');
    await giveUpOthers(tx.db, notice_id, messages.evidenceFailed);
    const id = await insertPack(tx.db, { notice_id, company_id, user_id: tx.actor_id, created_date: tx.now });
    await enqueue(tx, MAKE_EVIDENCE, { evidence_id: id }, { key: `evidence:${id}` });
    recordHistory(tx, { model: 'notice', object_id: notice_id, action: EVIDENCE_ASKED });
    return { id };
  });
}
