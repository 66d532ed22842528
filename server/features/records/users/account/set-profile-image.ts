import { fieldError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { recordHistory } from '../../../../db/history.ts';
import { type Actor, EVERYTHING } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import type { UploadedFile } from '../../../../http/serve.ts';
import { dropFile } from '../../files/store/drop-file.ts';
import { saveFile } from '../../files/store/save-file.ts';
import { picturePath } from '../read/users.present.ts';
import { getUser, lockUser, updateUser } from '../users.queries.ts';
import { pictureType } from './picture-type.ts';

export async function setProfileImage(deps: Deps, actor: Actor, file: UploadedFile | undefined) {
  if (!file || file.bytes.length === 0) throw fieldError('image', messages.pictureRequired);
  const type = pictureType(file);
  if (!type) throw fieldError('image', messages.pictureType);
  return transaction(deps, actor, async (tx) => {
    await lockUser(tx.db, actor.id);
    const before = found(await getUser(tx.db, EVERYTHING, actor.id));
    const saved = await saveFile(tx, { name: file.name, type, bytes: file.bytes, model: 'user', object_id: actor.id });
    await updateUser(tx.db, actor.id, { image_file_id: saved.id });
    if (before.image_file_id !== null) await dropFile(tx, before.image_file_id);
    const changes = [{ field: 'image', from: before.image_file_id, to: saved.id }];
    recordHistory(tx, { model: 'user', object_id: actor.id, action: 'changed', changes });
    return { image: { id: saved.id, file: picturePath(saved.key) } };
  });
}
