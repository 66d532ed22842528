import type { SMTPServerDataStream } from 'smtp-server';
import { GrowingBytes } from '../base/growing-bytes.ts';
import { Pace } from '../base/pace.ts';

const [LF, CR] = [10, 13];
const TICK_MS = 1_000;

/** Memory left for all messages in transfer. When it is exhausted, senders are asked to retry. */
export interface Budget {
  left: number;
}

type Fault = 'too large' | 'bare line feed' | 'no room' | 'too slow';

export type Collected = { readonly outcome: 'whole'; readonly raw: Buffer } | { readonly outcome: Fault | 'hung up' };

/**
 * Reads one message. Chunks are checked as they arrive, because scanning many megabytes at once would block the event loop.
 * `release` returns the memory to the budget.
 */
export function collectMessage(stream: SMTPServerDataStream, maxBytes: number, budget: Budget) {
  const bytes = new GrowingBytes();
  let [size, last, reserved] = [0, 0, 0];
  let fault: Fault | undefined;

  function release(): void {
    budget.left += reserved;
    reserved = 0;
    bytes.clear();
  }
  function refuse(why: Fault): void {
    fault ??= why;
    release();
  }
  function reserve(count: number): void {
    if (count > budget.left) refuse('no room');
    else {
      budget.left -= count;
      reserved += count;
    }
  }
  function add(chunk: Buffer): void {
    for (let at = chunk.indexOf(LF); at >= 0 && !fault; at = chunk.indexOf(LF, at + 1)) {
      if ((at > 0 ? chunk[at - 1] : last) !== CR) refuse('bare line feed');
    }
    last = chunk[chunk.length - 1] ?? last;
    size += chunk.length;
    if (size > maxBytes) refuse('too large');
    if (!fault) reserve(chunk.length);
    if (!fault) bytes.add(chunk);
  }

  // A sender that stalls or trickles keeps its connection, but not the memory.
  const pace = new Pace(0);
  const watch = setInterval(() => {
    if (!pace.tick(size)) refuse('too slow');
  }, TICK_MS);

  const collected = new Promise<Collected>((resolve) => {
    stream.on('data', add);
    stream.on('end', () => resolve(fault ? { outcome: fault } : { outcome: 'whole', raw: bytes.toBuffer() }));
    stream.on('error', () => resolve({ outcome: 'hung up' }));
    stream.on('close', () => resolve({ outcome: 'hung up' }));
  });
  return { collected: collected.finally(() => clearInterval(watch)), release };
}
