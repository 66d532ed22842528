import { createHash } from 'node:crypto';
import { newSecret } from '../../../crypto/secrets.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { MailRow } from '../../../mail/mails.queries.ts';
import { SENT_MAIL } from './file-kinds.ts';
import { insertFiles } from './files.queries.ts';
import { insertSmallMail, setMailFile } from './kept-mails.queries.ts';
import { fitsInOneChunk, storeBytes } from './store/store-bytes.ts';

const TYPE = 'message/rfc822';

/** Keeps the bytes of a mail that is about to be sent. Nobody downloads them by themselves: they are part of evidence packs. */
export async function keepMail(
  deps: Pick<Deps, 'db' | 'clock'>,
  { id, created_date }: Pick<MailRow, 'id' | 'created_date'>,
  raw: Buffer,
): Promise<void> {
  const file = { name: `mail-${id}.eml`, type: TYPE, size: raw.length, key: newSecret(), created_date };
  if (fitsInOneChunk(raw)) {
    const sha256 = createHash('sha256').update(raw).digest('hex');
    await insertSmallMail(deps.db, { ...file, mail_id: id, sha256, bytes: raw.toString('base64') });
    return;
  }
  const sha256 = await storeBytes(deps, raw);
  await transaction(deps, null, async (tx) => {
    const on = { content_type: SENT_MAIL, object_id: id, created_by: null };
    const [file_id] = await insertFiles(tx.db, [{ ...file, sha256, ...on }]);
    await setMailFile(tx.db, id, file_id!);
  });
}
