import { once } from 'node:events';
import type { Logger } from 'pino';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { INBOUND_BYTES } from '#core/constants.ts';
import { type Config, ConfigError } from '../base/config.ts';
import { failpoint } from '../base/failpoints.ts';
import { type Budget, type Collected, collectMessage } from './collect-message.ts';
import { makePlaces } from './inbound-places.ts';

export interface InboundMessage {
  raw: Buffer;
  envelope_from: string;
  recipients: string[];
}

export interface Inbound {
  /** Hangs up on whoever is not in the middle of a message; what is being taken is taken, within the time. */
  stop(): Promise<void>;
  /** How many are talking to us. */
  connections(): number;
}

const RECIPIENTS = 100;
/** Messages under way, together: a dozen of the largest. */
const BUDGET_BYTES = 12 * INBOUND_BYTES;
const CLOSE_MS = 7_000;

/** A connection of the server's, as far as we tell it something. */
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

/** An answer of the 400s: come again later. Of the 500s: never. */
const REFUSALS: Readonly<Record<Exclude<Collected['outcome'], 'whole'>, Refusal>> = {
  'too large': new Refusal(552, `Message is larger than ${INBOUND_BYTES} bytes`),
  // Where a line ends is what decides where a message ends: whoever sees it elsewhere than we do could smuggle one in.
  'bare line feed': new Refusal(554, 'Lines must end in CR LF: a bare LF was found'),
  'no room': new Refusal(452, 'Too many messages at once, please try again later'),
  'too slow': new Refusal(451, 'The message came too slowly, please try again later'),
  'hung up': new Refusal(451, 'The message was not received in full'),
};
const IN_DOUBT = new Refusal(451, 'The message could not be stored, please try again later');
const NO_PLACE = new Refusal(421, 'Too many connections, please try again later');

/**
 * Where notices arrive (decisions §7, security rule 16): for any recipient, relaying nothing. `receive` resolves when the
 * message is safe, and only then is it acknowledged; whatever goes wrong there, the sender keeps it and tries again.
 */
export async function listenInbound(
  { config, log }: { config: Config; log: Logger },
  receive: (message: InboundMessage) => Promise<unknown>,
): Promise<Inbound> {
  const places = makePlaces(config.RATE_LIMIT_EXEMPT);
  const budget: Budget = { left: BUDGET_BYTES };
  const underWay = new Set<string>();
  let stopping = false;

  async function take(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<void> {
    const { collected, release } = collectMessage(stream, INBOUND_BYTES, budget);
    try {
      const message = await collected;
      if (message.outcome !== 'whole') throw REFUSALS[message.outcome];
      const envelope_from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const recipients = envelope.rcptTo.map(({ address }) => address);
      const received = receive({ raw: message.raw, envelope_from, recipients });
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
    // Any address that can be written down: who is sloppy with addresses still sends notices.
    lenientAddressParsing: true,
    disabledCommands: ['AUTH', 'STARTTLS', 'WIZ', 'SHELL', 'KILL'],
    disableReverseLookup: true,
    closeTimeout: CLOSE_MS,
    logger: false,
    onConnect: ({ id, remoteAddress }, answer) => answer(places.take(id, remoteAddress) ? null : NO_PLACE),
    onClose: ({ id }) => places.leave(id),
    onData(stream, session, answer) {
      underWay.add(session.id);
      take(stream, session)
        .then(
          () => answer(null, 'OK: the message is safe'),
          (error: unknown) => {
            if (!(error instanceof Refusal)) log.error({ err: error }, 'a message could not be stored');
            if (failpoint('acknowledge-mail-that-was-not-stored')) answer(null, 'OK');
            else answer(error instanceof Refusal ? error : IN_DOUBT);
          },
        )
        .finally(() => {
          underWay.delete(session.id);
          if (stopping) hangUp();
        });
    },
  });
  // Of single connections, which end by that: whoever was in the middle of a message was not told that it is safe.
  server.on('error', (error) => log.debug({ err: error }, 'inbound connection'));

  function hangUp(): void {
    for (const connection of server.connections as Set<unknown> as Set<Connection>) {
      if (!underWay.has(connection.id)) connection.send(421, 'Shutting down, please try again later');
    }
  }

  await listen(server, config);
  return {
    connections: places.count,
    async stop() {
      stopping = true;
      const closed = new Promise<void>((resolve) => server.close(resolve));
      hangUp();
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
    if (code === 'EACCES') throw new ConfigError(`INBOUND_SMTP_PORT: ${port} may not be listened on: ${message}`);
    throw new ConfigError(`INBOUND_SMTP_HOST: "${host}" cannot be listened on: ${message}`);
  });
}
