import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

export interface Received {
  from: string;
  to: string[];
  raw: string;
  /** Unfolded header values by lowercase name. */
  headers: Map<string, string[]>;
}

type Answer = 'take' | 'hang up' | number;

/** A mail server on loopback with scripted `answers`; after the last one it accepts everything. */
export async function startSmtpPeer(answers: Answer[] = [], at = 0) {
  const received: Received[] = [];
  let tries = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        tries++;
        const answer = answers.shift() ?? 'take';
        if (answer === 'hang up') {
          for (const connection of server.connections) (connection as { close(): void }).close();
        } else if (answer === 'take') {
          received.push(parse(Buffer.concat(chunks).toString(), session.envelope));
          callback();
        } else {
          callback(Object.assign(new Error('scripted answer'), { responseCode: answer }));
        }
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(at, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    tries: () => tries,
    takeAll: () => void answers.splice(0),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

interface Envelope {
  mailFrom: false | { address: string };
  rcptTo: { address: string }[];
}

function parse(raw: string, { mailFrom, rcptTo }: Envelope): Received {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const headers = new Map<string, string[]>();
  for (const line of head.split('\r\n')) {
    const name = line.slice(0, line.indexOf(':')).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), line.slice(line.indexOf(':') + 1).trim()]);
  }
  return { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), raw, headers };
}
