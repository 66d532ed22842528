import { createHmac } from 'node:crypto';
import { writeXlsx } from 'hucre/xlsx';
import type { Client } from 'pg';
import type { Call } from '../calls.ts';
import { SECRET } from './servers.ts';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function accessToken(user_id: number, session_id: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { sid: session_id, sub: String(user_id), iss: 'safeharbor', aud: 'safeharbor-api', iat: now };
  const unsigned = `${encode({ alg: 'HS256', typ: 'at+jwt' })}.${encode({ ...claims, exp: now + 7200 })}`;
  return `${unsigned}.${createHmac('sha256', SECRET).update(unsigned).digest('base64url')}`;
}

/** Access tokens of all accounts: first the superuser, then the member. */
export async function tokensOf(client: Client): Promise<string[]> {
  const { rows } = await client.query(
    'select distinct on (user_id) user_id, id from sessions where ended_date is null order by user_id, created_date',
  );
  return rows.map(({ user_id, id }) => accessToken(user_id, id));
}

const ROWS = Array.from({ length: 1000 }, (_, n) => [`quay-${n}.pier-${n % 97}.example.com`, `n${n}@example.com`]);
const SHEET = await writeXlsx({ sheets: [{ name: 'Domains', rows: [['Domain', 'Email'], ...ROWS] }] });
const PART =
  'Content-Disposition: form-data; name="files"; filename="domains.xlsx"\r\nContent-Type: application/octet-stream\r\n\r\n';
const FORM = Buffer.concat([Buffer.from(`--bench\r\n${PART}`), SHEET, Buffer.from('\r\n--bench--\r\n')]);

/** Generates the raw requests of a call. */
export function requestsOf({ who, path, body, sheet }: Call, tokens: readonly string[]): () => Buffer {
  let made = 0;
  const head = (method: string, token: string | undefined, more: string) =>
    `${method} /api${path} HTTP/1.1\r\nHost: localhost\r\nUser-Agent: bench\r\n${token ? `Authorization: JWT ${token}\r\n` : ''}${more}\r\n`;
  const fixed = { superuser: tokens[0], member: tokens[1], anonymous: undefined, 'any user': undefined }[who];
  if (!body && !sheet) {
    const bytes = Buffer.from(head('GET', fixed, ''));
    return () => bytes;
  }
  return () => {
    const n = ++made;
    const bytes = body ? Buffer.from(JSON.stringify(body(n))) : FORM;
    const token = who === 'any user' ? tokens[2 + (n % (tokens.length - 2))] : fixed;
    const type = body ? 'application/json' : 'multipart/form-data; boundary=bench';
    const more = `Content-Type: ${type}\r\nContent-Length: ${bytes.length}\r\n`;
    return Buffer.concat([Buffer.from(head('POST', token, more)), bytes]);
  };
}
