import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { verify } from '@node-rs/argon2';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import type { Pool } from 'pg';
import { readDomainName } from '#server/lookups/domain-names.ts';
import type { Asked } from './ask.ts';
import { linkEntry } from './chain.ts';
import { iso, person, token } from './json.ts';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Checks a password, then creates session, refresh token and login record in one statement. */
export async function logIn(
  pool: Pool,
  secret: string,
  { username, password }: Record<string, string>,
): Promise<string> {
  const found = await pool.query({
    name: 'account',
    text: 'select id, password_hash from users where email = $1 and deleted_date is null and status_id = 1',
    values: [username],
  });
  const account = found.rows[0];
  if (!account || !(await verify(account.password_hash, password!))) return '{}';
  const [id, refresh] = [randomUUID(), randomBytes(32).toString('base64url')];
  await pool.query({
    name: 'log-in',
    text: `with s as (insert into sessions (id, user_id, created_date, expires_date) values ($1, $2, now(), now() + interval '30 days')),
      t as (insert into refresh_tokens (hash, session_id, expires_date) values ($3, $1, now() + interval '30 days')),
      l as (insert into logins (user_id, date, ip, user_agent, success) values ($2, now(), '127.0.0.1', 'bench', true))
      update users set last_login = now() where id = $2`,
    values: [id, account.id, createHash('sha256').update(refresh).digest('hex')],
  });
  const now = Math.floor(Date.now() / 1000);
  const unsigned = `${encode({ alg: 'HS256', typ: 'at+jwt' })}.${encode({ sid: id, sub: String(account.id), iat: now, exp: now + 900 })}`;
  const access = `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`;
  return JSON.stringify({ access, refresh });
}

/** Adds a note to a notice the caller may change, and its hash-chained history entry, in one transaction. */
export async function writeNote(pool: Pool, { me, body }: Asked): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query({
      name: 'note',
      text: `with n as (insert into notes (object_id, content_type, text, user_id, token_id, date)
          select id, 13, $2, $3, $6, date_trunc('milliseconds', now()) from notices where id = $1 and deleted_date is null and ($4 or company_id = any($5::int[]))
          returning *)
        select n.object_id, n.text, json_build_object('id', n.id, 'object_id', n.object_id, 'content_type', json_build_object('id', 13, 'model', 'notice'),
          'text', n.text, 'is_internal', n.is_internal, 'user', ${person('n.user_id')}, 'token', ${token('n.token_id')}, 'date', ${iso('n.date')})::text as body, h.id as head, h.hash
        from n, history_head h for update of h`,
      values: [body.object_id, body.text, me.id, me.is_superuser, me.companies, me.token],
    });
    const { object_id, text, head: id, hash } = rows[0];
    const changes = [{ field: 'notes', from: null, to: text }];
    await linkEntry(client, { id, hash }, { object_id, action: 'note added', user_id: me.id, changes });
    await client.query('commit');
    return rows[0].body;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** Reads the rows of a sheet and marks names already held. */
export async function upload(pool: Pool, request: IncomingMessage, bytes: Buffer): Promise<string> {
  const boundary = `--${/boundary=(\S+)/.exec(request.headers['content-type']!)![1]}`;
  const start = bytes.indexOf('\r\n\r\n') + 4;
  const sheet = await readXlsx(bytes.subarray(start, bytes.indexOf(`\r\n${boundary}`, start)));
  const typed = sheet.sheets[0]!.rows.slice(1).map(([name, email]) => ({
    known: readDomainName(String(name)),
    email: String(email ?? '') || null,
  }));
  const names = typed.flatMap(({ known }) => (known.fault === undefined ? [known.name] : []));
  const { rows } = await pool.query({
    name: 'held',
    text: 'select name from domains where name = any($1::text[]) and status_id in (10, 13)',
    values: [names],
  });
  const held = new Set(rows.map(({ name }) => name));
  const free = typed.flatMap(({ known, email }) =>
    known.fault === undefined && !held.has(known.name)
      ? [{ name: known.name, unicode_name: known.unicode_name, email }]
      : [],
  );
  return JSON.stringify({ domains: free, errors: [] });
}

export async function exportDomains(pool: Pool, { me, id }: Asked): Promise<Uint8Array> {
  const { rows } = await pool.query({
    name: 'export',
    text: `select d.name, d.unicode_name, d.email from orders o join order_domains od on od.order_id = o.id join domains d on d.id = od.domain_id
      where o.id = $1 and not od.is_removed and ($2 or o.company_id = any($3::int[])) order by d.id`,
    values: [id, me.is_superuser, me.companies],
  });
  const list = rows.map((row) => [row.name, row.unicode_name, row.email ?? '']);
  return writeXlsx({ sheets: [{ name: 'Domains', rows: [['Domain', 'Shown as', 'Email'], ...list] }] });
}
