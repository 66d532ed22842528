import { UNREAD } from '#core/rules/intake/notice-completeness.ts';
import { readHead } from '../../../../reader/read-mail.ts';
import { rawText } from '../receive/raw-text.ts';
import type { ReadMail } from './make-notices.ts';

/** A message that could not be read, and what a search for the company it may be about looks at. */
export interface UnreadMessage {
  message: ReadMail;
  searched: string;
}

/**
 * decisions §7: a message that cannot be read is still a notice, with its raw text and a mark that says so. Nothing is claimed
 * about what it says (beyond §23).
 */
export async function unreadMessage(raw: Buffer, why: string): Promise<UnreadMessage> {
  const { subject, sender, references } = readHead(raw);
  const { shown, searched } = await rawText(raw);
  return {
    message: {
      ...{ subject, sender, references, relay: null, text: shown, html: null, urls: [], attachments: [], acns: null },
      completeness: UNREAD,
      parse_error: why,
    },
    searched: `${searched}\n${subject}`,
  };
}
