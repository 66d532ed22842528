import { expect, onTestFinished } from 'vitest';
import { changeWebhook, testWebhook } from '#core/contract/intake/webhooks.ts';
import { makeAuthority } from '#tests/fakes/certificates.ts';
import { serveDns } from '#tests/fakes/dns-server.ts';
import { startTrustingProcess } from '#tests/fakes/trusting-process.ts';
import { receiveWebhooks, verified } from '#tests/fakes/webhook-receiver.ts';
import { withWebhook } from '#tests/world/webhooks.ts';
import { test } from '#tests/world/world.ts';
import { deliverWebhook, type SendRequest } from './deliver-webhook.ts';

const LONG_AGO = new Date('2021-01-01');

test('a message goes over https, if the certificate is trusted, valid and names the host', async ({ world }) => {
  const dns = await serveDns({ 'hook.example.com': ['127.0.0.1'], 'other.example.com': ['127.0.0.1'] });
  const authority = makeAuthority();
  const receiver = await receiveWebhooks(authority.issueFor(['hook.example.com', '127.0.0.1']));
  const expired = await receiveWebhooks(authority.issueFor(['hook.example.com'], LONG_AGO));
  const trusting = await startTrustingProcess(authority.certificate);
  for (const { close } of [dns, receiver, expired, trusting]) onTestFinished(close);
  const given = await withWebhook(world, { DNS_SERVERS: dns.at, WEBHOOK_RETRY_SECONDS: '3600' });
  const { owner, secret, settings } = given;
  const params = { id: given.webhook.id };
  const { DNS_SERVERS, WEBHOOK_ALLOW, PUBLIC_URL } = settings.deps.config;
  const trust: SendRequest = (url, request) =>
    trusting.send({ settings: { DNS_SERVERS, WEBHOOK_ALLOW, PUBLIC_URL }, url, request });

  async function outcomeAt(url: string, send?: SendRequest) {
    await owner.call(changeWebhook, { params, body: { url } });
    await owner.call(testWebhook, { params });
    await deliverWebhook(settings.deps, send).run({ webhook_id: params.id }, new AbortController().signal);
    const { code, error } = (await given.deliveries())[0]!.tries[0]!;
    return [code, error];
  }
  const at = (host: string, { port } = receiver) => `https://${host}:${port}/hook`;
  expect(await outcomeAt(at('hook.example.com'), trust)).toEqual([204, null]);
  expect(await outcomeAt(at('127.0.0.1'), trust)).toEqual([204, null]);
  expect(receiver.received.map((one) => verified(secret, one).type)).toEqual(['webhook.test', 'webhook.test']);
  expect(receiver.received.map(({ headers }) => headers.host)).toEqual([
    ...[`hook.example.com:${receiver.port}`, `127.0.0.1:${receiver.port}`],
  ]);

  expect(await outcomeAt(at('hook.example.com'))).toEqual([null, 'tls']);
  expect(await outcomeAt(at('other.example.com'), trust)).toEqual([null, 'tls']);
  expect(await outcomeAt(at('hook.example.com', expired), trust)).toEqual([null, 'tls']);
  expect([receiver.received.length, expired.received.length]).toEqual([2, 0]);
});
