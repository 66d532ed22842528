import { createHash, type Hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

/** decisions §10: the same Message-ID and the same hash of what follows the trace headers are the same message. */
export interface MessageIdentity {
  /** As the header says, in its brackets; empty when it says nothing. */
  message_id: string;
  content_hash: string;
}

/** The head of a message is looked for in its first bytes: one that goes on for longer is nobody's. */
const HEAD_BYTES = 128 * 1024;
const ID_MAX_CHARS = 998;
const PIECE_BYTES = 512 * 1024;

/** What servers write on top of a message on its way: another each time it is delivered. */
const TRACE =
  /^(?:received|return-path|delivered-to|delivery-date|envelope-to|dkim-signature|domainkey-signature|authentication-results|received-spf|dkim-filter|arc-[\w-]+|x-(?:original-to|received|delivered-to|envelope-[\w-]+|forwarded-(?:to|for)|sieve|spam-[\w-]+|virus-[\w-]+|originating-ip|google-[\w-]+|gm-[\w-]+|ms-[\w-]+|microsoft-[\w-]+|rspamd-[\w-]+|amavis-[\w-]+|barracuda-[\w-]+|mimecast-[\w-]+|proofpoint-[\w-]+))[ \t]*:/i;
/** What a mailbox file writes before each message. */
const MBOX = 'From ';
const NAME_CHARS = 80;

const [LF, SPACE, TAB] = [10, 32, 9];

/** Where the line at `from` and its continuations end. */
function endOfHeader(head: Buffer, from: number): number {
  for (let at = from; ; ) {
    const newline = head.indexOf(LF, at);
    if (newline < 0) return head.length;
    at = newline + 1;
    if (head[at] !== SPACE && head[at] !== TAB) return at;
  }
}

function endOfTrace(head: Buffer): number {
  let at = 0;
  for (;;) {
    const begin = head.toString('latin1', at, at + NAME_CHARS);
    if (!TRACE.test(begin) && !(at === 0 && begin.startsWith(MBOX))) return at;
    const end = endOfHeader(head, at);
    if (end >= head.length) return at;
    at = end;
  }
}

/** The head alone: up to the empty line. */
export function headOf(raw: Buffer): Buffer {
  const begin = raw.subarray(0, HEAD_BYTES);
  const ends = [begin.indexOf('\n\r\n'), begin.indexOf('\n\n')].filter((end) => end >= 0);
  return begin.subarray(0, ends.length > 0 ? Math.min(...ends) + 1 : begin.length);
}

/** What a header of the head says, unfolded; empty when it is not there. */
export function headerOf(head: Buffer, name: string, maxChars: number): string {
  const text = head.toString('latin1');
  const found = new RegExp(`^${name}[ \\t]*:`, 'im').exec(text);
  if (!found) return '';
  const from = found.index + found[0].length;
  return text.slice(from, from + maxChars).split(/\r?\n(?![ \t])/, 1)[0]!;
}

function messageIdOf(head: Buffer): string {
  const value = headerOf(head, 'message-id', ID_MAX_CHARS);
  const id = /<[^<>]+>/.exec(value)?.[0] ?? value;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they have no place in an id
  return id.replace(/[\s\x00-\x1f\x7f]+/g, '');
}

/** Adds a piece without its carriage returns; line feeds at its end wait until it is known that something follows. */
function makeContentHash() {
  const hash: Hash = createHash('sha256');
  let waiting = 0;
  return {
    add(piece: Buffer) {
      const text = piece.toString('latin1').replaceAll('\r', '');
      let end = text.length;
      while (end > 0 && text.charCodeAt(end - 1) === LF) end--;
      if (end > 0) {
        if (waiting > 0) hash.update(Buffer.alloc(waiting, LF));
        hash.update(end === text.length ? text : text.slice(0, end), 'latin1');
        waiting = 0;
      }
      waiting += text.length - end;
    },
    digest: () => hash.digest('hex'),
  };
}

/**
 * How ends of lines are written, and how many stand at the end, is the way's, not the message's. Between the pieces of a
 * long one others get their turn.
 */
export async function identifyMessage(raw: Buffer): Promise<MessageIdentity> {
  const head = headOf(raw);
  const hash = makeContentHash();
  for (let at = endOfTrace(head); at < raw.length; at += PIECE_BYTES) {
    hash.add(raw.subarray(at, at + PIECE_BYTES));
    if (at + PIECE_BYTES < raw.length) await setImmediate();
  }
  return { message_id: messageIdOf(head), content_hash: hash.digest() };
}
