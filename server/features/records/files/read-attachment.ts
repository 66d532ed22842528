import { cleanFileName } from '#core/rules/text/file-name.ts';
import type { Db } from '../../../db/tables.ts';
import type { Attachment } from '../../../mail/transport.ts';
import { type FileBrief, fileBriefs, getStoredFile } from './files.queries.ts';
import { readBlob, streamBlob } from './store/blobs.queries.ts';

/** Reads a mail attachment for the outbox. Access was decided when the mail was enqueued. */
export async function readAttachment(db: Db, id: number): Promise<Attachment> {
  const { name, type, sha256, size } = await getStoredFile(db, id);
  return { name: cleanFileName(name), type, bytes: await readBlob(db, sha256, size) };
}

/** The beginning of a file that the caller may see, enough for the headers of a message. */
export async function readFileStart(db: Db, id: number): Promise<Buffer> {
  const { sha256, size } = await getStoredFile(db, id);
  for await (const chunk of streamBlob(db, sha256, size)) return chunk;
  return Buffer.alloc(0);
}

export type { FileBrief };

/** Names and sizes of mail attachments by id, for the development mailbox. */
export const attachmentBriefs = (db: Db, ids: readonly number[]): Promise<Map<number, FileBrief>> =>
  fileBriefs(db, [...new Set(ids)]);
