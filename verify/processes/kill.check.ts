import { expect, onTestFinished, test } from 'vitest';
import { checkHistory } from '#server/db/history.ts';
import { startSmtpPeer } from '#tests/fakes/smtp-peer.ts';
import { codeIn, endLeases, launchReady, makeStore, openStore, post, signUp } from '#tests/processes/server-process.ts';
import { PATIENCE } from '../figure.ts';

test('after kill -9 during sign-ups, every acknowledged user exists, with their mail', async () => {
  // The SMTP peer defers all mail until the kill, so every mail must survive it.
  const peer = await startSmtpPeer(Array(200).fill(451));
  onTestFinished(peer.close);
  const mail = { SMTP_URL: peer.url, MAIL_RETRY_SECONDS: '1,1,1,1,1,1,1,1' };
  const settings: Record<string, string> = { ...(await makeStore()), ...mail };
  const first = await launchReady(settings);
  const acknowledged: string[] = [];
  const customer = async () => {
    for (;;) {
      const { email, answer } = signUp(first);
      const response = await answer.catch(() => undefined);
      if (response?.status !== 201) return;
      acknowledged.push(email);
    }
  };
  const customers = [customer(), customer(), customer(), customer()];
  await expect.poll(() => acknowledged.length).toBeGreaterThanOrEqual(12);
  first.kill('SIGKILL');
  await Promise.all(customers);
  expect((await first.exit).signal).toBe('SIGKILL');
  peer.takeAll();

  await endLeases(settings);
  // A stale lock file does not prevent the start.
  const second = await launchReady(settings);
  const mailsTo = (email: string) => peer.received.filter(({ to }) => to.includes(email));
  await expect.poll(() => acknowledged.filter((email) => mailsTo(email).length === 0), PATIENCE).toEqual([]);
  for (const email of acknowledged) {
    expect(mailsTo(email)).toHaveLength(1);
    const code = codeIn(mailsTo(email)[0]!.raw);
    expect((await post(second, '/users/sign-up/confirm/', { email, code })).status, email).toBe(200);
  }
  second.kill('SIGTERM');
  expect((await second.exit).code).toBe(0);
  const { db, close } = await openStore(settings);
  const report = await checkHistory(db);
  await close();
  expect(report).toMatchObject({ ok: true });
});
