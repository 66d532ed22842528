import { UNREAD } from '#core/rules/intake/notice-completeness.ts';
import { readHead } from '../../../../reader/read-mail.ts';
import { rawText } from './raw-text.ts';
import type { UnstoredReading } from './reading.ts';

export interface UnreadMessage {
  message: UnstoredReading;
  /** Text in which to search for a registered domain. */
  searched: string;
}

/** decisions §7: an unreadable message is still a notice, with its raw text and an error. Nothing is claimed about it (beyond §23). */
export async function unreadMessage(raw: Buffer, why: string): Promise<UnreadMessage> {
  const { subject, sender, references } = readHead(raw);
  const { shown, searched } = await rawText(raw);
  return {
    message: {
      ...{ subject, sender, references, relay: null, text: shown, html: null, urls: [], attachments: [], acns: null },
      completeness: UNREAD,
      counter: null,
      parse_error: why,
    },
    searched: `${searched}\n${subject}`,
  };
}
