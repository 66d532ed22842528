import { createServer } from 'node:net';
import { createTransport } from 'nodemailer';
import { describe, expect, onTestFinished, test } from 'vitest';
import { INBOUND_BYTES } from '#core/constants.ts';
import { readConfig } from '#server/base/config.ts';
import { makeLog } from '#server/base/log.ts';
import { SmtpClient } from '#tests/fakes/smtp-client.ts';
import { gate } from '#tests/world/queue.ts';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { type InboundMessage, listenInbound } from './inbound-smtp.ts';

const silent = makeLog('silent');

/** A listener on a free port, and the messages it received. */
async function listening(receive?: (message: InboundMessage) => Promise<unknown>, env: Record<string, string> = {}) {
  const port = await freePort();
  const taken: InboundMessage[] = [];
  const config = readConfig({ INBOUND_SMTP_PORT: String(port), ...env });
  const keep = async (message: InboundMessage) => void taken.push({ ...message, raw: Buffer.from(message.raw) });
  const inbound = await listenInbound({ config, log: silent }, async (message) => {
    await receive?.(message);
    await keep(message);
  });
  onTestFinished(() => inbound.stop());
  return { port, taken, inbound };
}

const MESSAGE = 'From: a@example.net\r\nSubject: One\r\n\r\nText\r\n.dot\r\n..dots\r\n';

describe('a message', () => {
  test('for any recipient is accepted unchanged, with its envelope', async () => {
    const { port, taken } = await listening();
    const client = await SmtpClient.introduced(port);
    expect(await client.send(MESSAGE, { from: '', to: ['any@where.example', 'Any.@else.example'] })).toMatch(/^250 /);
    const from = { envelope_from: '', client_ip: '127.0.0.1', helo: 'client.example.net' };
    expect(taken).toEqual([
      { raw: Buffer.from(MESSAGE), ...from, recipients: ['any@where.example', 'Any.@else.example'] },
    ]);
    await client.quit();
  });

  test('of an ordinary client arrives, including 8-bit characters', async () => {
    const { port, taken } = await listening();
    const mailer = createTransport({ host: '127.0.0.1', port });
    await mailer.sendMail({ from: 'a@example.net', to: 'b@example.com', raw: 'Subject: Grüße\r\n\r\n…\r\n' });
    expect(taken.map(({ raw }) => raw.toString())).toEqual(['Subject: Grüße\r\n\r\n…\r\n']);
  });

  test('is acknowledged only once it is stored', async () => {
    const [asked, safe] = [gate(), gate()];
    const { port } = await listening(() => {
      asked.open();
      return safe.opened;
    });
    const [client, other] = [await SmtpClient.introduced(port), await SmtpClient.introduced(port)];
    const answer = client.send(MESSAGE);
    await asked.opened;
    // A reply sent by now would have arrived before this one.
    expect(await other.say('NOOP')).toMatch(/^250 /);
    expect(client.heard).toBe('');
    safe.open();
    expect(await answer).toMatch(/^250 /);
  });

  test('that could not be stored is answered with a temporary error, and can be resent at once', async () => {
    let tries = 0;
    const { port, taken } = await listening(async () => {
      if (++tries === 1) throw new Error('the database is away');
    });
    const client = await SmtpClient.introduced(port);
    const refused = await client.send(MESSAGE);
    expect(refused).toMatch(/^451 /);
    expect(refused).not.toContain('database');
    expect(await client.send(MESSAGE)).toMatch(/^250 /);
    expect(taken).toHaveLength(1);
  });

  test('that breaks off is discarded', async () => {
    const { port, taken } = await listening();
    const broken = await SmtpClient.introduced(port);
    await broken.envelope();
    broken.write('Subject: half\r\n\r\nand then');
    broken.close();
    const client = await SmtpClient.introduced(port);
    expect(await client.send(MESSAGE)).toMatch(/^250 /);
    expect(taken).toHaveLength(1);
  });
});

