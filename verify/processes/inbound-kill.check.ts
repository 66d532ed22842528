import { expect, onTestFinished, test } from 'vitest';
import { startSmtpPeer } from '#tests/fakes/smtp-peer.ts';
import { insertCompanies, noticesExpected, readOutcome, receivedIds, sendAll } from '#tests/processes/flood.ts';
import {
  builtServer,
  endLeases,
  launchReady,
  makeStore,
  openStore,
  type ServerProcess,
} from '#tests/processes/server-process.ts';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { PATIENCE } from '../figure.ts';

const FLOOD = { messages: 150, connections: 8, kills: 4 };

test('after repeated kill -9 in a flood, each acknowledged message is one forwarded notice per company', async () => {
  const peer = await startSmtpPeer();
  onTestFinished(peer.close);
  const port = (await freePort()) as number;
  const store = await makeStore();
  const settings = {
    ...store,
    INBOUND_SMTP_PORT: String(port),
    SMTP_URL: peer.url,
    MAIL_RETRY_SECONDS: '1,1,1,1,1,1,1,1',
  };
  const prepared = await openStore(store);
  await insertCompanies(prepared.db);
  await prepared.close();

  const entry = await builtServer();
  let server: ServerProcess = await launchReady(settings, entry);
  let kills = 0;
  let again: Promise<void> | undefined;
  const dieAndRise = async () => {
    server.kill('SIGKILL');
    await server.exit;
    await endLeases(store);
    server = await launchReady(settings, entry);
    again = undefined;
  };
  const { acked } = await sendAll(FLOOD, port, (count) => {
    if (again || kills >= FLOOD.kills || count < ((kills + 1) * FLOOD.messages) / (FLOOD.kills + 1)) return;
    kills++;
    again = dieAndRise();
  });
  await again;
  expect([acked, kills]).toEqual([FLOOD.messages, FLOOD.kills]);
  const expected = noticesExpected(FLOOD.messages);
  await expect.poll(() => receivedIds(peer.received).ids.length, { ...PATIENCE, interval: 500 }).toBe(expected);
  server.kill('SIGTERM');
  expect((await server.exit).code).toBe(0);

  const { db, close } = await openStore(store);
  const { message_ids, ...found } = await readOutcome(db);
  await close();
  expect(found).toEqual({
    ...{ messages: FLOOD.messages, wrong: [], unread: 0 },
    ...{ notices: expected, undelivered: 0, unsent: 0 },
  });
  // A mail is duplicated only by a kill between the peer's 250 and our commit, and then with the same message id.
  const { ids, copies } = receivedIds(peer.received);
  expect(ids).toEqual(message_ids);
  expect(copies).toBeLessThanOrEqual(FLOOD.kills * 4);
});
