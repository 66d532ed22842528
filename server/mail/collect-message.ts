import type { SMTPServerDataStream } from 'smtp-server';

const [LF, CR] = [10, 13];
const PIECES_MAX = 64;
const NOTHING = Buffer.alloc(0);

/** What messages that are under way hold of our memory, together. Beyond it a sender is asked to come again. */
export interface Budget {
  left: number;
}

type Fault = 'too large' | 'bare line feed' | 'no room';

export type Collected = { readonly outcome: 'whole'; readonly raw: Buffer } | { readonly outcome: Fault | 'hung up' };

/**
 * The bytes of one message. An ordinary one comes in a few pieces, a hostile one in millions of tiny ones: these are copied
 * into one growing buffer. Looked through as they come, because many megabytes at once would hold up everybody else.
 * `release` gives the room back.
 */
export function collectMessage(stream: SMTPServerDataStream, maxBytes: number, budget: Budget) {
  let pieces: Buffer[] = [];
  let grown = { buffer: NOTHING, used: 0 };
  let [size, last, reserved] = [0, 0, 0];
  let fault: Fault | undefined;

  function release(): void {
    budget.left += reserved;
    reserved = 0;
    pieces = [];
    grown = { buffer: NOTHING, used: 0 };
  }
  function refuse(why: Fault): void {
    fault ??= why;
    release();
  }
  function reserve(bytes: number): void {
    if (bytes > budget.left) refuse('no room');
    else {
      budget.left -= bytes;
      reserved += bytes;
    }
  }
  /** What came so far, in the growing buffer. */
  function melt(): void {
    const needed = pieces.reduce((sum, { length }) => sum + length, grown.used);
    if (needed > grown.buffer.length) {
      const larger = Buffer.allocUnsafe(Math.max(needed, Math.min(needed * 2, maxBytes)));
      grown.buffer.copy(larger, 0, 0, grown.used);
      grown.buffer = larger;
    }
    for (const piece of pieces) grown.used += piece.copy(grown.buffer, grown.used);
    pieces = [];
  }
  function add(chunk: Buffer): void {
    for (let at = chunk.indexOf(LF); at >= 0 && !fault; at = chunk.indexOf(LF, at + 1)) {
      if ((at > 0 ? chunk[at - 1] : last) !== CR) refuse('bare line feed');
    }
    last = chunk[chunk.length - 1] ?? last;
    size += chunk.length;
    if (size > maxBytes) refuse('too large');
    if (!fault) reserve(chunk.length);
    if (fault) return;
    pieces.push(chunk);
    if (pieces.length > PIECES_MAX) melt();
  }
  function whole(): Buffer {
    if (grown.used === 0) return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
    melt();
    return grown.buffer.subarray(0, grown.used);
  }

  const collected = new Promise<Collected>((resolve) => {
    stream.on('data', add);
    stream.on('end', () => resolve(fault ? { outcome: fault } : { outcome: 'whole', raw: whole() }));
    stream.on('error', () => resolve({ outcome: 'hung up' }));
    stream.on('close', () => resolve({ outcome: 'hung up' }));
  });
  return { collected, release };
}
