import { setTimeout as wait } from 'node:timers/promises';
import { SmtpClient } from '#tests/fakes/smtp-client.ts';
import { type ServerProcess, signUp } from '#tests/processes/server-process.ts';

/** Acknowledged sign-ups and messages, and counts of refusals. */
export interface LoadResult {
  emails: string[];
  messages: string[];
  refused: Map<string, number>;
  isOver: boolean;
}

export const newLoadResult = (): LoadResult => ({ emails: [], messages: [], refused: new Map(), isOver: false });

const note = ({ refused }: LoadResult, what: string) => void refused.set(what, (refused.get(what) ?? 0) + 1);

/** Signs up repeatedly, whatever the response. */
export async function customer(server: Pick<ServerProcess, 'url'>, heard: LoadResult): Promise<void> {
  while (!heard.isOver) {
    const { email, answer } = signUp(server);
    const said = await answer.then(
      ({ status }) => status,
      () => 'no answer',
    );
    if (said === 201) heard.emails.push(email);
    else {
      note(heard, String(said));
      await wait(20);
    }
  }
}

let sent = 0;

/** Sends mail repeatedly, without resending unacknowledged messages. */
export async function sender(port: number, heard: LoadResult, text = 'Please remove it.'): Promise<void> {
  while (!heard.isOver) {
    const id = `<verify-${process.pid}-${++sent}@sender.example.net>`;
    const head = `From: a@example.net\r\nTo: b@example.com\r\nMessage-ID: ${id}\r\nSubject: ${sent}\r\n\r\n`;
    try {
      const client = await SmtpClient.introduced(port);
      const said = await client.send(`${head}${text} ${sent}\r\n`);
      client.close();
      if (said.startsWith('250')) heard.messages.push(id);
      else note(heard, `SMTP ${said.slice(0, 3)}`);
    } catch {
      note(heard, 'SMTP no answer');
    }
    await wait(5);
  }
}
