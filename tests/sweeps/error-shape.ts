import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

/** Internals that a response must never contain (security rule 22). */
const INTERNALS =
  /\n\s+at |node_modules|\.[cm]?[jt]s\b|\bselect\b.+\bfrom\b|\binsert into\b|FST_|HPE_|ZodError|fastify|kysely|pglite|postgres|busboy|SQLSTATE|\/(?:home|usr|tmp|var|work)\/|\bv?\d+\.\d+\.\d+\b/i;

/** Default messages of the validator, which are not meant for people (decisions §2). */
const RAW =
  /Invalid (?:input|option|string|key|value|number|discriminator)|Unrecognized key|Too (?:big|small): expected/;

/** decisions §2: `{message, errors?, <field>: [...]}`, and nothing else. */
export function expectRefusal(response: LightMyRequestResponse, what: string): Record<string, unknown> {
  expect(response.statusCode, `${what}: ${response.body.slice(0, 300)}`).toBeGreaterThanOrEqual(400);
  expect(response.statusCode, `${what}: ${response.body.slice(0, 300)}`).toBeLessThan(500);
  expect(response.headers['content-type'], what).toBe('application/json; charset=utf-8');
  expect(response.body, what).not.toMatch(INTERNALS);
  expect(response.body, what).not.toMatch(RAW);
  const { message, errors, ...fields } = response.json() as Record<string, unknown>;
  expect(message, what).toEqual(expect.stringMatching(/\S/));
  const listed = Object.entries(fields).flatMap(([field, sentences]) => {
    expect(Array.isArray(sentences), `${what}: ${field}`).toBe(true);
    return (sentences as unknown[]).map((sentence) => `${field}:${sentence}`);
  });
  // A field named `message` or `errors` appears in `errors` alone.
  const ofOthers = ((errors ?? []) as string[]).filter((entry) => !/^(message|errors):/.test(entry));
  expect(ofOthers, what).toEqual(listed);
  if (errors !== undefined) expect(errors, what).not.toEqual([]);
  const alike = ((errors ?? []) as string[]).flatMap(
    (entry) => /^(message|errors):(.*)/s.exec(entry)?.slice(1, 3) ?? [],
  );
  return alike.length > 0 ? { ...fields, [alike[0]!]: [alike[1]] } : fields;
}
