import { cleanFileName } from '#core/rules/text/file-name.ts';
import type { Db } from '../../../db/tables.ts';
import type { Attachment } from '../../../mail/transport.ts';
import { type FileBrief, fileBriefs, getStoredFile } from './files.queries.ts';
import { readBlob } from './store/blobs.queries.ts';

/** Reads a mail attachment for the outbox. Access was decided when the mail was enqueued. */
export async function readAttachment(db: Db, id: number): Promise<Attachment> {
  const { name, type, sha256, size } = await getStoredFile(db, id);
  return { name: cleanFileName(name), type, bytes: await readBlob(db, sha256, size) };
}

export type { FileBrief };

/** Names and sizes of mail attachments by id, for the development mailbox. */
export const attachmentBriefs = (db: Db, ids: readonly number[]): Promise<Map<number, FileBrief>> =>
  fileBriefs(db, [...new Set(ids)]);
