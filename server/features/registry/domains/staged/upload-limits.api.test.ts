import { describe, expect } from 'vitest';
import { messages } from '#core/messages.ts';
import { startSheetThreads, starvingSheets } from '#tests/samples/hostile-sheets.ts';
import { multipart } from '#tests/samples/multipart.ts';
import type { Person } from '#tests/world/person.ts';
import { test } from '#tests/world/world.ts';

const send = (person: Person, file: string, bytes: Buffer | string) =>
  person.request({ method: 'POST', url: '/api/domains/upload/', ...multipart({ field: 'files', file, bytes }) });

/** Processor seconds of this process and its threads. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const HONEST = Array.from({ length: 10_000 }, (_, n) => `quay-${n}.${process.pid}-turns.com,n${n}@example.com`).join(
  '\n',
);

/** A sheet after the other, on a machine that may be busy with other things. */
const PATIENCE = { timeout: 300_000 };

describe('a sheet of very many small things', PATIENCE, () => {
  test('is refused before it is parsed, at the cost of reading its bytes', async ({ world }) => {
    const owner = await world.user();
    await send(owner, 'a.csv', 'quay.com');
    const honest = await costOf(() => send(owner, 'a.csv', HONEST));
    for (const { name, file, bytes, isTooLong } of starvingSheets()) {
      let answer: unknown;
      const cost = await costOf(async () => {
        const { statusCode, body } = await send(owner, file, bytes);
        answer = [statusCode, JSON.parse(body).message];
      });
      expect(answer, name).toEqual([400, isTooLong ? messages.sheetTooLong : messages.sheetUnreadable]);
      expect(cost / honest, `${name}: times the cost of 10,000 rows`).toBeLessThan(2);
    }
  });

  test('as blank rows among the others is read', async ({ world }) => {
    const { statusCode, body } = await send(await world.user(), 'a.csv', HONEST.replaceAll('\n', '\n\n'));
    expect([statusCode, JSON.parse(body).domains.length]).toEqual([200, 10_000]);
  });
});

test('one account’s sheets take turns: another’s is read meanwhile', PATIENCE, async ({ world }) => {
  const [greedy, other] = [await world.user(), await world.user()];
  await startSheetThreads();
  let answered = 0;
  // As many as one account may upload at once.
  const flood = Array.from({ length: 3 }, async () => {
    await send(greedy, 'a.csv', HONEST);
    answered++;
  });
  const { statusCode } = await send(other, 'a.csv', 'quay-of-another.com');
  const before = answered;
  await Promise.all(flood);
  expect(statusCode).toBe(200);
  expect(before, 'sheets of the first that were read before').toBeLessThan(2);
});
