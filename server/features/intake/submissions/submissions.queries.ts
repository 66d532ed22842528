import type { ColumnType, Generated, RawBuilder, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { CounterForm } from '#core/contract/intake/counter-form.ts';
import type { Language, NoticeForm } from '#core/contract/intake/notice-form.ts';
import type { FormKind } from '#core/contract/intake/submissions.ts';
import type { SubmissionState } from '#core/rules/intake/submission-life.ts';
import type { Db } from '../../../db/tables.ts';

/** What served to check a form, and is not stored. */
export type Check = 'email_repeat' | 'website' | 'drawn' | 'proof';
export type StoredForm = Omit<NoticeForm, Check>;
export type StoredCounterForm = Omit<CounterForm, Check>;

/** A form as it is stored, with its kind. */
export type KnownForm = { kind: 'notice'; form: StoredForm } | { kind: 'counter_notice'; form: StoredCounterForm };

interface SubmissionsTable {
  id: Generated<number>;
  reference: string;
  company_id: number;
  kind: FormKind;
  state: SubmissionState;
  is_suspect: boolean;
  form: ColumnType<StoredForm | StoredCounterForm, string, string>;
  text: string;
  lang: Language;
  policy_version: string;
  words_hash: string;
  confirm_hash: string;
  status_hash: ColumnType<string | null, undefined, string>;
  submitted_date: Date;
  confirmed_date: ColumnType<Date | null, undefined, Date>;
  decided_by: ColumnType<number | null, undefined, number>;
  decided_date: ColumnType<Date | null, undefined, Date>;
  withdrawn_date: ColumnType<Date | null, undefined, Date>;
  erased_date: ColumnType<Date | null, undefined, Date>;
}

declare module '../../../db/tables.ts' {
  interface Tables {
    submissions: SubmissionsTable;
    submission_supplements: { id: Generated<number>; submission_id: number; text: string; date: Date };
  }
}

export type SubmissionRow = Omit<Selectable<SubmissionsTable>, keyof KnownForm> & KnownForm;

type NewSubmission = Pick<
  SubmissionRow,
  | 'reference'
  | 'company_id'
  | 'is_suspect'
  | 'text'
  | 'lang'
  | 'policy_version'
  | 'words_hash'
  | 'confirm_hash'
  | 'submitted_date'
> &
  KnownForm;

/** Undefined if the reference is taken. */
export async function insertSubmission(db: Db, { form, ...values }: NewSubmission): Promise<number | undefined> {
  const made = await db
    .insertInto('submissions')
    .values({ ...values, form: JSON.stringify(form), state: 'submitted' })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

/** The reference of a form with the same words that was submitted after this moment. */
export async function findSameWords(db: Db, words_hash: string, since: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('submissions')
    .select('reference')
    .where('words_hash', '=', words_hash)
    .where('submitted_date', '>', since)
    .orderBy('submitted_date', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.reference;
}

/** Forms of a company that were submitted after this moment and are not confirmed, suspect ones too. */
export const unconfirmedSince = (since: Date) => (company_id: RawBuilder<number>) =>
  sql<number>`(
  select count(*)::int from submissions f
  where f.company_id = ${company_id} and f.submitted_date > ${since}::timestamptz and f.state = 'submitted')`;

export async function countUnconfirmed(db: Db, company_id: number, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ${unconfirmedSince(since)(sql`${company_id}`)} as count`.execute(db);
  return rows[0]!.count;
}

/** A submission and the legal name of its company. */
export type Submission = SubmissionRow & { company: string };
export type NoticeSubmission = Submission & { kind: 'notice' };
export type CounterSubmission = Submission & { kind: 'counter_notice' };

const submissions = (db: Db) =>
  db
    .selectFrom('submissions as s')
    .innerJoin('companies as c', 'c.id', 's.company_id')
    .selectAll('s')
    .select('c.name as company');

type Key = { id: number } | { confirm_hash: string } | { status_hash: string };

const isKey = (key: Key) => {
  const [column, value] = Object.entries(key)[0]!;
  return sql<boolean>`${sql.ref(`s.${column}`)} = ${value}`;
};

export const getSubmission = (db: Db, key: Key): Promise<Submission | undefined> =>
  submissions(db).where(isKey(key)).executeTakeFirst() as Promise<Submission | undefined>;

export const lockSubmission = (db: Db, key: Key): Promise<Submission | undefined> =>
  submissions(db).where(isKey(key)).forUpdate('s').executeTakeFirst() as Promise<Submission | undefined>;

/** Which form a reference belongs to; undefined if it is none. */
export async function kindOfReference(db: Db, reference: string): Promise<FormKind | undefined> {
  const row = await db.selectFrom('submissions').select('kind').where('reference', '=', reference).executeTakeFirst();
  return row?.kind;
}

type Changes = Partial<
  Pick<
    SubmissionRow,
    'state' | 'is_suspect' | 'confirmed_date' | 'decided_by' | 'decided_date' | 'status_hash' | 'withdrawn_date'
  >
>;

export async function updateSubmission(db: Db, id: number, changes: Changes): Promise<void> {
  await db
    .updateTable('submissions')
    .set(changes as never)
    .where('id', '=', id)
    .execute();
}

export interface SupplementRow {
  id: number;
  text: string;
  date: Date;
}

export const supplementsOf = (db: Db, submission_id: number): Promise<SupplementRow[]> =>
  db
    .selectFrom('submission_supplements')
    .select(['id', 'text', 'date'])
    .where('submission_id', '=', submission_id)
    .orderBy('id')
    .execute();

export async function insertSupplement(db: Db, submission_id: number, text: string, date: Date): Promise<void> {
  await db.insertInto('submission_supplements').values({ submission_id, text, date }).execute();
}

/** Locks spam that was marked before this moment and still has personal data. */
export async function lockOldSpam(db: Db, before: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('submissions')
    .select('id')
    .where('state', '=', 'spam')
    .where('erased_date', 'is', null)
    .where('decided_date', '<', before)
    .orderBy('decided_date')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/** Erases what was typed; the row and its hash stay. */
export async function eraseSubmission(db: Db, id: number, erased_date: Date): Promise<void> {
  await db.updateTable('submissions').set({ form: '{}', text: '', erased_date }).where('id', '=', id).execute();
}
