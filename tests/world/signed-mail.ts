import { generateKeyPairSync } from 'node:crypto';
import { sealMessage } from 'mailauth/lib/arc/index.js';
import { dkimSign } from 'mailauth/lib/dkim/sign.js';
import { SOURCE } from '#core/lookups.ts';
import type { Config } from '#server/base/config.ts';
import { readInbound } from '#server/features/intake/inbound/read-inbound.ts';
import { receiveMessage } from '#server/features/intake/inbound/receive/receive-message.ts';
import { readInThread } from '#server/features/intake/inbound/threads/read-mail-in-thread.ts';
import type { DnsServer } from '../fakes/record-dns-server.ts';
import { leaveUnread, noticesOf, rawMessage, someMessageId } from './intake.ts';
import type { World } from './world.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const PRIVATE = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const PUBLIC = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('base64');
export const KEY_RECORD = `v=DKIM1; k=ed25519; p=${PUBLIC}`;

/** Signs a message for a domain, with the selector `s1`. `names` are the headers that the signature covers. */
export async function signed(
  raw: Buffer,
  domain: string,
  options: { maxBodyLength?: number; headerList?: string } = {},
) {
  const { maxBodyLength, headerList } = options;
  const { signatures, errors } = await dkimSign(raw, {
    signingDomain: domain,
    selector: 's1',
    privateKey: PRIVATE,
    algorithm: 'ed25519-sha256',
    canonicalization: 'relaxed/relaxed',
    // A string, whatever the types of mailauth say.
    ...(headerList && { headerList: headerList as unknown as string[] }),
    signatureData: [
      { signingDomain: domain, selector: 's1', privateKey: PRIVATE, ...(maxBodyLength && { maxBodyLength }) },
    ],
  });
  if (errors.length > 0) throw errors[0];
  return Buffer.concat([Buffer.from(signatures), raw]);
}

/** mailauth seals with RSA only, whose keys take long to make. */
function makeSealKeys() {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    record: `v=DKIM1; k=rsa; p=${pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`,
    pem: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
let keysOfSeals: ReturnType<typeof makeSealKeys> | undefined;
const sealKeys = () => {
  keysOfSeals ??= makeSealKeys();
  return keysOfSeals;
};

/** Seals a message (RFC 8617) for a domain that passes it on. `cv` is what the domain found out about earlier seals. */
export async function sealed(raw: Buffer, domain: string, cv: 'none' | 'pass' = 'none'): Promise<Buffer> {
  const seal = await sealMessage(raw, {
    ...{ signingDomain: domain, selector: 's1', privateKey: sealKeys().pem, algorithm: 'rsa-sha256' },
    ...{ cv, authResults: `${domain}; dkim=pass` },
  });
  return Buffer.concat([seal, raw]);
}

export const withHeaders = (raw: Buffer, ...lines: string[]): Buffer =>
  Buffer.concat([Buffer.from(lines.map((line) => `${line}\r\n`).join('')), raw]);

export const mailFrom = (from: string, headers: Record<string, string> = {}, body?: string): Buffer =>
  rawMessage({ From: from, 'Message-ID': someMessageId(), ...headers }, body);

export interface Received {
  sender?: string;
  ip?: string | null;
  helo?: string;
  source?: number;
  settings?: Partial<Config>;
  checkMs?: number;
}

/** The same world, whose mail is checked with a DNS server of the test. */
export const checkingWorld = (world: World, dns: DnsServer, settings: Partial<Config> = {}): World => ({
  ...world,
  deps: {
    ...world.deps,
    config: { ...world.deps.config, MAIL_AUTH: 'full', DNS_SERVERS: [dns.address], ...settings },
  },
});

/** Receives a message from a server, and leaves its reading to the test. */
export async function receivedFrom(
  world: World,
  raw: Buffer,
  { sender = '', ip = '192.0.2.10', helo = 'mta.sender.example', source = SOURCE.email }: Received = {},
): Promise<number> {
  const { deps } = world;
  const envelope = {
    source_id: source,
    envelope_from: sender,
    recipients: ['notices@example.com'],
    client_ip: ip,
    helo,
  };
  await receiveMessage(deps, { raw, ...envelope });
  const { id } = await deps.db
    .selectFrom('inbound_messages')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await leaveUnread(world, id);
  return id;
}

/** The same, read; returns the ids of its notices. */
export async function arriveFrom(
  world: World,
  raw: Buffer,
  { checkMs, ...received }: Received = {},
): Promise<number[]> {
  const id = await receivedFrom(world, raw, received);
  const handler = readInbound(world.deps, readInThread, checkMs === undefined ? {} : { checkMs });
  await handler.run({ inbound_id: id }, new AbortController().signal);
  return noticesOf(world, id);
}

/** Publishes a key, the key of a seal, a DMARC record or an SPF record. */
export const publishing = (zone: () => DnsServer['zone']) => ({
  key: (domain: string) => zone().set(`TXT s1._domainkey.${domain}`, [KEY_RECORD]),
  sealKey: (domain: string) => zone().set(`TXT s1._domainkey.${domain}`, [sealKeys().record]),
  policy: (domain: string, tags: string) => zone().set(`TXT _dmarc.${domain}`, [`v=DMARC1; ${tags}`]),
  spf: (domain: string, terms: string) => zone().set(`TXT ${domain}`, [`v=spf1 ${terms}`]),
});

let made = 0;
/** A domain of a sender that nothing is published about. */
export const someSender = (): string => `sender-${++made}.example`;

export const fromDomain = (domain: string, headers?: Record<string, string>): Buffer =>
  mailFrom(`Ada Marlow <ada@${domain}>`, headers);
