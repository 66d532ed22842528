import type { PublicRecord, RecordInput } from '#core/contract/registry/public-record.ts';
import { AppError, fieldError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { numberKey, type RecordValues } from '#core/rules/registry/public-record/record.ts';
import { type Actor, visibleTo } from '../../../../db/scope.ts';
import { type Tx, transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import type { UploadedFile } from '../../../../http/serve.ts';
import { fileType, isFileMissing } from '../../../records/files/store/file-type.ts';
import { keepRecordFile } from '../../../records/files/store/keep-record-file.ts';
import { refuseRemoved } from '../../companies/change/refuse-removed.ts';
import type { CompanyRow } from '../../companies/companies.queries.ts';
import { checkCompany, findCompanyForUpdate } from '../../companies/read/read-company.ts';
import { presentRecord } from '../read/present.ts';
import { newestRecords } from '../records.queries.ts';
import { readRecordPage } from '../threads/read-page-in-thread.ts';
import { saveChecks } from './save-checks.ts';
import { typedValues } from './typed-values.ts';

interface Given {
  files: readonly UploadedFile[];
  body: RecordInput | undefined;
}

interface Read {
  source: 'page' | 'typed';
  values: RecordValues;
  file?: UploadedFile;
}

async function readPage(field: 'file' | 'text', bytes: Buffer, actor: Actor): Promise<RecordValues> {
  const values = await readRecordPage(bytes, actor.id);
  if (!values) throw fieldError(field, messages.noDesignationFound);
  return values;
}

async function read({ files, body }: Given, actor: Actor): Promise<Read> {
  if (!body) {
    if (isFileMissing(files)) throw fieldError('file', messages.fileRequired);
    const [file] = files;
    return { source: 'page', values: await readPage('file', file!.bytes, actor), file: file! };
  }
  const { text, ...typed } = body;
  if (text !== undefined) return { source: 'page', values: await readPage('text', Buffer.from(text), actor) };
  const { values, fields } = typedValues({ ...typed, registration_id: typed.registration_id!, status: typed.status! });
  if (!values) throw new AppError('bad_request', { fields });
  return { source: 'typed', values };
}

function refuseOther({ name, dmca_registration_id }: CompanyRow, { registration_id }: RecordValues): void {
  if (dmca_registration_id === null) throw new AppError('not_designated');
  if (numberKey(dmca_registration_id) === numberKey(registration_id)) return;
  throw new AppError('record_of_another', {
    message: messages.recordOfAnother(registration_id, name, dmca_registration_id),
  });
}

async function keep(tx: Tx, company_id: number, file: UploadedFile | undefined): Promise<{ file_id?: number }> {
  if (!file) return {};
  return { file_id: await keepRecordFile(tx, { ...file, type: fileType(file) }, company_id) };
}

/** beyond § 20: imports what the directory shows about a company, and compares it with ours. */
export async function checkRecord(deps: Deps, actor: Actor, company_id: number, given: Given): Promise<PublicRecord> {
  await checkCompany(deps.db, visibleTo(actor), company_id);
  const { file, source, values } = await read(given, actor);
  return transaction(deps, actor, async (tx) => {
    const company = await findCompanyForUpdate(tx.db, visibleTo(actor), company_id);
    refuseOther(company, values);
    refuseRemoved(company);
    await saveChecks(tx, deps, [{ company, source, values, ...(await keep(tx, company_id, file)) }]);
    const [record] = await newestRecords(tx.db, [company_id]);
    return presentRecord(record!);
  });
}
