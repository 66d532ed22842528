import type { FileRef } from '#core/contract/trade/orders.ts';
import { fieldError } from '#core/errors.ts';
import type { Model } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { recordHistory } from '../../../../db/history.ts';
import type { Scope } from '../../../../db/scope.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { found } from '../../../../http/answer/refuse.ts';
import type { UploadedFile } from '../../../../http/serve.ts';
import { presentFile } from '../files.present.ts';
import { attachUpload, type FileRow } from '../files.queries.ts';
import { fileType, isFileMissing } from './file-type.ts';
import { saveFile } from './save-file.ts';

interface Files {
  files: readonly UploadedFile[];
  /** The id of an earlier upload, sent instead of a file. */
  file_id: number | undefined;
}

/** Attaches new files or an earlier upload to an object. The caller must have authorized the actor to change the object. */
export async function attachFiles(
  tx: Tx,
  scope: Scope,
  { files, file_id }: Files,
  on: { model: Model; object_id: number },
): Promise<FileRef[]> {
  const rows: FileRow[] = [];
  if (file_id !== undefined) rows.push(found(await attachUpload(tx.db, scope, file_id, on.model, on.object_id)));
  else if (isFileMissing(files)) throw fieldError('files', messages.fileRequired);
  for (const { name, bytes } of files) {
    rows.push(await saveFile(tx, { name, bytes, type: fileType({ name, bytes }), ...on }));
  }
  const changes = rows.map(({ name }) => ({ field: 'files', from: null, to: name }));
  recordHistory(tx, { ...on, action: 'files added', changes });
  return rows.map(presentFile);
}
