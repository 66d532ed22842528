import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { describe, expect, onTestFinished } from 'vitest';
import { readConfig } from '#server/base/config.ts';
import { transaction } from '#server/db/transaction.ts';
import { startWorker } from '#server/jobs/queue.ts';
import { startSmtpPeer } from '#tests/fakes/smtp-peer.ts';
import { test as base, someEmail, type World } from '#tests/world/world.ts';
import { readAttachment as storedAttachment } from '../features/records/files/read-attachment.ts';
import { saveFile } from '../features/records/files/store/save-file.ts';
import { deliverMail } from './deliver-mail.ts';
import { letter } from './letter.ts';
import { getMail, type MailRow } from './mails.queries.ts';
import { enqueueMail } from './outbox.ts';
import { type MailTransport, smtpTransport } from './transport.ts';

const config = readConfig({ MAIL_FROM: 'Safeharbor <agent@harbor.example>', MAIL_RETRY_SECONDS: '30,120' });

interface Post {
  peer(...answers: Parameters<typeof startSmtpPeer>[0] & object): Promise<Awaited<ReturnType<typeof startSmtpPeer>>>;
  /** Puts a mail into the outbox; resolves to a function that reads it. */
  write(changes?: { to?: string; subject?: string; greeting?: string }): Promise<() => Promise<MailRow>>;
  /** Delivers due mail to this SMTP server. */
  deliver(url: string): Promise<void>;
}

const test = base.extend<{ post: Post }>({
  post: async ({ world }, use) => {
    const peers: { close(): Promise<void> }[] = [];
    const transports: MailTransport[] = [];
    await sweepQueue(world);
    await use({
      async peer(...answers) {
        const peer = await startSmtpPeer(answers);
        peers.push(peer);
        return peer;
      },
      async write({ to = someEmail(), subject = 'A subject', greeting = 'Hello,' } = {}) {
        const content = letter({ subject, greeting, paragraphs: ['A paragraph.'] });
        const id = await transaction(world.deps, null, (tx) => enqueueMail(tx, config, to, content));
        return async () => (await getMail(world.deps.db, id))!;
      },
      async deliver(url) {
        const transport = smtpTransport(url, config.MAIL_FROM);
        transports.push(transport);
        const readAttachment = (file_id: number) => storedAttachment(world.deps.db, file_id);
        const kept = { readAttachment, keepMail: async () => undefined };
        const handler = deliverMail({ ...world.deps, config, transport, ...kept }, config.MAIL_RETRY_SECONDS);
        await startWorker(world.deps, { 'deliver-mail': handler as never }, { poll: false }).drain();
      },
    });
    for (const transport of transports) transport.close();
    for (const peer of peers) await peer.close();
    await sweepQueue(world);
  },
});

/** Other tests of this worker leave undelivered mail behind. */
const sweepQueue = ({ deps }: World) => deps.db.deleteFrom('jobs').where('name', '=', 'deliver-mail').execute();

