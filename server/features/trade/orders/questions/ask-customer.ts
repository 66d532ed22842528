import type { Note } from '#core/contract/trade/orders.ts';
import { askedCopy } from '#core/copy/trade/questions.ts';
import { AppError } from '#core/errors.ts';
import { hashSecret } from '../../../../crypto/secrets.ts';
import { type Actor, visibleTo } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { writeNote } from '../../../records/notes/write-note.ts';
import { mailManagers } from '../../../registry/companies/mail-managers.ts';
import { readOrder } from '../read/read-order.ts';
import { questionLetter } from './questions.letters.ts';
import { insertQuestion } from './questions.queries.ts';
import { newReplyToken, replyAddress } from './reply-address.ts';

/** Mails a question about an order to the company's owners and administrators and logs it as a note. */
export function askCustomer(deps: Deps, actor: Actor, id: number, text: string): Promise<Note> {
  return transaction(deps, actor, async (tx) => {
    const order = await readOrder(tx.db, visibleTo(actor), id);
    const token = newReplyToken();
    const question = { order_id: id, asked_by: actor.id, asked_date: tx.now };
    await insertQuestion(tx.db, { ...question, token_hash: hashSecret(token) });
    const letter = questionLetter({ publicUrl: deps.config.PUBLIC_URL, order, text });
    const reply_to = replyAddress(deps.config.MAIL_FROM, token);
    const asked = await mailManagers(tx, deps.config, order.company.id, letter, { reply_to });
    if (asked === 0) throw new AppError('nobody_to_ask');
    return writeNote(tx, 'order', id, askedCopy.question(text));
  });
}
