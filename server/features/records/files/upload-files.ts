import type { z } from 'zod';
import type * as contract from '#core/contract/records/files.ts';
import { fieldError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import type { Actor } from '../../../db/scope.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { UploadedFile } from '../../../http/serve.ts';
import { filePath, presentFile } from './files.present.ts';
import { fileType, isFileMissing } from './store/file-type.ts';
import { saveFile } from './store/save-file.ts';

type Uploaded = z.infer<typeof contract.Uploaded>;

/** decisions §10: returns one file as an object, several as a list. They belong to the uploader until they are attached. */
export async function uploadFiles(
  deps: Deps,
  actor: Actor,
  files: readonly UploadedFile[],
): Promise<Uploaded | Uploaded[]> {
  if (isFileMissing(files)) throw fieldError('files', messages.fileRequired);
  const saved = await transaction(deps, actor, async (tx) => {
    const list: Uploaded[] = [];
    for (const { name, bytes } of files) {
      const row = await saveFile(tx, { name, bytes, type: fileType({ name, bytes }), object_id: actor.id });
      list.push({ ...presentFile(row), url: filePath(row.id) });
    }
    return list;
  });
  return saved.length === 1 ? saved[0]! : saved;
}