describe('a mail', () => {
  test('is delivered once, complete, with a Message-ID of the sender’s host', async ({ world, post }) => {
    const peer = await post.peer();
    const to = someEmail();
    const mail = await post.write({ to, subject: 'Grüße — 你好' });
    await post.deliver(peer.url);
    await post.deliver(peer.url);
    expect(peer.received).toHaveLength(1);
    const [{ from, to: recipients, headers, raw }] = peer.received as [(typeof peer.received)[0]];
    expect([from, recipients]).toEqual(['agent@harbor.example', [to]]);
    const { message_id, created_date, sent_date, status, error } = await mail();
    expect(message_id).toMatch(/^<[0-9a-f-]{36}@harbor\.example>$/);
    expect(headers.get('message-id')).toEqual([message_id]);
    expect(headers.get('from')).toEqual(['Safeharbor <agent@harbor.example>']);
    expect(headers.get('to')).toEqual([to]);
    expect(new Date(headers.get('date')![0]!).getTime()).toBe(Math.floor(created_date.getTime() / 1000) * 1000);
    expect(raw).toContain('text/plain');
    expect(raw).toContain('text/html');
    expect([status, error]).toEqual(['sent', null]);
    expect(sent_date!.getTime()).toBeLessThanOrEqual(world.clock.now().getTime());
  });

  test('of a transaction that was rolled back is never sent', async ({ world, post }) => {
    const peer = await post.peer();
    const content = letter({ subject: 'A', greeting: 'B', paragraphs: [] });
    const act = transaction(world.deps, null, async (tx) => {
      await enqueueMail(tx, config, someEmail(), content);
      throw new Error('changed my mind');
    });
    await expect(act).rejects.toThrow();
    await post.deliver(peer.url);
    expect(peer.tries()).toBe(0);
  });

  test.for([450, 451, 452, 421])(
    'that is answered with %i is retried, with the same Message-ID',
    async (code, { world, post }) => {
      const peer = await post.peer(code, code);
      const mail = await post.write();
      await post.deliver(peer.url);
      expect((await mail()).status).toBe('queued');
      world.clock.advance(29);
      await post.deliver(peer.url);
      expect(peer.tries()).toBe(1);
      world.clock.advance(2);
      await post.deliver(peer.url);
      expect(peer.tries()).toBe(2);
      world.clock.advance(121);
      await post.deliver(peer.url);
      expect(peer.tries()).toBe(3);
      expect(peer.received.map(({ headers }) => headers.get('message-id'))).toEqual([[(await mail()).message_id]]);
      expect((await mail()).status).toBe('sent');
    },
  );

  test('that is never accepted is marked failed after the last retry', async ({ world, post }) => {
    const peer = await post.peer(450, 450, 450, 450);
    const mail = await post.write();
    for (const wait of [31, 121, 86_400]) {
      await post.deliver(peer.url);
      world.clock.advance(wait);
    }
    await post.deliver(peer.url);
    expect(peer.tries()).toBe(3);
    expect(await mail()).toMatchObject({ status: 'failed', error: expect.stringContaining('450'), sent_date: null });
  });

  test.for([550, 552, 554])('that is answered with %i is marked failed at once', async (code, { world, post }) => {
    const peer = await post.peer(code);
    const mail = await post.write();
    await post.deliver(peer.url);
    world.clock.advance(86_400);
    await post.deliver(peer.url);
    expect(peer.tries()).toBe(1);
    expect(await mail()).toMatchObject({ status: 'failed', error: expect.stringContaining(String(code)) });
  });

  test('that gets no reply is retried after the backoff, not earlier', async ({ world, post }) => {
    const peer = await post.peer('hang up');
    const mail = await post.write();
    await post.deliver(peer.url);
    // One attempt is one SMTP session: the peer may have accepted a mail that it did not acknowledge.
    expect(peer.tries()).toBe(1);
    expect((await mail()).status).toBe('queued');
    world.clock.advance(31);
    await post.deliver(peer.url);
    expect((await mail()).status).toBe('sent');
    expect(peer.received).toHaveLength(1);
  });

  test('whose connection is closed before the greeting takes one connection per attempt', async ({ world, post }) => {
    let calls = 0;
    const mute = createServer((socket) => {
      calls++;
      socket.end();
    });
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const { port } = mute.address() as { port: number };
    const mail = await post.write();
    await post.deliver(`smtp://127.0.0.1:${port}`);
    expect([calls, (await mail()).status]).toEqual([1, 'queued']);
    world.clock.advance(31);
    await post.deliver(`smtp://127.0.0.1:${port}`);
    expect(calls).toBe(2);
    mute.close();
  });

  test('is retried when the connection is refused', async ({ world, post }) => {
    const gone = await post.peer();
    await gone.close();
    const mail = await post.write();
    await post.deliver(gone.url);
    expect((await mail()).status).toBe('queued');
    world.clock.advance(31);
    const peer = await post.peer();
    await post.deliver(peer.url);
    expect((await mail()).status).toBe('sent');
  });

  test('that is marked as sent is not sent again', async ({ world, post }) => {
    const peer = await post.peer();
    const mail = await post.write();
    await post.deliver(peer.url);
    const { id } = await mail();
    // As after a crash between the commit and the end of the job: the job still exists.
    const payload = JSON.stringify({ mail_id: id });
    await world.deps.db
      .insertInto('jobs')
      .values({ name: 'deliver-mail', key: randomUUID(), payload, run_at: world.clock.now() })
      .execute();
    await post.deliver(peer.url);
    expect(peer.received).toHaveLength(1);
  });
});

