import type { NoticeCreate } from '#core/contract/intake/notices.ts';
import { type Completeness, verdictOf } from '#core/rules/intake/notice-completeness.ts';
import { readInWorker } from '../threads/reader-threads.ts';

/** Wraps typed text in a minimal mail, so that the mail reader can read it. */
const asMessage = ({ subject, text }: Pick<NoticeCreate, 'subject' | 'text'>): Buffer =>
  Buffer.from(
    [
      `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
      'Content-Type: text/plain; charset=utf-8',
      '',
      text,
    ].join('\r\n'),
  );

/** Kinds that a typed-in notice can have besides a takedown; it is never an automatic reply or a bounce. */
const KINDS: readonly Completeness['kind'][] = ['counter_notice', 'retraction', 'trademark'];

const NOTHING = { signature: false, work: false, material: false, contact: false, good_faith: false, accuracy: false };

/** Reads the text of a typed-in notice. Slow: call it outside a transaction. */
export async function assessTypedText(typed: Pick<NoticeCreate, 'subject' | 'text'>): Promise<Completeness> {
  const reading = typed.text === '' ? undefined : await readInWorker(asMessage(typed));
  if (reading?.outcome !== 'read')
    return { ...NOTHING, kind: 'takedown', verdict: 'defective', found: {}, is_corrected: false };
  const { completeness } = reading.message;
  return { ...completeness, kind: KINDS.includes(completeness.kind) ? completeness.kind : 'takedown' };
}

/** Adds what the form supplies: the URLs (material) and the sender (contact). */
export function withFormFacts(read: Completeness, urls: readonly string[], sender: { email: string }): Completeness {
  const material = read.material || urls.length > 0;
  const contact = read.contact || sender.email !== '';
  const found = {
    ...(material && { material: urls[0] }),
    ...(contact && { contact: sender.email }),
    ...read.found,
  } as Completeness['found'];
  return { ...read, material, contact, verdict: verdictOf({ ...read, material, contact, isEvident: false }), found };
}
