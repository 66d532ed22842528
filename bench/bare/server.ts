import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';
import { disableUrls } from './acts.ts';
import type { Asked, Me, Statement } from './ask.ts';
import { companies, oneCompany } from './companies.ts';
import { counterNotice, counterNotices } from './counter-notices.ts';
import { domains, isBusy } from './domains.ts';
import { desk, home } from './home.ts';
import { AS_TEXT, counted } from './json.ts';
import { actions, oneSubscriber, ownToken, subscribers, webhookDeliveries } from './notice-work.ts';
import { notice, notices } from './notices.ts';
import { oneOrder, orders } from './orders.ts';
import { publicPage } from './pages.ts';
import './smtp.ts';
import { transparency } from './transparency.ts';
import { users } from './users.ts';
import { exportDomains, logIn, upload, writeNote } from './work.ts';

/**
 * The bare server, a lower bound for the cost of a request: `node:http`, `pg`, a prepared statement for the session, then one statement
 * that builds the whole response in PostgreSQL. No contract, validation, headers or log.
 */
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  idleTimeoutMillis: 300_000,
  options: '-c timezone=UTC',
});
const SECRET = process.env.JWT_SECRET as string;

const READS: Record<string, (asked: Asked) => Statement> = {
  notices,
  domains,
  companies,
  orders,
  users,
  home,
  'home/desk': desk,
  'notices/:id': notice,
  'companies/:id': oneCompany,
  'orders/:id': oneOrder,
  'domains/is-busy': isBusy,
  'counter-notices': counterNotices,
  'counter-notices/:id': counterNotice,
  'notices/:id/actions': actions,
  subscribers,
  'subscribers/:id': oneSubscriber,
  'webhooks/:id/deliveries': webhookDeliveries,
  'companies/:id/transparency': transparency,
  token: ownToken,
};

/** The session of a valid, unexpired token. */
function sessionOf(token: string): string | undefined {
  const [head = '', claims = '', signature = ''] = token.split('.');
  const wanted = createHmac('sha256', SECRET).update(`${head}.${claims}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
  const { sid, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return exp * 1000 > Date.now() ? sid : undefined;
}

async function ofToken(token: string): Promise<Me | undefined> {
  const { rows } = await pool.query({
    name: 'token',
    text: `with t as (select t.id, t.company_id from company_tokens t join companies c on c.id = t.company_id
        where t.hash = $1 and t.revoked_date is null and t.expires_date > now() and c.status_id <> 14),
      ${counted("select 'bare:call:token:' || id, 1, now() + interval '60 seconds' from t")}
      select null::int as id, t.id as token, false as is_superuser, array[t.company_id] as companies from t, counted where tries <= 600`,
    values: [createHash('sha256').update(token).digest('hex')],
  });
  return rows[0];
}

async function whoIs(request: IncomingMessage): Promise<Me | undefined> {
  const { authorization = '' } = request.headers;
  if (authorization.startsWith('Bearer ')) return ofToken(authorization.slice('Bearer '.length));
  const sid = sessionOf(authorization.slice('JWT '.length));
  if (!sid) return undefined;
  const { rows } = await pool.query({
    name: 'me',
    text: `select u.id, null::int as token, u.is_superuser, array(select r.company_id from representatives r where r.user_id = u.id and r.status = 'active') as companies
      from sessions s join users u on u.id = s.user_id
      where s.id = $1 and s.ended_date is null and u.status_id = 1 and u.deleted_date is null`,
    values: [sid],
  });
  return rows[0];
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function say(response: ServerResponse, status: number, body: string | Uint8Array): void {
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [path = '', search] = request.url!.split('?');
  const bytes = request.method === 'POST' ? await bytesOf(request) : undefined;
  if (path.startsWith('/p/')) return say(response, 200, await publicPage(pool, path));
  if (path === '/api/api-auth/') return say(response, 200, await logIn(pool, SECRET, JSON.parse(String(bytes))));
  const me = await whoIs(request);
  if (!me) return say(response, 401, '{}');
  if (path === '/api/domains/upload/') return say(response, 200, await upload(pool, request, bytes!));
  const body = bytes ? JSON.parse(String(bytes)) : {};
  const [, id] = /\/(\d+)\//.exec(path) ?? [];
  const asked: Asked = { me, id: Number(id), query: new URLSearchParams(search), body };
  if (path.endsWith('/download-domains/')) return say(response, 200, await exportDomains(pool, asked));
  if (path === '/api/notes/create/') return say(response, 201, await writeNote(pool, asked));
  if (request.method === 'POST' && path.endsWith('/actions/'))
    return say(response, 201, await disableUrls(pool, asked));
  const read = READS[path.slice('/api/'.length, -1).replace(/\/\d+/, '/:id')];
  if (!read) return say(response, 404, '{}');
  const statement = read(asked);
  const { rows } = await pool.query({ ...statement, types: AS_TEXT });
  const text = rows[0]?.body;
  return text ? say(response, 200, statement.present?.(text) ?? text) : say(response, 404, '{}');
}

// History entries go into a separate table, because only the product may write its hash chain.
await pool.query('create table if not exists bare_history (like history)');
const server = createServer((request, response) => {
  answer(request, response).catch((error: Error) => {
    process.stderr.write(`${request.url}: ${error.message}\n`);
    say(response, 500, '{}');
  });
});
// Connections stay open between the rounds.
server.keepAliveTimeout = 600_000;
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('listening\n'));
process.on('SIGTERM', () => process.exit(0));
