import type { SMTPServerDataStream } from 'smtp-server';

const [LF, CR] = [10, 13];
const FIRST_BYTES = 16 * 1024;

/** What messages that are under way hold of our memory, together. Beyond it a sender is asked to come again. */
export interface Budget {
  left: number;
}

export type Collected =
  | { readonly outcome: 'whole'; readonly raw: Buffer }
  | { readonly outcome: 'too large' | 'bare line feed' | 'no room' | 'hung up' };

/**
 * The bytes of one message. Copied into one growing buffer, because a hostile one comes as millions of tiny pieces; looked
 * through as they come, because many megabytes at once would hold up everybody else. `release` gives the room back.
 */
export function collectMessage(stream: SMTPServerDataStream, maxBytes: number, budget: Budget) {
  let buffer = Buffer.alloc(0);
  let [size, last] = [0, 0];
  let fault: 'too large' | 'bare line feed' | 'no room' | undefined;

  function release(): void {
    budget.left += buffer.length;
    buffer = Buffer.alloc(0);
  }
  function refuse(why: NonNullable<typeof fault>): void {
    fault ??= why;
    release();
  }
  function grow(): void {
    const bytes = Math.min(Math.max(FIRST_BYTES, buffer.length * 2, size), maxBytes);
    const more = bytes - buffer.length;
    if (more > budget.left) refuse('no room');
    else {
      budget.left -= more;
      const larger = Buffer.allocUnsafe(bytes);
      buffer.copy(larger);
      buffer = larger;
    }
  }
  function add(chunk: Buffer): void {
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at]!;
      if (byte === LF && last !== CR && !fault) refuse('bare line feed');
      last = byte;
    }
    size += chunk.length;
    if (size > maxBytes) refuse('too large');
    if (!fault && size > buffer.length) grow();
    if (!fault) chunk.copy(buffer, size - chunk.length);
  }

  const collected = new Promise<Collected>((resolve) => {
    stream.on('data', add);
    stream.on('end', () => resolve(fault ? { outcome: fault } : { outcome: 'whole', raw: buffer.subarray(0, size) }));
    stream.on('error', () => resolve({ outcome: 'hung up' }));
    stream.on('close', () => resolve({ outcome: 'hung up' }));
  });
  return { collected, release };
}
