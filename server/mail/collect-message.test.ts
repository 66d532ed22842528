import { PassThrough } from 'node:stream';
import type { SMTPServerDataStream } from 'smtp-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectMessage } from './collect-message.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const ROOM = 1_000_000;
const turn = () => new Promise((resolve) => setImmediate(resolve));

async function sending(first: Buffer) {
  const [stream, budget] = [new PassThrough(), { left: ROOM }];
  const { collected, release } = collectMessage(stream as unknown as SMTPServerDataStream, ROOM, budget);
  stream.write(first);
  await turn();
  return { stream, budget, collected, release };
}

test('a stalled message releases its memory, and the sender is asked to retry', async () => {
  const { stream, budget, collected } = await sending(Buffer.alloc(500_000, 'a'));
  expect(budget.left).toBe(ROOM - 500_000);
  vi.advanceTimersByTime(31_000);
  expect(budget.left).toBe(ROOM);
  stream.end('b\r\n');
  expect(await collected).toEqual({ outcome: 'too slow' });
  expect(budget.left).toBe(ROOM);
});

test('a message that trickles in byte by byte releases its memory too', async () => {
  const { stream, budget } = await sending(Buffer.alloc(100_000, 'a'));
  for (let second = 0; second < 70 && budget.left < ROOM; second++) {
    stream.write('b');
    await turn();
    vi.advanceTimersByTime(1_000);
  }
  expect(budget.left).toBe(ROOM);
});

test('a slow but steady message is read to the end', async () => {
  const { stream, collected, release } = await sending(Buffer.from('a'));
  for (let second = 0; second < 90; second++) {
    stream.write(Buffer.alloc(10_000, 'b'));
    await turn();
    vi.advanceTimersByTime(1_000);
  }
  stream.end('\r\n');
  expect(await collected).toMatchObject({ outcome: 'whole', raw: { length: 900_003 } });
  release();
});
