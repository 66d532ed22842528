import { SOURCE } from '#core/lookups.ts';
import type { Completeness } from '#core/rules/intake/notice-completeness.ts';
import type { Db } from '../../../../db/tables.ts';
import { OWN_MAIL_HEADER } from '../../../../mail/render-mail.ts';
import type { InboundRow } from '../../notices/tables.queries.ts';
import { findOwnMails, type OwnMail } from '../inbound.queries.ts';
import { headerOf, headOf } from '../receive/identify-message.ts';

/** Relation of an inbound message to the mail that we sent. */
export type Relation =
  | { readonly is: 'unrelated' }
  /** decisions §7: never a notice. */
  | { readonly is: 'our own mail' }
  /** A delivery status notification about our mail; not final if the delivery is only delayed. */
  | {
      readonly is: 'a bounce of our mail';
      readonly mails: OwnMail[];
      /** The other server's diagnostic text. */
      readonly error: string;
      readonly isFinal: boolean;
    }
  | { readonly is: 'a reply to our mail'; readonly mail: OwnMail };

/** Message-IDs of our mails. */
const OWN_ID = /<[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}@[\w.-]{1,253}>/g;
const IDS_MAX = 100;
const HEADER_CHARS = 20_000;
/** The report comes first, followed by the mail it is about. */
const REPORT_BYTES = 512 * 1024;
const ERROR_CHARS = 500;

const idsIn = (text: string): string[] => [...new Set(text.match(OWN_ID))].slice(0, IDS_MAX);

/** RFC 3464: the diagnostic text, and whether the other server has given up. */
function reportOf(text: string): { error: string; isFinal: boolean } {
  const field = (name: string) =>
    new RegExp(`^${name}:[ \\t]*([^\\n]*(?:\\n[ \\t][^\\n]*)*)`, 'im').exec(text)?.[1]?.replace(/\s+/g, ' ').trim();
  const action = field('Action')?.toLowerCase();
  const diagnostic = field('Diagnostic-Code')?.replace(/^\w+;\s*/, '') ?? field('Status');
  const error = diagnostic ? `The email bounced: ${diagnostic}` : 'The email bounced.';
  return { error: error.slice(0, ERROR_CHARS), isFinal: action === undefined || action === 'failed' };
}

/**
 * Classifies a message before notices are made. Message-IDs count only if the outbox has them. An automatic reply is treated
 * like any other reply: kept, never forwarded.
 */
export async function relationToOwnMail(
  db: Db,
  { message_id, source_id, envelope_from }: Pick<InboundRow, 'message_id' | 'source_id' | 'envelope_from'>,
  raw: Buffer,
  kind: Completeness['kind'],
): Promise<Relation> {
  const head = headOf(raw);
  const stamped = idsIn(headerOf(head, OWN_MAIL_HEADER, HEADER_CHARS));
  if ((await findOwnMails(db, [message_id, ...stamped])).length > 0) return { is: 'our own mail' };

  // Delivery reports have an empty return path.
  const hasNoReturn = source_id === SOURCE.email && envelope_from === '' && kind !== 'auto_reply';
  if (kind === 'bounce' || hasNoReturn) {
    const text = raw.toString('latin1', 0, REPORT_BYTES).replaceAll('\r\n', '\n');
    const mails = await findOwnMails(db, idsIn(text));
    if (mails.length > 0) return { is: 'a bounce of our mail', mails, ...reportOf(text) };
  }
  const [answered, references] = ['in-reply-to', 'references'].map((name) => idsIn(headerOf(head, name, HEADER_CHARS)));
  const mail = (await findOwnMails(db, answered!))[0] ?? (await findOwnMails(db, references!)).at(-1);
  return mail ? { is: 'a reply to our mail', mail } : { is: 'unrelated' };
}
