import { messages } from '#core/messages.ts';
import type { ReadMessage } from '../../../../reader/read-mail.ts';
import type { MessageReader } from '../read/reading.ts';
import { type ReadFailure, readInWorker } from './reader-threads.ts';

/** Error messages for people. */
const SENTENCES: Readonly<Record<ReadFailure, string>> = {
  too_deep: messages.messageTooDeep,
  too_many_parts: messages.messageTooManyParts,
  timeout: messages.messageTooLong,
  out_of_memory: messages.messageTooLong,
  unreadable: messages.messageUnreadable,
};

/** Error message for a message that was read only in part; null if it was read completely. */
function partialReadError({ unread }: ReadMessage): string | null {
  if (unread.attachments.length > 0) return messages.attachmentsUnread(unread.attachments);
  return unread.text || unread.urls ? messages.messageReadInPart : null;
}

export const readInThread: MessageReader = async (raw) => {
  const reading = await readInWorker(raw);
  if (reading.outcome === 'failed') {
    return { unreadable: SENTENCES[reading.reason], isPossiblyOurFault: reading.reason === 'timeout' };
  }
  return { ...reading.message, parse_error: partialReadError(reading.message) };
};
