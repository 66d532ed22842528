import { readAddresses } from './mime/addresses.ts';
import { readHeaders } from './mime/headers.ts';
import { type MimeLimit, MimeLimitError } from './mime/limits.ts';
import { dateOf, messageIdOf, referencesOf } from './mime/message-ids.ts';
import type { ReadHead, ReadMessage, ReadOptions } from './read-message.ts';

/** The only module that the rest of the server imports from the reader (tests/static/floors.test.ts). */
export type { Address } from './mime/addresses.ts';
export type { MimeLimit, ReadHead, ReadMessage, ReadOptions };

let pipeline: Promise<typeof import('./read-message.ts')> | undefined;

/** Reads the raw bytes of a mail (decisions §7, §10). CPU-bound: runs in a worker thread that can be terminated. */
export async function readMail(raw: Uint8Array, options: ReadOptions = {}): Promise<ReadMessage> {
  // Lazy import, memoized: the main process reads headers only and never loads the lexicon.
  pipeline ??= import('./read-message.ts');
  const { readMessage } = await pipeline;
  return readMessage(raw, options);
}

/** The limit that an error of `readMail` reports; undefined for any other error. */
export const exceededLimit = (error: unknown): MimeLimit | undefined =>
  error instanceof MimeLimitError ? error.reason : undefined;

/** Bytes of a message that are searched for its headers. */
const HEAD_BYTES = 128 * 1024;

/** Reads sender, subject, date and ids from the headers alone, for a message whose body cannot be read. */
export function readHead(raw: Uint8Array): ReadHead {
  const start = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, HEAD_BYTES));
  const { headers } = readHeaders(start);
  return {
    message_id: messageIdOf(headers),
    subject: headers.text('subject'),
    date: dateOf(headers),
    sender: readAddresses(headers.raw('reply-to'))[0] ?? readAddresses(headers.raw('from'))[0] ?? null,
    references: referencesOf(headers),
  };
}
