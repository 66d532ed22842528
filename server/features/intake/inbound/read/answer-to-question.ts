import { answersNotice, isForwardable, isUnread } from '#core/rules/intake/notice-completeness.ts';
import { oneLine } from '#core/rules/text/one-line.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { questionOf, recordAnswer } from '../../../trade/orders/questions/record-answer.ts';
import { replyTokensIn } from '../../../trade/orders/questions/reply-address.ts';
import type { InboundRow } from '../../notices/tables.queries.ts';
import { markRead } from '../inbound.queries.ts';
import { headerOf, headOf } from '../receive/identify-message.ts';
import { lockMessageAndNotices } from '../unread.queries.ts';
import type { UnstoredReading } from './reading.ts';
import { storable } from './storable.ts';

const HEADER_CHARS = 5_000;
const ADDRESS_CHARS = 254;
const TEXT_CHARS = 100_000;

/** A message that may be somebody's notice is made one, even if it came to an answer's address. */
const mayBeNotice = (message: UnstoredReading): boolean =>
  answersNotice(message) || isForwardable(message.completeness, message.acns !== null);

/**
 * Takes a message to the reply address of a question from the filing desk: it becomes a note of the order. True if nothing is
 * left to do. Everything that does not match is handled like any other message.
 */
export async function takeAnswerToQuestion(
  deps: Deps,
  inbound: InboundRow,
  raw: Buffer,
  message: UnstoredReading,
): Promise<boolean> {
  const tokens = replyTokensIn([...inbound.recipients, headerOf(headOf(raw), 'to', HEADER_CHARS)]);
  if (tokens.length === 0 || isUnread(message)) return false;
  const question = await questionOf(deps.db, tokens, deps.clock.now());
  if (!question) return false;
  const { kind } = message.completeness;
  const answer = storable({
    from: oneLine(message.sender?.email ?? inbound.envelope_from).slice(0, ADDRESS_CHARS),
    text: message.text.slice(0, TEXT_CHARS),
  });
  return transaction(deps, null, async (tx) => {
    const earlier = await lockMessageAndNotices(tx.db, inbound.id);
    if (!earlier) return true;
    const isAutomatic = kind === 'auto_reply';
    const about = { ...answer, inbound_id: inbound.id, attachments: message.attachments.length };
    if (!isAutomatic && !(await recordAnswer(tx, deps.config, question, about))) return false;
    if (earlier.length > 0 || mayBeNotice(message)) return false;
    const ignored_for = isAutomatic ? 'an automatic answer to a question' : 'an answer to a question';
    await markRead(tx.db, { id: inbound.id, parsed_date: tx.now, ignored_for });
    return true;
  });
}
