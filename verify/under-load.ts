import { expect } from 'vitest';
import { checkHistory } from '#server/db/history.ts';
import { builtServer, JWT_SECRET, launchReady, openStore } from '#tests/processes/server-process.ts';
import { startDurablePostgres } from '../bench/durable-postgres.ts';
import { freePort } from '../scripts/lib/free-port.mjs';
import { customer, newLoadResult, sender } from './load.ts';

/** Starts the product on a durable PostgreSQL in its own folder. */
export async function onDurablePostgres(folder: string) {
  const postgres = await startDurablePostgres(folder);
  const port = (await freePort()) as number;
  const settings = { DATABASE_URL: postgres.url, JWT_SECRET, INBOUND_SMTP_PORT: String(port), LOG_LEVEL: 'fatal' };
  const server = await launchReady(settings, await builtServer());
  const heard = newLoadResult();
  const sum = (list: Iterable<number>) => [...list].reduce((all, one) => all + one, 0);

  /** Two clients that sign up and two that send mail, until `end`. */
  function load(text?: string): { end(): Promise<void> } {
    const people = [
      ...[customer(server, heard), customer(server, heard)],
      ...[sender(port, heard, text), sender(port, heard, text)],
    ];
    return {
      async end() {
        heard.isOver = true;
        await Promise.all(people);
        server.kill('SIGTERM');
        expect(await server.exit).toMatchObject({ code: 0, err: '' });
        await expectAcknowledgedStored();
        await postgres.stop();
      },
    };
  }

  /** Everything acknowledged is stored, and every refusal was temporary. */
  async function expectAcknowledgedStored(): Promise<void> {
    const { db, close } = await openStore(settings);
    const users = new Set((await db.selectFrom('users').select('email').execute()).map(({ email }) => email));
    const kept = await db.selectFrom('inbound_messages').select('message_id').execute();
    const messages = new Set(kept.map(({ message_id }) => message_id));
    const history = await checkHistory(db);
    await close();
    expect(heard.emails.filter((email) => !users.has(email))).toEqual([]);
    expect(heard.messages.filter((id) => !messages.has(id))).toEqual([]);
    expect([...heard.refused.keys()].filter((what) => !/^(503|SMTP 4\d\d)$/.test(what))).toEqual([]);
    expect(history).toMatchObject({ ok: true });
  }

  return {
    postgres,
    server,
    heard,
    load,
    acknowledged: () => heard.emails.length + heard.messages.length,
    refused: () => sum(heard.refused.values()),
  };
}
