import type { NoticeCreate } from '#core/contract/intake/notices.ts';
import { type Completeness, verdictOf } from '#core/rules/intake/notice-completeness.ts';
import { readInWorker } from '../threads/reader-threads.ts';

/** As a mail of a few lines, so that what is typed in is read like what is sent in. */
const asMessage = ({ subject, text }: Pick<NoticeCreate, 'subject' | 'text'>): Buffer =>
  Buffer.from(
    [
      `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
      'Content-Type: text/plain; charset=utf-8',
      '',
      text,
    ].join('\r\n'),
  );

/** Somebody typed it in as a notice: what only a machine sends it is not. */
const KINDS: readonly Completeness['kind'][] = ['counter_notice', 'retraction', 'trademark'];

const NOTHING = { signature: false, work: false, material: false, contact: false, good_faith: false, accuracy: false };

/** What the text of a notice that is typed in was found to say. Not in a transaction: it may take a while. */
export async function readTyped(typed: Pick<NoticeCreate, 'subject' | 'text'>): Promise<Completeness> {
  const reading = typed.text === '' ? undefined : await readInWorker(asMessage(typed));
  if (reading?.outcome !== 'read')
    return { ...NOTHING, kind: 'takedown', verdict: 'defective', found: {}, is_corrected: false };
  const { completeness } = reading.message;
  return { ...completeness, kind: KINDS.includes(completeness.kind) ? completeness.kind : 'takedown' };
}

/** And what the form itself says: where the material is, and whom to answer. */
export function withForm(read: Completeness, urls: readonly string[], sender: { email: string }): Completeness {
  const material = read.material || urls.length > 0;
  const contact = read.contact || sender.email !== '';
  const found = {
    ...(material && { material: urls[0] }),
    ...(contact && { contact: sender.email }),
    ...read.found,
  } as Completeness['found'];
  return { ...read, material, contact, verdict: verdictOf({ ...read, material, contact, isEvident: false }), found };
}
