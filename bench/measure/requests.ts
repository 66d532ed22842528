import { createHmac } from 'node:crypto';
import { writeXlsx } from 'hucre/xlsx';
import type { Client } from 'pg';
import { TOKEN_SCOPES } from '#core/lookups.ts';
import { newCompanyToken } from '#server/crypto/company-tokens.ts';
import { hashSecret } from '#server/crypto/secrets.ts';
import type { Call } from '../calls.ts';
import { SECRET } from './servers.ts';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function accessToken(user_id: number, session_id: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { sid: session_id, sub: String(user_id), iss: 'safeharbor', aud: 'safeharbor-api', iat: now };
  const unsigned = `${encode({ alg: 'HS256', typ: 'at+jwt' })}.${encode({ ...claims, exp: now + 7200 })}`;
  return `${unsigned}.${createHmac('sha256', SECRET).update(unsigned).digest('base64url')}`;
}

/** What calls are sent with. */
export interface Tokens {
  readonly superuser: string;
  readonly member: string;
  /** Of the other accounts, and of the member's first company: each has a limit per minute. */
  readonly others: readonly string[];
  readonly systems: readonly string[];
}

const SYSTEMS = 100;

/** New tokens of the member's first company: only their hashes are kept with the database. */
async function companyTokens(client: Client): Promise<string[]> {
  const tokens = Array.from({ length: SYSTEMS }, newCompanyToken);
  await client.query(
    `insert into company_tokens (company_id, name, hash, hint, scopes, expires_date)
     select 1, 'bench', hash, '0000', $2, now() + interval '1 day' from unnest($1::text[]) hash`,
    [tokens.map(hashSecret), TOKEN_SCOPES],
  );
  return tokens;
}

export async function tokensOf(client: Client): Promise<Tokens> {
  const { rows } = await client.query(
    'select distinct on (user_id) user_id, id from sessions where ended_date is null order by user_id, created_date',
  );
  const [superuser, member, ...others] = rows.map(({ user_id, id }) => accessToken(user_id, id));
  return { superuser: superuser!, member: member!, others, systems: await companyTokens(client) };
}

const ROWS = Array.from({ length: 1000 }, (_, n) => [`quay-${n}.pier-${n % 97}.example.com`, `n${n}@example.com`]);
const SHEET = await writeXlsx({ sheets: [{ name: 'Domains', rows: [['Domain', 'Email'], ...ROWS] }] });
const PART =
  'Content-Disposition: form-data; name="files"; filename="domains.xlsx"\r\nContent-Type: application/octet-stream\r\n\r\n';
const FORM = Buffer.concat([Buffer.from(`--bench\r\n${PART}`), SHEET, Buffer.from('\r\n--bench--\r\n')]);

/** The credentials of the nth request; the first ones differ between servers that share a database. */
function credentialsOf(who: Call['who'], { superuser, member, others, systems }: Tokens, from: number) {
  const nth = (list: readonly string[], n: number) => list[(n + from) % list.length]!;
  switch (who) {
    case 'anonymous':
      return () => '';
    case 'system':
      return (n: number) => `Authorization: Bearer ${nth(systems, n)}\r\n`;
    case 'any user':
      return (n: number) => `Authorization: JWT ${nth(others, n)}\r\n`;
    default:
      return () => `Authorization: JWT ${who === 'superuser' ? superuser : member}\r\n`;
  }
}

/** Generates the raw requests of a call. */
export function requestsOf({ who, path, body, sheet, isPage }: Call, tokens: Tokens, from = 0): () => Buffer {
  let made = 0;
  const credentials = credentialsOf(who, tokens, from);
  const head = (method: string, n: number, more: string) => {
    const url = `${isPage ? '' : '/api'}${typeof path === 'string' ? path : path(n)}`;
    return `${method} ${url} HTTP/1.1\r\nHost: localhost\r\nUser-Agent: bench\r\n${credentials(n)}${more}\r\n`;
  };
  if (!body && !sheet) {
    const isFixed = typeof path === 'string' && who !== 'system' && who !== 'any user';
    const bytes = Buffer.from(head('GET', 1, ''));
    return isFixed ? () => bytes : () => Buffer.from(head('GET', ++made, ''));
  }
  return () => {
    const n = ++made;
    const bytes = body ? Buffer.from(JSON.stringify(body(n))) : FORM;
    const type = body ? 'application/json' : 'multipart/form-data; boundary=bench';
    const more = `Content-Type: ${type}\r\nContent-Length: ${bytes.length}\r\n`;
    return Buffer.concat([Buffer.from(head('POST', n, more)), bytes]);
  };
}
