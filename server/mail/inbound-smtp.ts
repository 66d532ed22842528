import { once } from 'node:events';
import type { Logger } from 'pino';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { INBOUND_BYTES } from '#core/constants.ts';
import { oneLine } from '#core/rules/text/one-line.ts';
import { type Config, ConfigError } from '../base/config.ts';
import { failpoint } from '../base/failpoints.ts';
import { type Budget, type Collected, collectMessage } from './collect-message.ts';
import { makeConnectionLimits } from './connection-limits.ts';

export interface InboundMessage {
  raw: Buffer;
  envelope_from: string;
  recipients: string[];
  /** The address of the sending server, and the name that it gave itself. */
  client_ip: string | null;
  helo: string | null;
}

export interface Inbound {
  /** Closes idle connections; messages in transfer are finished, within CLOSE_MS. */
  stop(): Promise<void>;
  /** Number of open connections. */
  connections(): number;
}

const RECIPIENTS = 100;
const HELO_CHARS = 255;
/** Memory for all messages in transfer: a dozen of the maximum size. */
const BUDGET_BYTES = 12 * INBOUND_BYTES;
const CLOSE_MS = 7_000;

/** The part of smtp-server's connection that we use. */
interface Connection {
  readonly id: string;
  send(code: number, text: string): void;
}

class Refusal extends Error {
  constructor(
    readonly responseCode: number,
    message: string,
  ) {
    super(message);
  }
}

/** 4xx: the sender should retry; 5xx: it should not. */
const REFUSALS: Readonly<Record<Exclude<Collected['outcome'], 'whole'>, Refusal>> = {
  'too large': new Refusal(552, `Message is larger than ${INBOUND_BYTES} bytes`),
  // SMTP smuggling: servers that disagree on line endings disagree on where a message ends.
  'bare line feed': new Refusal(554, 'Lines must end in CR LF: a bare LF was found'),
  'no room': new Refusal(452, 'Too many messages at once, please try again later'),
  'too slow': new Refusal(451, 'The message arrived too slowly, please try again later'),
  'hung up': new Refusal(451, 'The message was not received in full'),
};
const NOT_STORED = new Refusal(451, 'The message could not be stored, please try again later');
const TOO_MANY_CONNECTIONS = new Refusal(421, 'Too many connections, please try again later');

/**
 * SMTP server for inbound notices (decisions §7, security rule 16): accepts any recipient and relays nothing. A message is
 * acknowledged only once `receive` has stored it; on any failure the sender keeps it and retries.
 */
export async function listenInbound(
  { config, log }: { config: Config; log: Logger },
  receive: (message: InboundMessage) => Promise<unknown>,
): Promise<Inbound> {
  const limits = makeConnectionLimits(config.RATE_LIMIT_EXEMPT);
  const budget: Budget = { left: BUDGET_BYTES };
  const receiving = new Set<string>();
  let stopping = false;

  async function receiveData(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const { envelope } = session;
    const { collected, release } = collectMessage(stream, INBOUND_BYTES, budget);
    try {
      const message = await collected;
      if (message.outcome !== 'whole') throw REFUSALS[message.outcome];
      const envelope_from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const recipients = envelope.rcptTo.map(({ address }) => address);
      const client_ip = session.remoteAddress || null;
      const helo = session.hostNameAppearsAs ? oneLine(session.hostNameAppearsAs).slice(0, HELO_CHARS) : null;
      const received = receive({ raw: message.raw, envelope_from, recipients, client_ip, helo });
      if (failpoint('acknowledge-mail-before-storing-it')) received.catch(() => undefined);
      else await received;
    } finally {
      release();
    }
  }

  const server = new SMTPServer({
    name: new URL(config.PUBLIC_URL).hostname,
    banner: 'Safeharbor',
    size: INBOUND_BYTES,
    rejectOversized: true,
    maxRecipients: RECIPIENTS,
    // Malformed addresses are accepted: their senders send notices too.
    lenientAddressParsing: true,
    disabledCommands: ['AUTH', 'STARTTLS', 'WIZ', 'SHELL', 'KILL'],
    disableReverseLookup: true,
    closeTimeout: CLOSE_MS,
    logger: false,
    onConnect: ({ id, remoteAddress }, answer) =>
      answer(limits.acquire(id, remoteAddress) ? null : TOO_MANY_CONNECTIONS),
    onClose: ({ id }) => limits.release(id),
    onData(stream, session, answer) {
      receiving.add(session.id);
      receiveData(stream, session)
        .then(
          () => answer(null, 'OK: message accepted'),
          (error: unknown) => {
            if (!(error instanceof Refusal)) log.error({ err: error }, 'storing an inbound message failed');
            if (failpoint('acknowledge-mail-that-was-not-stored')) answer(null, 'OK');
            else answer(error instanceof Refusal ? error : NOT_STORED);
          },
        )
        .finally(() => {
          receiving.delete(session.id);
          if (stopping) closeIdle();
        });
    },
  });
  // Errors of single connections, which are closed; a message in transfer was not acknowledged.
  server.on('error', (error) => log.debug({ err: error }, 'inbound connection failed'));

  function closeIdle(): void {
    for (const connection of server.connections as Set<unknown> as Set<Connection>) {
      if (!receiving.has(connection.id)) connection.send(421, 'Shutting down, please try again later');
    }
  }

  await listen(server, config);
  return {
    connections: limits.count,
    async stop() {
      stopping = true;
      const closed = new Promise<void>((resolve) => server.close(resolve));
      closeIdle();
      await closed;
    },
  };
}

async function listen(
  { server }: SMTPServer,
  { INBOUND_SMTP_HOST: host, INBOUND_SMTP_PORT: port }: Config,
): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening').catch(({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EADDRINUSE')
      throw new ConfigError(`INBOUND_SMTP_PORT: ${port} is in use; choose another, or 0 for none`);
    if (code === 'EACCES') throw new ConfigError(`INBOUND_SMTP_PORT: no permission to listen on ${port}: ${message}`);
    throw new ConfigError(`INBOUND_SMTP_HOST: cannot listen on "${host}": ${message}`);
  });
}
