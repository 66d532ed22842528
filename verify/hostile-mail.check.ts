import { createHash } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { describe, expect, onTestFinished } from 'vitest';
import { getNotice } from '#core/contract/intake/notices.ts';
import { SOURCE } from '#core/lookups.ts';
import { readConfig } from '#server/base/config.ts';
import { receiveMessage } from '#server/features/intake/inbound/receive/receive-message.ts';
import { listenInbound } from '#server/mail/inbound-smtp.ts';
import { threadSeconds } from '#server/threads/thread-cpu.ts';
import { SmtpClient, stuffed } from '#tests/fakes/smtp-client.ts';
import { HOSTILE } from '#tests/samples/hostile-mails.ts';
import { test, type World } from '#tests/world/world.ts';
import { freePort } from '../scripts/lib/free-port.mjs';

/** Longest block of the event loop, in processor seconds of this thread: on a busy machine, wall time counts other programs too. */
function watchLoop() {
  const task = readlinkSync('/proc/thread-self');
  let [longest, last] = [0, threadSeconds(task)];
  const timer = setInterval(() => {
    const now = threadSeconds(task);
    longest = Math.max(longest, now - last);
    last = now;
  }, 5);
  return () => {
    clearInterval(timer);
    return longest;
  };
}

async function listening({ deps }: World) {
  const port = (await freePort()) as number;
  const config = readConfig({ INBOUND_SMTP_PORT: String(port), RATE_LIMIT_EXEMPT: '127.0.0.1' });
  const inbound = await listenInbound({ ...deps, config }, (message) =>
    receiveMessage(deps, { ...message, source_id: SOURCE.email }),
  );
  onTestFinished(() => inbound.stop());
  return port;
}

/** Reading the worst on the main thread would exceed this. `bench/hostile-mail.ts` measures milliseconds. */
const LONGEST_BLOCK = 1;

describe('hostile mail is accepted, read without blocking other requests, and stored whole', () => {
  test.for(Object.keys(HOSTILE))('%s', async (name, { world }) => {
    const superuser = await world.superuser();
    const port = await listening(world);
    const raw = HOSTILE[name]!();
    const bytes = stuffed(raw);
    const client = await SmtpClient.introduced(port);
    await client.envelope();
    const stop = watchLoop();
    client.write(bytes);
    expect(await client.answer()).toMatch(/^250 /);
    await world.work();
    const blocked = stop();
    // A message that timed out on a busy machine is read again.
    for (let again = 1; again < 3; again++) {
      world.clock.advance(5);
      await world.work();
    }
    client.close();
    const sha256 = createHash('sha256').update(raw).digest('hex');
    const { id } = await world.deps.db
      .selectFrom('notices as n')
      .innerJoin('inbound_messages as m', 'm.id', 'n.inbound_id')
      .select('n.id')
      .where('m.sha256', '=', sha256)
      .executeTakeFirstOrThrow();
    const notice = await superuser.call(getNotice, { params: { id } });
    expect(notice.html ?? '').not.toMatch(/<script|onerror|javascript:/i);
    expect(notice.deliveries).toEqual([]);
    expect(blocked, 'processor seconds of the longest block').toBeLessThan(LONGEST_BLOCK);
  });
});
