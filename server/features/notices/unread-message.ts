import { readHead } from '../../reader/read-head.ts';
import type { ReadMail } from './make-notices.ts';

/** So much of it is shown as it is; all of it is in the original. */
const SHOWN_BYTES = 200_000;

/**
 * decisions §7: a message that cannot be read is still a notice, with its raw text and a mark that says so. Nothing is made
 * out in it: a person looks at it, and nobody else is told of it before.
 */
export function unreadMessage(raw: Buffer, why: string): ReadMail {
  const { subject, sender, references } = readHead(raw);
  return {
    subject,
    sender,
    relay: null,
    text: raw.toString('utf8', 0, SHOWN_BYTES),
    html: null,
    urls: [],
    attachments: [],
    acns: null,
    completeness: {
      ...{ signature: false, work: false, material: false, contact: false, good_faith: false, accuracy: false },
      ...{ kind: 'other', verdict: 'not_a_notice', found: {}, is_corrected: false },
    },
    references,
    parse_error: why,
  };
}
