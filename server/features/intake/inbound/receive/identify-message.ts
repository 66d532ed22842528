import { createHash, type Hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

/** decisions §10: messages are duplicates if Message-ID and hash of everything after the trace headers are equal. */
export interface MessageIdentity {
  /** With its angle brackets; empty if the header is missing. */
  message_id: string;
  content_hash: string;
}

/** Longer headers are cut: no real message has them. */
const HEAD_BYTES = 128 * 1024;
const ID_MAX_CHARS = 998;
const CHUNK_BYTES = 512 * 1024;

/** Trace headers, which mail servers prepend in transit and which differ with each delivery. */
const TRACE =
  /^(?:received|return-path|delivered-to|delivery-date|envelope-to|dkim-signature|domainkey-signature|authentication-results|received-spf|dkim-filter|arc-[\w-]+|x-(?:original-to|received|delivered-to|envelope-[\w-]+|forwarded-(?:to|for)|sieve|spam-[\w-]+|virus-[\w-]+|originating-ip|google-[\w-]+|gm-[\w-]+|ms-[\w-]+|microsoft-[\w-]+|rspamd-[\w-]+|amavis-[\w-]+|barracuda-[\w-]+|mimecast-[\w-]+|proofpoint-[\w-]+))[ \t]*:/i;
/** Separator line of mbox files. */
const MBOX = 'From ';
const NAME_CHARS = 80;

const [LF, SPACE, TAB] = [10, 32, 9];

/** End of the header at `from`, including its continuation lines. */
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

/** The headers, up to the empty line. */
export function headOf(raw: Buffer): Buffer {
  const begin = raw.subarray(0, HEAD_BYTES);
  const ends = [begin.indexOf('\n\r\n'), begin.indexOf('\n\n')].filter((end) => end >= 0);
  return begin.subarray(0, ends.length > 0 ? Math.min(...ends) + 1 : begin.length);
}

/** Value of a header with its continuation lines; empty if missing. */
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
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are removed from the id
  return id.replace(/[\s\x00-\x1f\x7f]+/g, '');
}

/** Incremental hash that ignores carriage returns and trailing line feeds. */
function makeContentHash() {
  const hash: Hash = createHash('sha256');
  let trailing = 0;
  return {
    add(chunk: Buffer) {
      const text = chunk.toString('latin1').replaceAll('\r', '');
      let end = text.length;
      while (end > 0 && text.charCodeAt(end - 1) === LF) end--;
      if (end > 0) {
        if (trailing > 0) hash.update(Buffer.alloc(trailing, LF));
        hash.update(end === text.length ? text : text.slice(0, end), 'latin1');
        trailing = 0;
      }
      trailing += text.length - end;
    },
    digest: () => hash.digest('hex'),
  };
}

/**
 * Identifies a message by its Message-ID and a hash that ignores line endings and trailing empty lines, which depend on the
 * transport. Yields to the event loop between chunks.
 */
export async function identifyMessage(raw: Buffer): Promise<MessageIdentity> {
  const head = headOf(raw);
  const hash = makeContentHash();
  for (let at = endOfTrace(head); at < raw.length; at += CHUNK_BYTES) {
    hash.add(raw.subarray(at, at + CHUNK_BYTES));
    if (at + CHUNK_BYTES < raw.length) await setImmediate();
  }
  return { message_id: messageIdOf(head), content_hash: hash.digest() };
}
