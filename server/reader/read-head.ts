import { readAddresses } from './mime/addresses.ts';
import { readHeaders } from './mime/headers.ts';
import { dateOf, messageIdOf, referencesOf } from './mime/message-ids.ts';
import type { ReadHead } from './read-mail.ts';

/** Enough of a message for its head. */
const HEAD_BYTES = 128 * 1024;

/** Of a message that could not be read: who sent it and what about. It costs next to nothing, whatever follows. */
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
