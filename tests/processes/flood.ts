import { sql } from 'kysely';
import type { Db } from '#server/db/tables.ts';
import { SmtpClient } from '../fakes/smtp-client.ts';
import type { Received } from '../fakes/smtp-peer.ts';

/** Size of the flood, and how often the process is killed meanwhile. */
export interface Flood {
  messages: number;
  connections: number;
  kills: number;
}

const COMPANIES = 10;
/** Every seventh message concerns two companies. */
const SHARED = 7;

const domainOf = (n: number): string => `quay-${n % COMPANIES}.com`;
export const companiesOf = (n: number): number => (n % SHARED === 0 ? 2 : 1);
export const messageIdOf = (n: number): string => `<flood-${n}@sender.example.net>`;

/** Inserts companies, each with its own domain and notice address. */
export async function insertCompanies(db: Db): Promise<void> {
  for (let n = 0; n < COMPANIES; n++) {
    const { rows } = await sql<{ id: number }>`
      insert into companies (name, status_id, created_date) values (${`Quay ${n}`}, 13, now()) returning id`.execute(
      db,
    );
    await sql`
      insert into domains (name, unicode_name, email, company_id, status_id, created_date)
      values (${domainOf(n)}, ${domainOf(n)}, ${`notices@${domainOf(n)}`}, ${rows[0]!.id}, 13, now())`.execute(db);
  }
}

/** A complete takedown notice. */
export function notice(n: number, urls: readonly string[]): string {
  const lines = [
    `From: Marta Quay <marta-${n % 20}@rights.example.net>`,
    'To: notices@agent.example.com',
    `Message-ID: ${messageIdOf(n)}`,
    'Date: Mon, 2 Mar 2026 10:00:00 +0000',
    `Subject: Notice of claimed infringement ${n}`,
    '',
    'To the designated agent,',
    '',
    'I own the copyright in the series of photographs called "Harbor at dawn", which I took and published.',
    'They are shown without my leave at these addresses:',
    '',
    ...urls,
    '',
    'I have a good faith belief that the use of the material described above is not authorized by the copyright owner,',
    'its agent, or the law. The information in this notice is accurate, and I swear, under penalty of perjury, that I am',
    'the owner of the exclusive right that is infringed.',
    '',
    'You can reach me at marta@rights.example.net, 12 Quay Street, Portland, ME 04101, +1 207 555 0100.',
    '',
    '/s/ Marta Quay',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

const messageOf = (n: number): string =>
  notice(
    n,
    Array.from({ length: companiesOf(n) }, (_, other) => `https://www.${domainOf(n + other)}/copies/${n}.jpg`),
  );

/**
 * A sending mail server. As real ones do, it resends the identical message until it is acknowledged. `progress` receives the number
 * of acknowledged messages.
 */
export async function sendAll({ messages, connections }: Flood, port: number, progress: (acked: number) => void) {
  const left = Array.from({ length: messages }, (_, n) => n).reverse();
  let acked = 0;
  let tries = 0;
  async function connection(): Promise<void> {
    for (let n = left.pop(); n !== undefined; ) {
      try {
        const client = await SmtpClient.introduced(port);
        while (n !== undefined) {
          tries++;
          const answer = await client.send(messageOf(n));
          if (!answer.startsWith('250')) break;
          progress(++acked);
          n = left.pop();
        }
        client.close();
      } catch {
        // The server is being restarted.
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }
  await Promise.all(Array.from({ length: connections }, connection));
  return { acked, tries };
}

export interface Found {
  messages: number;
  unread: number;
  /** Messages whose number of notices differs from the number of affected companies. */
  wrong: string[];
  notices: number;
  /** Notices without exactly one delivery. */
  undelivered: number;
  /** Mails not sent yet. */
  unsent: number;
  message_ids: string[];
}

/** Compares the database with what was sent. */
export async function readOutcome(db: Db): Promise<Found> {
  const made = await sql<{ message_id: string; count: number }>`
    select m.message_id, count(n.id)::int as count from inbound_messages m left join notices n on n.inbound_id = m.id
    group by m.id`.execute(db);
  const sent = await sql<{
    notices: number;
    undelivered: number;
    unsent: number;
    unread: number;
    message_ids: string[];
  }>`
    select (select count(*)::int from notices) as notices,
      (select count(*)::int from notices n where (select count(*) from deliveries d where d.notice_id = n.id) <> 1) as undelivered,
      (select count(*)::int from mails where status <> 'sent') as unsent,
      (select count(*)::int from inbound_messages where parsed_date is null) as unread,
      array(select message_id from mails order by 1) as message_ids`.execute(db);
  const expected = new Map(made.rows.map(({ message_id }) => [message_id, companiesOf(numberOf(message_id))]));
  return {
    messages: made.rows.length,
    wrong: made.rows.filter((row) => row.count !== expected.get(row.message_id)).map((row) => row.message_id),
    ...sent.rows[0]!,
  };
}

const numberOf = (message_id: string): number => Number(/flood-(\d+)@/.exec(message_id)![1]);

export const noticesExpected = (messages: number): number =>
  Array.from({ length: messages }, (_, n) => companiesOf(n)).reduce((sum, count) => sum + count, 0);

/** Distinct message ids that the SMTP peer received, and the number of duplicates. */
export function receivedIds(received: readonly Received[]): { ids: string[]; copies: number } {
  const ids = received.map(({ headers }) => headers.get('message-id')![0]!);
  const once = new Set(ids);
  return { ids: [...once].sort(), copies: ids.length - once.size };
}
