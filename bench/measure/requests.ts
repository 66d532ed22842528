import { createHmac } from 'node:crypto';
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

/** Tokens of all accounts: the first is the superuser's, the second the member's. */
export async function tokensOf(client: Client): Promise<string[]> {
  const { rows } = await client.query(
    'select distinct on (user_id) user_id, id from sessions where ended_date is null order by user_id, created_date',
  );
  return rows.map(({ user_id, id }) => accessToken(user_id, id));
}

/** The bytes of one call after the other. */
export function requestsOf({ who, path, body }: Call, tokens: readonly string[]): () => Buffer {
  let made = 0;
  const head = (method: string, token: string | undefined, more: string) =>
    `${method} /api${path} HTTP/1.1\r\nHost: localhost\r\nUser-Agent: bench\r\n${token ? `Authorization: JWT ${token}\r\n` : ''}${more}\r\n`;
  const fixed = { superuser: tokens[0], member: tokens[1], nobody: undefined, anybody: undefined }[who];
  if (!body) {
    const bytes = Buffer.from(head('GET', fixed, ''));
    return () => bytes;
  }
  return () => {
    const n = ++made;
    const text = JSON.stringify(body(n));
    const token = who === 'anybody' ? tokens[2 + (n % (tokens.length - 2))] : fixed;
    const more = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n`;
    return Buffer.from(head('POST', token, more) + text);
  };
}
