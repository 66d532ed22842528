import { expect } from 'vitest';
import { getProfile } from '#core/contract/records/users.ts';
import { getHealth } from '#core/contract/views/system.ts';
import { longestSheet, startSheetThreads, starvingSheets } from '#tests/samples/hostile-sheets.ts';
import { multipart } from '#tests/samples/multipart.ts';
import type { Person } from '#tests/world/person.ts';
import { test } from '#tests/world/world.ts';
import { expectNone, figure, many, scaled } from './figure.ts';

/** Uploads are limited to thirty per account and minute. */
const FLOOD = scaled(28, 14);
const HONEST = scaled(8, 4);
/** Concurrent uploads allowed per account. */
const LANES = 3;

const send = (person: Person, file: string, bytes: Buffer | string) =>
  person.request({ method: 'POST', url: '/api/domains/upload/', ...multipart({ field: 'files', file, bytes }) });

test('while one account floods the server with the worst sheets, other accounts are served', async ({ world }) => {
  const [greedy, other, third] = [await world.user(), await world.user(), await world.user()];
  const worst = [...starvingSheets(), ...Array.from({ length: 11 }, () => longestSheet())];
  await startSheetThreads();

  const wrong: string[] = [];
  let [answered, calls] = [0, 0];
  let sent = 0;
  const lane = async () => {
    while (sent < FLOOD) {
      // The largest allowed sheets first, because they occupy a thread the longest.
      const { name, file, bytes } = worst.at(-1 - (sent++ % worst.length))!;
      const { statusCode } = await send(greedy, file, bytes);
      if (![200, 400].includes(statusCode)) wrong.push(`${name} → ${statusCode}`);
      answered++;
    }
  };
  const flood = Promise.all(Array.from({ length: LANES }, lane));
  const api = (async () => {
    while (answered < FLOOD) {
      await third.call(getProfile, {});
      await world.visitor().call(getHealth, {});
      calls += 2;
    }
  })();

  const before: number[] = [];
  for (let n = 0; n < HONEST; n++) {
    const start = answered;
    const { statusCode, body } = await send(other, 'a.csv', `quay-${n}.example.com,a@example.com`);
    if (statusCode !== 200) wrong.push(`an honest sheet → ${statusCode} ${body.slice(0, 200)}`);
    before.push(answered - start);
  }
  const left = FLOOD - answered;
  await Promise.all([flood, api]);
  expectNone(wrong);
  const most = Math.max(...before);
  expect(most, 'sheets of the flood that an honest one waited for').toBeLessThanOrEqual(1);
  expect(left, 'sheets of the flood that were still to be read').toBeGreaterThan(0);
  expect(calls, 'calls of others meanwhile').toBeGreaterThan(FLOOD);
  figure(
    `${many(FLOOD, 'of the worst sheets from one account')}: each of ${HONEST} honest ones waited for ${most} of them at most; ${many(calls, 'calls of others meanwhile')}`,
  );
});
