import { createTransport } from 'nodemailer';
import { expect, onTestFinished, test } from 'vitest';
import type { Notice, NoticeRow } from '#core/contract/intake/notices.ts';
import { SmtpClient, stuffed } from '#tests/fakes/smtp-client.ts';
import { startSmtpPeer } from '#tests/fakes/smtp-peer.ts';
import { insertCompanies, notice } from '#tests/processes/flood.ts';
import { builtServer, launchReady, makeStore, openStore, PASSWORD, post } from '#tests/processes/server-process.ts';
import { freePort } from '../../scripts/lib/free-port.mjs';

const AGENT = 'agent@example.com';

/** Starts the built product with companies and an SMTP peer. */
async function product(more: Record<string, string> = {}) {
  const [peer, port, store] = [await startSmtpPeer(), (await freePort()) as number, await makeStore()];
  onTestFinished(peer.close);
  const { db, close } = await openStore(store);
  await insertCompanies(db);
  await close();
  const superuser = { SUPERUSER_EMAIL: AGENT, SUPERUSER_PASSWORD: PASSWORD };
  const settings = { ...store, ...superuser, INBOUND_SMTP_PORT: String(port), SMTP_URL: peer.url, ...more };
  const server = await launchReady(settings, await builtServer());
  const { access } = (await (await post(server, '/api-auth/', { username: AGENT, password: PASSWORD })).json()) as {
    access: string;
  };
  const headers = { authorization: `JWT ${access}` };
  const read = async <T>(path: string) => (await (await fetch(`${server.url}${path}`, { headers })).json()) as T;
  const notices = async (search = '') =>
    (await read<{ results: NoticeRow[] }>(`/notices/?limit=100&search=${search}`)).results;
  const whole = ({ id }: NoticeRow) => read<Notice>(`/notices/${id}/`);
  return { server, port, peer, notices, whole };
}

test('a mail received over SMTP becomes a notice and reaches its company with the original within seconds', async () => {
  const { server, port, peer, notices, whole } = await product();
  const mailer = createTransport({ host: '127.0.0.1', port });
  const raw = notice(1, ['https://www.quay-1.com/copies/1.jpg']);
  await mailer.sendMail({ envelope: { from: 'marta@rights.example.net', to: 'notices@agent.example.com' }, raw });
  await expect.poll(() => peer.received.length, { interval: 20 }).toBe(1);
  const [{ to, raw: sent }] = peer.received as [(typeof peer.received)[0]];
  expect(to).toEqual(['notices@quay-1.com']);
  expect(sent).toContain(raw);
  expect(sent).toContain('Content-Type: message/rfc822');
  await expect.poll(async () => (await notices())[0]?.status.name, { interval: 20 }).toBe('Sent');
  expect(await Promise.all((await notices()).map(whole))).toMatchObject([
    { company: { name: 'Quay 1' }, completeness: { verdict: 'complete' }, to: ['notices@agent.example.com'] },
  ]);
  // Our own mail sent back to us (a loop) creates no notice.
  await mailer.sendMail({ envelope: { from: AGENT, to: 'notices@agent.example.com' }, raw: sent });
  // A sender that missed our 250 sends again.
  const deaf = await SmtpClient.introduced(port);
  await deaf.envelope();
  deaf.socket.write(stuffed(notice(2, ['https://quay-2.com/2'])), () => deaf.close());
  const client = await SmtpClient.introduced(port);
  expect(await client.send(notice(2, ['https://quay-2.com/2']))).toMatch(/^250 /);
  expect(await client.send(notice(2, ['https://quay-2.com/2']))).toMatch(/^250 /);
  await expect.poll(() => peer.received.length, { interval: 20 }).toBe(2);
  server.kill('SIGTERM');
  expect(await client.answer()).toMatch(/^421 /);
  expect(await server.exit).toMatchObject({ code: 0, err: '' });
  expect(peer.received.map((mail) => mail.to[0])).toEqual(['notices@quay-1.com', 'notices@quay-2.com']);
});
