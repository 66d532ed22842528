import { expect, test } from 'vitest';
import type { Db } from '#server/db/tables.ts';
import { SmtpClient } from '#tests/fakes/smtp-client.ts';
import {
  builtServer,
  endLeases,
  launchReady,
  makeStore,
  openStore,
  PASSWORD,
  post,
  type ServerProcess,
} from '#tests/processes/server-process.ts';
import { freePort } from '../../scripts/lib/free-port.mjs';

const AGENT = 'agent@example.com';
const WAITING = 'Nobody has tried it again yet.';

/** Nested messages, deeper than the reader's limit. */
const TOO_DEEP = [
  'From: rights@example.net\r\nMessage-ID: <deep@example.net>\r\nSubject: Inside each other',
  ...Array.from({ length: 60 }, (_, n) => `Content-Type: message/rfc822\r\n\r\nSubject: ${n}`),
  '\r\nHello\r\n',
].join('\r\n');

async function lookAt(db: Db) {
  const notices = await db.selectFrom('notices').select(['id', 'completeness', 'parsed_date']).execute();
  const jobs = await db.selectFrom('jobs').select(['key', 'run_at']).where('name', '=', 'read-again').execute();
  return { notices, keys: jobs.map(({ key }) => key) };
}

/** Texts of the unread notices. */
async function unreadTexts(server: ServerProcess): Promise<string[]> {
  const login = await post(server, '/api-auth/', { username: AGENT, password: PASSWORD });
  const { access } = (await login.json()) as { access: string };
  const get = async (path: string) =>
    (await fetch(`${server.url}${path}`, { headers: { authorization: `JWT ${access}` } })).json();
  const { results } = (await get('/notices/?verdict=unread')) as { results: { id: number }[] };
  return Promise.all(results.map(async ({ id }) => ((await get(`/notices/${id}/`)) as { text: string }).text));
}

test('after kill -9 between attempts, an unread message is one notice and its next attempt is queued', async () => {
  const port = (await freePort()) as number;
  const store = await makeStore();
  const superuser = { SUPERUSER_EMAIL: AGENT, SUPERUSER_PASSWORD: PASSWORD };
  const settings = { ...store, ...superuser, INBOUND_SMTP_PORT: String(port) };
  const entry = await builtServer();
  const dies = async (server: ServerProcess) => {
    server.kill('SIGKILL');
    await server.exit;
    await endLeases(store);
    return openStore(store);
  };

  const first = await launchReady(settings, entry);
  const client = await SmtpClient.introduced(port);
  expect(await client.send(TOO_DEEP)).toMatch(/^250 /);
  await expect.poll(() => unreadTexts(first)).toEqual([expect.stringContaining('Hello')]);
  const { db, close } = await dies(first);
  const before = await lookAt(db);
  expect(before).toMatchObject({
    notices: [{ completeness: { verdict: 'unread' }, parsed_date: null }],
    keys: [expect.stringMatching(/:300$/)],
  });
  // Five minutes have passed.
  await db
    .updateTable('jobs')
    .set({ run_at: new Date(0) })
    .where('name', '=', 'read-again')
    .execute();
  await db.updateTable('notices').set({ text: WAITING }).execute();
  await close();

  const second = await launchReady(settings, entry);
  await expect.poll(() => unreadTexts(second)).not.toEqual([WAITING]);
  const later = await dies(second);
  const after = await lookAt(later.db);
  expect(after.notices).toEqual(before.notices);
  // The kill may have come before the finished attempt was removed from the queue.
  expect(after.keys.filter((key) => !key?.endsWith(':300'))).toEqual([expect.stringMatching(/:3600$/)]);
  await later.close();
});
