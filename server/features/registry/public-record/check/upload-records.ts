import { RECORD_ROWS } from '#core/constants.ts';
import type { RecordUploadResult } from '#core/contract/registry/public-record.ts';
import { fieldError } from '#core/errors.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { numberKey, type RecordValues } from '#core/rules/registry/public-record/record.ts';
import type { Actor } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import type { UploadedFile } from '../../../../http/serve.ts';
import { sheetKind } from '../../../../sheets/read-domain-sheet.ts';
import { readTable } from '../../../../sheets/read-table.ts';
import { companiesByNumber, lockCompanies } from '../records.queries.ts';
import { type RecordRow, readRows } from './record-rows.ts';
import { saveChecks } from './save-checks.ts';

/** Companies per transaction. */
const AT_ONCE = 100;

const REFUSED = {
  empty: messages.recordsEmpty,
  'too long': messages.recordsTooMany,
  unreadable: messages.sheetUnreadable,
} as const;

async function rowsOf(file: UploadedFile | undefined, account: number): Promise<RecordRow[]> {
  const kind = file && sheetKind(file.name, file.bytes);
  if (!file || kind === undefined) throw fieldError('file', messages.sheetRequired);
  const table =
    kind === 'mismatch'
      ? ({ outcome: 'unreadable' } as const)
      : await readTable(file.bytes, kind, RECORD_ROWS, account);
  if (table.outcome !== 'read') throw fieldError('file', REFUSED[table.outcome]);
  const rows = readRows(table.rows);
  if (!rows) throw fieldError('file', messages.recordsWithoutColumns);
  return rows;
}

type Found = { company_id: number; values: RecordValues };

/** The rows whose company is known and named once, and the errors of the others. */
async function match({ db }: Deps, rows: readonly RecordRow[]) {
  const errors = rows.flatMap(({ row, registration_id, message }) =>
    message === undefined ? [] : [{ row, registration_id, message }],
  );
  const good = rows.flatMap((one) => (one.values ? [{ ...one, values: one.values }] : []));
  const spellings = good.flatMap(({ values }) => [values.registration_id, values.registration_id.replace('DMCA-', '')]);
  const companies = spellings.length === 0 ? [] : await companiesByNumber(db, spellings);
  const byNumber = new Map(companies.map((one) => [numberKey(one.dmca_registration_id), one] as const).toReversed());
  const found = new Map<number, Found>();
  for (const { row, registration_id, values } of good) {
    const company = byNumber.get(values.registration_id);
    const message = !company
      ? messages.numberUnknown
      : company.status_id === COMPANY_STATUS.removed
        ? messages.companyRemoved
        : found.has(company.id)
          ? messages.numberRepeated
          : undefined;
    if (message !== undefined) errors.push({ row, registration_id, message });
    else found.set(company!.id, { company_id: company!.id, values });
  }
  return { found: [...found.values()], errors: errors.sort((a, b) => a.row - b.row) };
}

async function save(deps: Deps, actor: Actor, part: readonly Found[]): Promise<number> {
  const values = new Map(part.map((one) => [one.company_id, one.values]));
  return transaction(deps, actor, async (tx) => {
    const companies = await lockCompanies(tx.db, [...values.keys()]);
    const checks = companies.map((company) => ({ company, source: 'typed' as const, values: values.get(company.id)! }));
    await saveChecks(tx, deps, checks);
    return checks.length;
  });
}

/** beyond § 20: imports many records. The good rows are saved, the others reported. */
export async function uploadRecords(
  deps: Deps,
  actor: Actor,
  file: UploadedFile | undefined,
): Promise<RecordUploadResult> {
  const { found, errors } = await match(deps, await rowsOf(file, actor.id));
  let saved = 0;
  for (let at = 0; at < found.length; at += AT_ONCE) saved += await save(deps, actor, found.slice(at, at + AT_ONCE));
  return { saved, errors };
}
