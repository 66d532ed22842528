import { addressesIn } from '#core/rules/intake/reply-address.ts';
import type { Db } from '../../../db/tables.ts';
import { readFileStart } from '../../records/files/read-attachment.ts';
import { headerOf, headOf } from '../inbound/receive/identify-message.ts';
import type { ReplyFacts } from './replies.queries.ts';

const HEADER_CHARS = 20_000;
/** RFC 5322 without folding; anything else could break the header that it is put in. */
const MESSAGE_ID = /<[\x21-\x3b\x3d\x3f-\x7e]{1,250}>/g;
/** Long threads keep their latest messages. */
const REFERENCES_MAX = 20;

type Original = Pick<ReplyFacts, 'message_id' | 'raw_file_id'>;

async function header(db: Db, { raw_file_id }: Original, name: string): Promise<string> {
  return raw_file_id === null ? '' : headerOf(headOf(await readFileStart(db, raw_file_id)), name, HEADER_CHARS);
}

/** Where the message asks for answers. */
export const replyToOf = async (db: Db, notice: Original): Promise<Set<string>> =>
  addressesIn(await header(db, notice, 'reply-to'));

/** Places a reply in the thread of the notice's message (RFC 5322 § 3.6.4); a typed-in notice has none. */
export async function threadOf(
  db: Db,
  notice: Original,
): Promise<{ in_reply_to: string | null; reference_ids: string[] }> {
  const [in_reply_to] = notice.message_id?.match(MESSAGE_ID) ?? [];
  if (in_reply_to === undefined) return { in_reply_to: null, reference_ids: [] };
  const earlier =
    (await header(db, notice, 'references')).match(MESSAGE_ID) ??
    (await header(db, notice, 'in-reply-to')).match(MESSAGE_ID) ??
    [];
  const others = [...new Set(earlier)].filter((id) => id !== in_reply_to);
  return { in_reply_to, reference_ids: [...others.slice(1 - REFERENCES_MAX), in_reply_to] };
}
