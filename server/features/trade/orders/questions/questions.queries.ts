import { type Generated, sql } from 'kysely';
import { USER_STATUS } from '#core/lookups.ts';
import type { Db } from '../../../../db/tables.ts';

interface OrderQuestionsTable {
  id: Generated<number>;
  order_id: number;
  token_hash: string;
  asked_by: number | null;
  asked_date: Date;
}

/** The answers that became notes, by their message. */
interface OrderAnswersTable {
  inbound_id: number;
  question_id: number;
  date: Date;
}

declare module '../../../../db/tables.ts' {
  interface Tables {
    order_questions: OrderQuestionsTable;
    order_answers: OrderAnswersTable;
  }
}

export async function insertQuestion(db: Db, question: Omit<OrderQuestionsTable, 'id'>): Promise<void> {
  await db.insertInto('order_questions').values(question).execute();
}

export interface AskedQuestion {
  id: number;
  order_id: number;
  /** The address of the superuser who asked, if they still are one. */
  asked_by_email: string | null;
}

/** The newest question with one of these tokens that was asked since. */
export async function findQuestion(
  db: Db,
  token_hashes: readonly string[],
  since: Date,
): Promise<AskedQuestion | undefined> {
  const { rows } = await sql<AskedQuestion>`
    select q.id, q.order_id, u.email as asked_by_email
    from order_questions q left join users u on u.id = q.asked_by and u.is_superuser
      and u.status_id = ${USER_STATUS.active} and u.deleted_date is null
    where q.token_hash = any(${[...token_hashes]}::text[]) and q.asked_date > ${since}
    order by q.id desc limit 1`.execute(db);
  return rows[0];
}

/** Locks the question, so that concurrent answers are counted. */
export async function countAnswers(db: Db, question_id: number): Promise<number> {
  await sql`select 1 from order_questions where id = ${question_id} for update`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from order_answers where question_id = ${question_id}`.execute(db);
  return rows[0]!.count;
}

/** False if this message was recorded before. */
export async function insertAnswer(db: Db, answer: OrderAnswersTable): Promise<boolean> {
  const row = await db
    .insertInto('order_answers')
    .values(answer)
    .onConflict((conflict) => conflict.column('inbound_id').doNothing())
    .returning('inbound_id')
    .executeTakeFirst();
  return row !== undefined;
}
