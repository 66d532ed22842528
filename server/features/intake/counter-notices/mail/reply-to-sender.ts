import type { CounterNotice } from '#core/contract/intake/counter-notices.ts';
import { REPLY_SUBJECT_CHARS, type Reply, type ReplyDraft } from '#core/contract/intake/replies.ts';
import { counterReplyTexts } from '#core/copy/intake/counter-notice-letters.ts';
import type { FieldErrors } from '#core/errors.ts';
import { COUNTER_ELEMENTS, counterNoticeNumber } from '#core/rules/intake/counter-notice.ts';
import { replySubject } from '#core/rules/intake/reply-subject.ts';
import { shortDateIn } from '#core/rules/text/dates.ts';
import { addSeconds } from '../../../../base/clock.ts';
import { recordHistory } from '../../../../db/history.ts';
import type { Principal } from '../../../../db/scope.ts';
import { type Tx, transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { enqueueMail } from '../../../../mail/outbox.ts';
import { limitReply } from '../../replies/limit-replies.ts';
import { threadOf } from '../../replies/original-headers.ts';
import { type Answerable, recipientFaults, recipientOf, whyUnanswerable } from '../../replies/recipients.ts';
import { hashOf, REPEAT_SECONDS, writerOf } from '../../replies/send-reply.ts';
import { examineAccess, lockHandled } from '../make/update-counter-notice.ts';
import { readCounterNotice } from '../read/read-counter-notices.ts';
import { counterReplyLetter } from './counter-reply-letter.ts';
import { insertDelivery, type MailFacts, mailFacts, wasSent } from './mail.queries.ts';

/** Its sender, as the replies to the sender of a notice know them (beyond § 13). */
const answerable = ({
  text,
  sender_email,
  letter_message_id,
  letter_received_from,
  raw_file_id,
}: MailFacts): Answerable => ({
  ...{ text, sender_email, raw_file_id },
  message_id: letter_message_id,
  received_from: letter_received_from,
  ...{ relay: null, acns: null, kind: 'counter_notice' },
});

/** A draft that names the missing elements, if any. */
export async function draftCounterReply(deps: Deps, actor: Principal, id: number): Promise<ReplyDraft> {
  await examineAccess({ deps, actor, params: { id } });
  const facts = found(await mailFacts(deps.db, id));
  const { elements, received_date, sender_email, letter_subject } = facts;
  const missing = COUNTER_ELEMENTS.filter((element) => !elements[element]);
  const why = whyUnanswerable(deps.config, answerable(facts), sender_email);
  const about = letter_subject || `Counter-notice ${counterNoticeNumber(id)}`;
  return {
    to: sender_email ?? '',
    subject: replySubject(about, REPLY_SUBJECT_CHARS),
    text:
      missing.length === 0
        ? ''
        : counterReplyTexts.missing(shortDateIn(received_date, deps.config.AGENT_TIME_ZONE), missing),
    can_send: why === null,
    why,
  };
}

async function send(tx: Tx, deps: Deps, actor: Principal, facts: MailFacts, to: string, reply: Reply): Promise<void> {
  const writer = writerOf(actor, facts, deps.config);
  const letter = counterReplyLetter(reply, writer, facts.id);
  const thread = await threadOf(tx.db, answerable(facts));
  const mail_id = await enqueueMail(tx, deps.config, to, letter, { from_name: writer, is_kept: true, ...thread });
  const delivery = { counternotice_id: facts.id, mail_id, kind: 'reply', reply_hash: hashOf(to, reply) } as const;
  await insertDelivery(tx.db, {
    ...delivery,
    email: to,
    subject: reply.subject,
    user_id: tx.actor_id,
    token_id: tx.token?.id ?? null,
    date: tx.now,
  });
  const changes = [{ field: 'replied to', from: null, to }];
  recordHistory(tx, { model: 'counternotice', object_id: facts.id, action: 'replied', changes });
}

/** Replies to the sender of a counter-notice. `asRepeat` is called for an identical reply, which is not sent again. */
export async function sendCounterReply(
  deps: Deps,
  actor: Principal,
  id: number,
  reply: Reply,
  asRepeat: () => void,
): Promise<CounterNotice> {
  await transaction(deps, actor, async (tx) => {
    await lockHandled(tx, actor, id);
    const facts = found(await mailFacts(tx.db, id));
    const to = await recipientOf(tx.db, deps.config, actor, answerable(facts), reply.to);
    const sent = { counternotice_id: id, kind: 'reply', email: to, reply_hash: hashOf(to, reply) } as const;
    if (await wasSent(tx.db, { ...sent, since: addSeconds(tx.now, -REPEAT_SECONDS) })) return asRepeat();
    const { company_id, letter_received_from: received_from } = facts;
    await limitReply(tx, actor, { company_id, received_from }, to, reply.to);
    await send(tx, deps, actor, facts, to, reply);
  });
  return readCounterNotice(deps, actor, id);
}

interface Visit {
  deps: Deps;
  actor: Principal;
  params: { id: number };
  given: Partial<Reply>;
}

/** Access, checked before the shape of the body, and the recipient. */
export async function examineCounterReply({ deps, actor, params, given: { to } }: Visit): Promise<FieldErrors> {
  await examineAccess({ deps, actor, params });
  const facts = answerable(found(await mailFacts(deps.db, params.id)));
  return recipientFaults(deps.db, actor, facts, to);
}
