import pg from 'pg';
import { SMTPServer } from 'smtp-server';

/** The bare SMTP listener: commits each raw message to PostgreSQL before it replies 250. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await pool.query(
  'create table if not exists bare_messages (id bigint generated always as identity primary key, raw bytea not null)',
);
const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  logger: false,
  size: 35 * 1024 * 1024,
  onData(stream, _session, answer) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      pool.query('insert into bare_messages (raw) values ($1)', [Buffer.concat(chunks)]).then(() => answer(), answer);
    });
  },
});
server.listen(Number(process.env.INBOUND_SMTP_PORT), '127.0.0.1');