describe('limits', () => {
  test('the maximum size is announced, and a larger message is rejected with 552', async () => {
    const { port, taken } = await listening();
    const client = await SmtpClient.dial(port);
    await client.answer();
    const features = await client.say('EHLO client.example.net');
    expect(features).toMatch(new RegExp(`^250[ -]SIZE ${INBOUND_BYTES}$`, 'm'));
    expect(features).not.toMatch(/AUTH|STARTTLS/);
    expect(await client.say(`MAIL FROM:<a@example.net> SIZE=${INBOUND_BYTES + 1}`)).toMatch(/^552 /);
    const line = `${'x'.repeat(998)}\r\n`;
    expect(await client.send(Buffer.alloc(36 * 1024 * 1024, line))).toMatch(/^552 /);
    expect(taken).toEqual([]);
    expect(await client.send(MESSAGE)).toMatch(/^250 /);
  });

  test('a message of exactly the maximum size is accepted', async () => {
    const { port, taken } = await listening();
    const client = await SmtpClient.introduced(port);
    const raw = Buffer.alloc(INBOUND_BYTES, `${'x'.repeat(62)}\r\n`);
    expect(await client.send(raw)).toMatch(/^250 /);
    expect(taken[0]!.raw.equals(raw)).toBe(true);
  });

  test('a message can have at most 100 recipients', async () => {
    const { port, taken } = await listening();
    const client = await SmtpClient.introduced(port);
    await client.say('MAIL FROM:<a@example.net>');
    for (let n = 0; n < 100; n++) expect(await client.say(`RCPT TO:<n${n}@example.com>`)).toMatch(/^250 /);
    expect(await client.say('RCPT TO:<n100@example.com>')).toMatch(/^452 /);
    await client.say('DATA');
    client.write('Subject: x\r\n\r\n.\r\n');
    expect(await client.answer()).toMatch(/^250 /);
    expect(taken[0]!.recipients).toHaveLength(100);
  });

  test('an address can have 20 concurrent connections', async () => {
    const { port } = await listening();
    const clients = await Promise.all(Array.from({ length: 20 }, () => SmtpClient.introduced(port)));
    const late = await SmtpClient.dial(port);
    expect(await late.answer()).toMatch(/^421 /);
    expect(await late.answer()).toBe('(closed)');
    await clients[0]!.quit();
    await expect.poll(async () => (await SmtpClient.dial(port)).answer()).toMatch(/^220 /);
  });

  test('exempt addresses can have more, and the total limit is 200', async () => {
    const { port } = await listening(undefined, { RATE_LIMIT_EXEMPT: '127.0.0.0/8' });
    const greetings = await Promise.all(
      Array.from({ length: 205 }, async () => (await (await SmtpClient.dial(port)).answer()).slice(0, 3)),
    );
    expect(greetings.filter((code) => code === '220')).toHaveLength(200);
    expect(greetings.filter((code) => code === '421')).toHaveLength(5);
  });
});

describe('SMTP smuggling: a second message inside the first', () => {
  const smuggled = 'MAIL FROM:<evil@example.net>\r\nRCPT TO:<b@example.com>\r\nDATA\r\nSubject: Smuggled\r\n\r\nx';
  const ends = { 'LF . LF': '\n.\n', 'LF . CR LF': '\n.\r\n', 'CR LF . LF': '\r\n.\n', 'a lone LF': '\n' };

  test.for(Object.entries(ends))('after %s is rejected with 554', async ([, end]) => {
    const { port, taken } = await listening();
    const client = await SmtpClient.introduced(port);
    await client.envelope();
    client.write(`Subject: First\r\n\r\ntext${end}${smuggled}\r\n.\r\n`);
    expect(await client.answer()).toMatch(/^554 /);
    expect(taken).toEqual([]);
    expect(await client.send(MESSAGE)).toMatch(/^250 /);
  });

  test('is rejected however the chunks are cut', async () => {
    const { port, taken } = await listening();
    const client = await SmtpClient.introduced(port);
    await client.envelope();
    for (const byte of `Subject: First\r\n\r\ntext\n.\n${smuggled}\r\n.\r\n`) {
      client.write(byte);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await client.answer()).toMatch(/^554 /);
    expect(taken).toEqual([]);
  });

  test('after CR . CR is a part of the first', async () => {
    const { port, taken } = await listening();
    const client = await SmtpClient.introduced(port);
    await client.envelope();
    client.write(`Subject: First\r\n\r\ntext\r.\r${smuggled}\r\n.\r\n`);
    expect(await client.answer()).toMatch(/^250 /);
    expect(taken).toHaveLength(1);
  });
});

describe('on shutdown', () => {
  test('idle connections get 421, a message in transfer is accepted, and new connections are refused', async () => {
    const [asked, safe] = [gate(), gate()];
    const { port, taken, inbound } = await listening(() => {
      asked.open();
      return safe.opened;
    });
    const [idle, busy] = [await SmtpClient.introduced(port), await SmtpClient.introduced(port)];
    const answer = busy.send(MESSAGE);
    await asked.opened;
    const stopped = inbound.stop();
    expect(await idle.answer()).toMatch(/^421 /);
    await expect(SmtpClient.dial(port)).rejects.toThrow('ECONNREFUSED');
    safe.open();
    expect(await answer).toMatch(/^250 /);
    expect(await busy.answer()).toMatch(/^421 /);
    for (const client of [idle, busy]) client.close();
    await stopped;
    expect(taken).toHaveLength(1);
  });
});

describe('a failure to listen is reported in one line that names the setting', () => {
  test('a port in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void other.close());
    const { port } = other.address() as { port: number };
    const config = readConfig({ INBOUND_SMTP_PORT: String(port) });
    await expect(listenInbound({ config, log: silent }, async () => undefined)).rejects.toThrow(
      `INBOUND_SMTP_PORT: ${port} is in use; choose another, or 0 for none`,
    );
  });

  test('a host of another machine', async () => {
    const config = readConfig({ INBOUND_SMTP_PORT: String(await freePort()), INBOUND_SMTP_HOST: '192.0.2.1' });
    await expect(listenInbound({ config, log: silent }, async () => undefined)).rejects.toThrow(/^INBOUND_SMTP_HOST: /);
  });
});
