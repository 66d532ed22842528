import { createHash } from 'node:crypto';
import type { Notice } from '#core/contract/intake/notices.ts';
import type { Reply } from '#core/contract/intake/replies.ts';
import type { FieldErrors } from '#core/errors.ts';
import { addSeconds } from '../../../base/clock.ts';
import type { Config } from '../../../base/config.ts';
import { recordHistory } from '../../../db/history.ts';
import { type Principal, visibleTo } from '../../../db/scope.ts';
import { type Tx, transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { found } from '../../../http/answer/refuse.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import { insertDelivery, refreshDeliveryFlags } from '../forwarding/forward.queries.ts';
import { getNoticeBrief, lockNotice } from '../notices/notices.queries.ts';
import { readNotice } from '../notices/read/read-notice.ts';
import { authorizeHandling } from '../notices/write/authorize-handling.ts';
import { limitReply } from './limit-replies.ts';
import { threadOf } from './original-headers.ts';
import { recipientFaults, recipientOf } from './recipients.ts';
import { type ReplyFacts, replyFacts, wasReplied } from './replies.queries.ts';
import { replyLetter } from './reply-letter.ts';

/** beyond § 13: identical replies within this time are sent once. */
export const REPEAT_SECONDS = 60;

type Settings = Pick<Config, 'AGENT_NAME' | 'AGENT_ORGANIZATION'>;

/** Customers write as their company, superusers as the agent. */
export const writerOf = (
  actor: Principal,
  { company_name }: Pick<ReplyFacts, 'company_name'>,
  { AGENT_NAME, AGENT_ORGANIZATION }: Settings,
): string => (actor.is_superuser || company_name === null ? `${AGENT_NAME}, ${AGENT_ORGANIZATION}` : company_name);

export const hashOf = (to: string, { subject, text }: Reply): string =>
  createHash('sha256')
    .update(JSON.stringify([to, subject, text]))
    .digest('hex');

async function send(tx: Tx, { config }: Deps, actor: Principal, notice: ReplyFacts, to: string, reply: Reply) {
  const writer = writerOf(actor, notice, config);
  const letter = replyLetter(reply, writer, notice.id);
  const thread = await threadOf(tx.db, notice);
  const mail_id = await enqueueMail(tx, config, to, letter, { from_name: writer, is_kept: true, ...thread });
  const notice_id = notice.id;
  const by = { user_id: tx.actor_id, token_id: tx.token?.id ?? null };
  const delivery = { notice_id, mail_id, kind: 'reply', reply_hash: hashOf(to, reply) } as const;
  await insertDelivery(tx.db, { ...delivery, email: to, subject: reply.subject, ...by, date: tx.now });
  await refreshDeliveryFlags(tx.db, notice_id);
  const changes = [{ field: 'replied to', from: null, to }];
  recordHistory(tx, { model: 'notice', object_id: notice_id, action: 'replied', changes });
}

/** Replies to the sender of a notice. `asRepeat` is called for an identical reply, which is not sent again. */
export async function sendReply(
  deps: Deps,
  actor: Principal,
  id: number,
  reply: Reply,
  asRepeat: () => void,
): Promise<Notice> {
  await transaction(deps, actor, async (tx) => {
    // The lock makes the second of two simultaneous replies a repeat.
    authorizeHandling(actor, found(await lockNotice(tx.db, visibleTo(actor), id)));
    const notice = found(await replyFacts(tx.db, id));
    const to = await recipientOf(tx.db, deps.config, actor, notice, reply.to);
    const since = addSeconds(tx.now, -REPEAT_SECONDS);
    if (await wasReplied(tx.db, { notice_id: id, reply_hash: hashOf(to, reply), since })) return asRepeat();
    await limitReply(tx, actor, notice, to, reply.to);
    await send(tx, deps, actor, notice, to, reply);
  });
  return readNotice(deps, actor, id);
}

interface Visit {
  deps: Deps;
  actor: Principal;
  params: { id: number };
  given: Partial<Reply>;
}

/** Access to the notice, checked before the shape of the body, and its recipient. */
export async function examineReply({ deps, actor, params, given: { to } }: Visit): Promise<FieldErrors> {
  authorizeHandling(actor, found(await getNoticeBrief(deps.db, visibleTo(actor), params.id)));
  const notice = found(await replyFacts(deps.db, params.id));
  return recipientFaults(deps.db, actor, notice, to);
}
