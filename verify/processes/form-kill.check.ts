import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { type Received, startSmtpPeer } from '#tests/fakes/smtp-peer.ts';
import { type FormPage, insertPages, pageForm } from '#tests/processes/form-pages.ts';
import {
  builtServer,
  endLeases,
  launchReady,
  makeStore,
  openStore,
  post,
  type ServerProcess,
} from '#tests/processes/server-process.ts';
import { PATIENCE } from '../figure.ts';
import { inParallel } from '../product.ts';

const FORMS = 45;
const COMPANIES = 3;
const LANES = 6;
const KILLS = 2;

/** The token of the newest link to a path, from a mail with quoted-printable lines. */
const tokenIn = (received: readonly Received[], email: string): string | undefined =>
  received
    .filter(({ to }) => to.includes(email))
    .map(({ raw }) => /\/n\/confirm\/([\w-]{43})/.exec(raw.replace(/=\r\n/g, ''))?.[1])
    .find(Boolean);

test('after repeated kill -9, each acknowledged form is stored, and each confirmed one is one forwarded notice', async () => {
  const peer = await startSmtpPeer();
  onTestFinished(peer.close);
  const store = await makeStore();
  const settings = { ...store, SMTP_URL: peer.url, MAIL_RETRY_SECONDS: '1,1,1,1,1,1,1,1' };
  const prepared = await openStore(store);
  const pages = await insertPages(prepared.db, COMPANIES);
  await prepared.close();
  const entry = await builtServer();
  let server: ServerProcess = await launchReady(settings, entry);

  let rising: Promise<void> | undefined;
  const dieAndRise = async () => {
    server.kill('SIGKILL');
    await server.exit;
    await endLeases(store);
    server = await launchReady(settings, entry);
    rising = undefined;
  };
  /** Repeats a call until the server answers it, and kills the server now and then. */
  let [answered, kills] = [0, 0];
  const insist = async (path: string, body: object, expected: number): Promise<string> => {
    for (;;) {
      await rising;
      const answer = await post(server, path, body).catch(() => undefined);
      const json = await answer?.json().catch(() => undefined);
      if (answer && json) {
        expect([answer.status, json]).toEqual([expected, { reference: expect.any(String) }]);
        answered++;
        if (!rising && kills < KILLS * 2 && answered > ((kills + 1) * FORMS * 2) / (KILLS * 2 + 1)) {
          kills++;
          rising = dieAndRise();
        }
        return json.reference;
      }
      await wait(50);
    }
  };

  const forms = Array.from({ length: FORMS }, (_, n) => ({ n, page: pages[n % COMPANIES]! as FormPage }));
  const references: string[] = [];
  await inParallel(forms, LANES, async ({ n, page }) => {
    references.push(await insist(`/p/${page.slug}/notices/`, pageForm(n, page), 202));
  });
  expect(new Set(references).size).toBe(FORMS);
  await inParallel(forms, LANES, async ({ n, page }) => {
    const { email } = pageForm(n, page);
    await expect.poll(() => tokenIn(peer.received, email), PATIENCE).toBeDefined();
    expect(references).toContain(await insist('/n/confirm/', { token: tokenIn(peer.received, email) }, 200));
  });
  await rising;
  expect(kills).toBe(KILLS * 2);
  const forwards = () => new Set(peer.received.filter(({ to }) => to[0]!.startsWith('notices@')).map(messageIdOf));
  const receipts = () => peer.received.filter(({ raw }) => raw.includes('Content-Type: application/pdf'));
  await expect.poll(() => forwards().size, { ...PATIENCE, interval: 500 }).toBe(FORMS);
  await expect.poll(() => new Set(receipts().map(messageIdOf)).size, { ...PATIENCE, interval: 500 }).toBe(FORMS);
  server.kill('SIGTERM');
  expect((await server.exit).code).toBe(0);

  const { db, close } = await openStore(store);
  const stored = await db.selectFrom('submissions').select(['id', 'reference', 'state']).execute();
  const notices = await db.selectFrom('notices').select(['submission_id', 'status_id']).execute();
  await close();
  expect(stored.map(({ reference }) => reference).sort()).toEqual([...references].sort());
  expect(new Set(stored.map(({ state }) => state))).toEqual(new Set(['confirmed']));
  expect(notices.map(({ submission_id }) => submission_id).sort()).toEqual(stored.map(({ id }) => id).sort());
});

const messageIdOf = ({ headers }: Received): string => headers.get('message-id')![0]!;
