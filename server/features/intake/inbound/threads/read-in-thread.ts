import { messages } from '#core/messages.ts';
import type { ReadMessage } from '../../../../reader/read-mail.ts';
import type { MessageReader } from '../read/read-inbound.ts';
import { type ReadFailure, readInWorker } from './reader-threads.ts';

/** Why a message could not be read, for a person. */
const SENTENCES: Readonly<Record<ReadFailure, string>> = {
  too_deep: messages.messageTooDeep,
  too_many_parts: messages.messageTooManyParts,
  timeout: messages.messageTooLong,
  out_of_memory: messages.messageTooLong,
  unreadable: messages.messageUnreadable,
};

/** It was read, but not all of it was looked through. */
function notAll({ unread }: ReadMessage): string | null {
  if (unread.attachments.length > 0) return messages.attachmentsUnread(unread.attachments);
  return unread.text || unread.urls ? messages.messageReadInPart : null;
}

export const readInThread: MessageReader = async (raw) => {
  const reading = await readInWorker(raw);
  if (reading.outcome === 'failed') {
    return { unreadable: SENTENCES[reading.reason], isPerhapsUs: reading.reason === 'timeout' };
  }
  return { ...reading.message, parse_error: notAll(reading.message) };
};
