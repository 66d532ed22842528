import { SOURCE } from '#core/lookups.ts';
import type { Completeness } from '#core/rules/intake/notice-completeness.ts';
import type { Db } from '../../../../db/tables.ts';
import { OWN_MAIL_HEADER } from '../../../../mail/transport.ts';
import type { InboundRow } from '../../notices/write/tables.queries.ts';
import { type OwnMail, ownMails } from '../inbound.queries.ts';
import { headerOf, headOf } from './identify-message.ts';

/** What a message has to do with the mail that went out from here. */
export type Relation =
  | { readonly is: 'a stranger’s' }
  /** decisions §7: never a notice. */
  | { readonly is: 'our own mail' }
  /** A mail of ours could not be delivered, in the other server's words; or is late, which says nothing yet. */
  | {
      readonly is: 'a bounce of our mail';
      readonly mails: OwnMail[];
      readonly words: string;
      readonly isFinal: boolean;
    }
  | { readonly is: 'an answer to our mail'; readonly mail: OwnMail };

/** How the ids of our mails are made. */
const OWN_ID = /<[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}@[\w.-]{1,253}>/g;
const IDS_MAX = 100;
const HEADER_CHARS = 20_000;
/** A report stands at the beginning; what follows is the mail that it is about. */
const REPORT_BYTES = 512 * 1024;
const WORDS_CHARS = 500;

const idsIn = (text: string): string[] => [...new Set(text.match(OWN_ID))].slice(0, IDS_MAX);

/** RFC 3464: what the other server said, and whether it has given up. */
function reportOf(text: string): { words: string; isFinal: boolean } {
  const field = (name: string) =>
    new RegExp(`^${name}:[ \\t]*([^\\n]*(?:\\n[ \\t][^\\n]*)*)`, 'im').exec(text)?.[1]?.replace(/\s+/g, ' ').trim();
  const action = field('Action')?.toLowerCase();
  const said = field('Diagnostic-Code')?.replace(/^\w+;\s*/, '') ?? field('Status');
  const words = said ? `The mail came back: ${said}` : 'The mail came back as undeliverable.';
  return { words: words.slice(0, WORDS_CHARS), isFinal: action === undefined || action === 'failed' };
}

/**
 * Asked of every message before it makes a notice. Ids are believed only when the outbox knows them. A machine's answer is
 * an answer like any other: it is kept, and goes nowhere.
 */
export async function relationTo(
  db: Db,
  { message_id, source_id, envelope_from }: Pick<InboundRow, 'message_id' | 'source_id' | 'envelope_from'>,
  raw: Buffer,
  kind: Completeness['kind'],
): Promise<Relation> {
  const head = headOf(raw);
  const stamped = idsIn(headerOf(head, OWN_MAIL_HEADER, HEADER_CHARS));
  if ((await ownMails(db, [message_id, ...stamped])).length > 0) return { is: 'our own mail' };

  // Who reports a failure gives no address to answer to.
  const hasNoReturn = source_id === SOURCE.email && envelope_from === '' && kind !== 'auto_reply';
  if (kind === 'bounce' || hasNoReturn) {
    const text = raw.toString('latin1', 0, REPORT_BYTES).replaceAll('\r\n', '\n');
    const mails = await ownMails(db, idsIn(text));
    if (mails.length > 0) return { is: 'a bounce of our mail', mails, ...reportOf(text) };
  }
  const answered = ['in-reply-to', 'references'].flatMap((name) => idsIn(headerOf(head, name, HEADER_CHARS)));
  const [mail] = await ownMails(db, answered);
  return mail ? { is: 'an answer to our mail', mail } : { is: 'a stranger’s' };
}
