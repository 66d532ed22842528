import { AppError, type FieldErrors } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import type { Completeness } from '#core/rules/intake/notice-completeness.ts';
import { addressesIn, looksUnanswerable } from '#core/rules/intake/reply-address.ts';
import type { Config } from '../../../base/config.ts';
import type { Principal } from '../../../db/scope.ts';
import type { Db } from '../../../db/tables.ts';
import { refuseFields } from '../../../http/answer/refuse.ts';
import { addressOf } from '../../../mail/mail-from.ts';
import { replyToOf } from './original-headers.ts';
import type { ReplyFacts } from './replies.queries.ts';

/** What the recipients depend on. */
export type Answerable = Pick<
  ReplyFacts,
  'sender_email' | 'received_from' | 'relay' | 'acns' | 'text' | 'message_id' | 'raw_file_id'
> & { kind: Completeness['kind'] };

/** Superusers write to anyone; handlers to the addresses of the notice only, or they could use the agent's mail for anything. */
async function mayWriteTo(db: Db, actor: Principal, notice: Answerable, email: string): Promise<boolean> {
  if (actor.is_superuser) return true;
  const { sender_email, received_from, relay, acns, text } = notice;
  const named = [sender_email, received_from, relay?.email, acns?.complainant.email];
  if (named.some((address) => address?.toLowerCase() === email) || addressesIn(text).has(email)) return true;
  return (await replyToOf(db, notice)).has(email);
}

type Settings = Pick<Config, 'MAIL_FROM' | 'AGENT_EMAIL'>;

/** Why the notice can't be answered at this address; null if it can. */
export function whyUnanswerable(
  { MAIL_FROM, AGENT_EMAIL }: Settings,
  { kind }: Pick<Answerable, 'kind'>,
  email: string | null,
): string | null {
  if (kind === 'bounce' || kind === 'auto_reply') return messages.senderUnanswerable;
  if (email === null) return messages.senderWithoutEmail;
  return looksUnanswerable(email, [addressOf(MAIL_FROM), AGENT_EMAIL]) ? messages.senderUnanswerable : null;
}

/** Faults of a recipient that the caller chose, told together with those of the letter. */
export async function recipientFaults(
  db: Db,
  actor: Principal,
  notice: Answerable,
  chosen: string | undefined,
): Promise<FieldErrors> {
  const isRefused = chosen !== undefined && !(await mayWriteTo(db, actor, notice, chosen));
  return isRefused ? { to: [messages.replyRecipient] } : {};
}

/** The recipient of a reply: who was chosen, else the sender. */
export async function recipientOf(
  db: Db,
  config: Settings,
  actor: Principal,
  notice: Answerable,
  chosen: string | undefined,
): Promise<string> {
  refuseFields(await recipientFaults(db, actor, notice, chosen));
  const to = chosen ?? notice.sender_email?.toLowerCase() ?? null;
  const why = whyUnanswerable(config, notice, to);
  if (why !== null || to === null)
    throw new AppError('sender_unanswerable', { message: why ?? messages.senderWithoutEmail });
  return to;
}