describe('no header can be injected', () => {
  const EVIL = [
    '\r\nBcc: thief@example.com',
    '\nBcc: thief@example.com',
    '\rBcc: thief@example.com',
    '\r\n\r\nAnother body',
  ];

  test.for(EVIL)('through a subject: %j', async (evil, { world, post }) => {
    const peer = await post.peer();
    const mail = await post.write({ subject: `Hello${evil}` });
    // Also directly into the outbox, without the letter's own cleaning.
    const { id } = await mail();
    await world.deps.db
      .updateTable('mails')
      .set({ subject: `Hello${evil}` })
      .where('id', '=', id)
      .execute();
    await post.deliver(peer.url);
    const [{ headers, to, raw }] = peer.received as [(typeof peer.received)[0]];
    expect([...headers.keys()]).not.toContain('bcc');
    expect(headers.get('subject')).toHaveLength(1);
    expect(to).toHaveLength(1);
    expect(raw.slice(raw.indexOf('\r\n\r\n'))).not.toContain('Another body');
  });

  test.for(EVIL)('through an address: %j', async (evil, { post }) => {
    const peer = await post.peer();
    const mail = await post.write({ to: `somebody@example.com${evil}` });
    await post.deliver(peer.url);
    for (const { headers, to } of peer.received) {
      expect([...headers.keys()]).not.toContain('bcc');
      expect(to).toEqual([expect.not.stringContaining('thief')]);
    }
    expect(['sent', 'failed']).toContain((await mail()).status);
  });

  test.for(EVIL)('through a name: %j', async (evil, { post }) => {
    const peer = await post.peer();
    await post.write({ greeting: `Hello Ada${evil},` });
    await post.deliver(peer.url);
    const [{ headers, to }] = peer.received as [(typeof peer.received)[0]];
    expect([...headers.keys()]).not.toContain('bcc');
    expect(to).toHaveLength(1);
  });

  test('nor markup, through a name', () => {
    const { html, text } = letter({
      subject: 'A',
      greeting: 'Hello <img src=x onerror=alert(1)>"\'&,',
      paragraphs: ['<script>alert(1)</script>'],
      action: { label: '<b>', url: 'https://example.com/?a="><script>' },
    });
    expect(html).not.toMatch(/<img|<script|<b>|onerror=alert\(1\)>/);
    expect(text).toContain('<script>alert(1)</script>');
  });
});

test('the files of a mail are attached', async ({ world, post }) => {
  const peer = await post.peer();
  const bytes = Buffer.from('the bytes of a document');
  const to = someEmail();
  await transaction(world.deps, null, async (tx) => {
    const { id } = await saveFile(tx, { name: 'INV-1.pdf', type: 'application/pdf', bytes, object_id: 0 });
    await enqueueMail(tx, config, to, letter({ subject: 'S', greeting: 'Hello,', paragraphs: [] }), { file_ids: [id] });
  });
  await post.deliver(peer.url);
  const raw = peer.received.find((mail) => mail.to.includes(to))!.raw;
  expect(raw).toMatch(/Content-Type: application\/pdf; name=INV-1\.pdf/);
  expect(raw).toContain(bytes.toString('base64'));
});

test('only recurring mail has one-click unsubscribe headers (RFC 8058)', async ({ world, post }) => {
  const peer = await post.peer();
  const [to, other] = [someEmail(), someEmail()];
  const content = letter({ subject: 'S', greeting: 'Hello,', paragraphs: [] });
  const url = `https://agent.example.com/api/unsubscribe/1.${'x'.repeat(43)}`;
  await transaction(world.deps, null, async (tx) => {
    await enqueueMail(tx, config, to, content, { unsubscribe_url: url });
    await enqueueMail(tx, config, other, content);
  });
  await post.deliver(peer.url);
  const headersTo = (email: string) => peer.received.find((mail) => mail.to.includes(email))!.headers;
  expect(headersTo(to).get('list-unsubscribe')).toEqual([`<${url}>`]);
  expect(headersTo(to).get('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
  expect([...headersTo(other).keys()].filter((name) => name.startsWith('list-'))).toEqual([]);
});

test('when applying a delivery’s outcome fails it is retried later: the mail counts as sent and is sent once', async ({
  world,
  post,
}) => {
  const peer = await post.peer();
  const to = someEmail();
  const mailOf = await post.write({ to });
  const transport = smtpTransport(peer.url, config.MAIL_FROM);
  onTestFinished(() => transport.close());
  const later: number[] = [];
  const handler = deliverMail(
    {
      ...world.deps,
      transport,
      readAttachment: (file_id) => storedAttachment(world.deps.db, file_id),
      keepMail: async () => undefined,
      settleMail: () => Promise.reject(new Error('no luck')),
      settleLater: async (_, mail_id) => void later.push(mail_id),
    },
    config.MAIL_RETRY_SECONDS,
  );
  await startWorker(world.deps, { 'deliver-mail': handler as never }, { poll: false }).drain();
  const mail = await mailOf();
  expect([mail.status, later]).toEqual(['sent', [mail.id]]);
  expect(peer.received.filter((one) => one.to.includes(to))).toHaveLength(1);
});
