import { randomUUID } from 'node:crypto';
import { getNotice, type Notice } from '#core/contract/intake/notices.ts';
import { SOURCE } from '#core/lookups.ts';
import type { MessageReader, Unreadable, UnstoredReading } from '#server/features/intake/inbound/read/reading.ts';
import { readInbound } from '#server/features/intake/inbound/read-inbound.ts';
import { receiveMessage } from '#server/features/intake/inbound/receive/receive-message.ts';
import { readInThread } from '#server/features/intake/inbound/threads/read-mail-in-thread.ts';
import { someDomain } from './companies.ts';
import { COMPLETE } from './notices.ts';
import type { Person } from './person.ts';
import type { World } from './world.ts';

export const someMessageId = (): string => `<${randomUUID()}@sender.example.net>`;

/** A raw message with CRLF line endings. */
export function rawMessage(headers: Readonly<Record<string, string>> = {}, body = 'Please remove it.'): Buffer {
  const all = { From: 'Rights <rights@example.net>', 'Message-ID': someMessageId(), Subject: 'A notice', ...headers };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body.replace(/\r?\n/g, '\r\n')}\r\n`);
}

/** The reader's result for a complete takedown notice about the URLs. */
export const takedown = (urls: readonly string[], changes: Partial<UnstoredReading> = {}): UnstoredReading => ({
  subject: 'Notice of infringement',
  sender: { name: 'Quayside Rights', email: 'rights@example.net' },
  relay: null,
  text: 'Please remove it.',
  html: null,
  urls: urls.map((url) => ({ url, host: new URL(url).hostname, role: 'reported' })),
  attachments: [],
  acns: null,
  completeness: COMPLETE,
  counter: null,
  references: [],
  parse_error: null,
  ...changes,
});

interface Envelope {
  from?: string;
  to?: string[];
}

/** Stores a message as the SMTP server does; returns its receipt and id. */
export async function receive({ deps }: World, raw: Buffer, { from = 'a@example.net', to }: Envelope = {}) {
  const recipients = to ?? ['notices@example.com'];
  const receipt = await receiveMessage(deps, { raw, source_id: SOURCE.email, envelope_from: from, recipients });
  const { id } = await deps.db
    .selectFrom('inbound_messages')
    .select('id')
    .where('message_id', '=', receipt.message_id ?? '')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { id, ...receipt };
}

/** Removes the job that would read the message. */
export async function leaveUnread({ deps }: World, inbound_id: number): Promise<void> {
  await deps.db.deleteFrom('jobs').where('key', '=', `inbound:${inbound_id}`).execute();
}

/** Removes queued mail, which would slow down a test that calls `work()`. */
export async function leaveUnsent({ deps }: World): Promise<void> {
  await deps.db.deleteFrom('jobs').where('name', '=', 'deliver-mail').execute();
}

/** Receives and routes a message with a given reading; returns the ids of its notices. */
export async function arrive(
  world: World,
  read: UnstoredReading | Unreadable,
  { raw = rawMessage(), ...envelope }: Envelope & { raw?: Buffer } = {},
): Promise<number[]> {
  return arriveReadBy(world, async () => read, raw, envelope);
}

/** Receives a message, reads it with the real reader and routes it. */
export const arriveAsIs = (world: World, raw: Buffer): Promise<number[]> => arriveReadBy(world, readInThread, raw);

async function arriveReadBy(world: World, reader: MessageReader, raw: Buffer, envelope?: Envelope): Promise<number[]> {
  const { id } = await receive(world, raw, envelope);
  await leaveUnread(world, id);
  await readInbound(world.deps, reader).run({ inbound_id: id }, new AbortController().signal);
  return noticesOf(world, id);
}

export async function noticesOf({ deps }: World, inbound_id: number): Promise<number[]> {
  const rows = await deps.db
    .selectFrom('notices')
    .select('id')
    .where('inbound_id', '=', inbound_id)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export const seen = (person: Person, id: number): Promise<Notice> => person.call(getNotice, { params: { id } });

/** A registered company with one domain per email address; null is a domain without an address. */
export async function companyWith(
  world: World,
  owner: Person,
  emails: readonly (string | null)[] = [null],
  values: { notice_email?: string; status_id?: number } = {},
) {
  const { db } = world.deps;
  const company_id = await world.company([[owner, 'owner']], values.status_id);
  const ids = { dmca_public_id: 'P-1042', dmca_registration_id: 'DMCA-1042' };
  await db
    .updateTable('companies')
    .set({ ...ids, notice_email: values.notice_email ?? null })
    .where('id', '=', company_id)
    .execute();
  const domains: { id: number; name: string }[] = [];
  for (const email of emails) {
    const name = someDomain();
    const domain = { name, unicode_name: name, email, company_id, status_id: 13, created_date: world.clock.now() };
    const { id } = await db.insertInto('domains').values(domain).returning('id').executeTakeFirstOrThrow();
    domains.push({ id, name });
  }
  return { company_id, domains };
}
