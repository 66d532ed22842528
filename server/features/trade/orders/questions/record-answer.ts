import { askedCopy } from '#core/copy/trade/questions.ts';
import { addSeconds } from '../../../../base/clock.ts';
import type { Config } from '../../../../base/config.ts';
import { hashSecret } from '../../../../crypto/secrets.ts';
import { EVERYTHING } from '../../../../db/scope.ts';
import type { Db } from '../../../../db/tables.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { enqueueMail } from '../../../../mail/outbox.ts';
import { writeNote } from '../../../records/notes/write-note.ts';
import { readOrder } from '../read/read-order.ts';
import { answerText } from './answer-text.ts';
import { answerLetter } from './questions.letters.ts';
import { type AskedQuestion, countAnswers, findQuestion, insertAnswer } from './questions.queries.ts';

const DAYS_MAX = 90;
/** Anyone with the address can write to it: more answers are handled like any other message. */
const ANSWERS_MAX = 20;
const NOTE_CHARS = 5000;

export const questionOf = (db: Db, tokens: readonly string[], now: Date): Promise<AskedQuestion | undefined> =>
  findQuestion(db, tokens.map(hashSecret), addSeconds(now, -DAYS_MAX * 86_400));

interface Answer {
  inbound_id: number;
  from: string;
  text: string;
  attachments: number;
}

function noteOf({ from, text, attachments }: Answer): string {
  const head = askedCopy.answer(from);
  const room = NOTE_CHARS - head.length - askedCopy.leftOut(attachments).length - 4;
  const own = answerText(text) || text.trim();
  const isWhole = own.length <= room && attachments === 0;
  return [head, own.slice(0, room).toWellFormed(), ...(isWhole ? [] : [askedCopy.leftOut(attachments)])].join('\n\n');
}

/** Adds an answer to the order's notes, once per message, and mails it to the superuser who asked. False above the limit. */
export async function recordAnswer(tx: Tx, config: Config, question: AskedQuestion, answer: Answer): Promise<boolean> {
  const { order_id, asked_by_email } = question;
  const isBelowLimit = (await countAnswers(tx.db, question.id)) < ANSWERS_MAX;
  const row = { inbound_id: answer.inbound_id, question_id: question.id, date: tx.now };
  if (!isBelowLimit) return false;
  if (!(await insertAnswer(tx.db, row))) return true;
  const text = noteOf(answer);
  await writeNote(tx, 'order', order_id, text);
  if (asked_by_email !== null) {
    const order = await readOrder(tx.db, EVERYTHING, order_id);
    await enqueueMail(tx, config, asked_by_email, answerLetter({ publicUrl: config.PUBLIC_URL, order, text }));
  }
  return true;
}
