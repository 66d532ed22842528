import { expect, test } from 'vitest';
import { FACTOR_TRIES } from '#core/constants.ts';
import { hashPassword } from '#server/crypto/passwords.ts';
import { codeOfStep, stepAt } from '#server/crypto/totp.ts';
import type { Db } from '#server/db/tables.ts';
import { builtServer, launchReady, makeStore, openStore, PASSWORD } from '#tests/processes/server-process.ts';
import { figure, many, scaled } from './figure.ts';
import { accessOf } from './people.ts';
import { type Answer, caller } from './product.ts';

const ACCOUNTS = scaled(6, 2);
/** Guesses with one token at the same time, and logins that a recovery code is sent to. */
const GUESSES = 40;
const PARALLEL = 20;
/** security rule 10: wrong passwords and codes of an account in 15 minutes. */
const WRONG_PER_ACCOUNT = 10;

type Web = Awaited<ReturnType<typeof launchReady>>;

let networks = 0;
/** Each call comes from another network, so that only the account and the token are counted. */
async function ask<T>({ url }: Web, path: string, body: object): Promise<Answer<T>> {
  const network = `2001:db8:${(++networks).toString(16)}::1`;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': network };
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, json: (await answer.json()) as T };
}

async function newUser(db: Db, n: number) {
  const email = `factor-${n}@example.com`;
  const { id } = await db
    .insertInto('users')
    .values({
      ...{ email, first_name: 'Ada', last_name: 'Marlow', password_hash: await hashPassword(PASSWORD) },
      ...{ status_id: 1, is_superuser: false, date_joined: new Date() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, email };
}

/** The secret and the recovery codes of a new authenticator app. */
async function addApp(web: Web, db: Db, id: number) {
  const user = caller(await accessOf(db, id));
  const { secret } = (await user.call<{ secret: string }>(web, 'POST', `/users/${id}/factors/totp/`)).json;
  const code = codeOfStep(secret, stepAt(new Date()));
  const path = `/users/${id}/factors/totp/confirm/`;
  const { status, json } = await user.call<{ recovery_codes: string[] }>(web, 'POST', path, { code });
  expect(status).toBe(201);
  return { secret, codes: json.recovery_codes };
}

test('guesses are counted and codes are used up across processes', async () => {
  const store = { ...(await makeStore()), TRUST_PROXY: '127.0.0.1' };
  const entry = await builtServer();
  const webs = [await launchReady({ ...store, RUN: 'web' }, entry), await launchReady({ ...store, RUN: 'web' }, entry)];
  const { db, close } = await openStore(store);
  const begin = async (email: string, n = 0) => {
    const body = { username: email, password: PASSWORD };
    const { json } = await ask<{ mfa_token: string }>(webs[n % 2]!, '/api-auth/', body);
    expect(json.mfa_token).toBeTypeOf('string');
    return json.mfa_token;
  };
  const answers = (proofs: readonly object[]) =>
    Promise.all(proofs.map((proof, n) => ask(webs[n % 2]!, '/api-auth/factor/', proof)));
  const statuses = (list: readonly { status: number }[], status: number) =>
    list.filter((one) => one.status === status).length;
  let guesses = 0;

  for (let n = 0; n < ACCOUNTS; n++) {
    const { id, email } = await newUser(db, n);
    const { secret, codes } = await addApp(webs[0]!, db, id);
    const [first, second, third] = [await begin(email), await begin(email, 1), await begin(email)];
    const guess = (mfa_token: string) =>
      Array.from({ length: GUESSES }, (_, at) => ({ mfa_token, recovery_code: `zzzz-${1000 + at}` }));
    const looked = statuses(await answers(guess(first)), 400);
    expect(looked, 'guesses that were looked at with one token').toBeLessThanOrEqual(FACTOR_TRIES);
    const more = statuses(await answers([...guess(second), ...guess(third)]), 400);
    expect(looked + more, 'guesses of one account that were looked at').toBeLessThanOrEqual(WRONG_PER_ACCOUNT);
    expect(looked).toBeGreaterThan(0);
    // Beyond the limit not even the right code is looked at.
    const right = codeOfStep(secret, stepAt(new Date()) + 1);
    expect((await answers([{ mfa_token: third, code: right }]))[0]!.status).not.toBe(200);
    guesses += 3 * GUESSES + 1;

    const other = await newUser(db, ACCOUNTS + n);
    const app = await addApp(webs[1]!, db, other.id);
    for (const proof of [{ recovery_code: app.codes[0]! }, { code: codeOfStep(app.secret, stepAt(new Date()) + 1) }]) {
      const tokens: string[] = [];
      for (let at = 0; at < PARALLEL; at++) tokens.push(await begin(other.email, at));
      const uses = await answers(tokens.map((mfa_token) => ({ mfa_token, ...proof })));
      expect(statuses(uses, 200), `logins with one ${Object.keys(proof)[0]}`).toBe(1);
      await db.deleteFrom('limits').execute();
    }
    expect(codes).not.toEqual(app.codes);
  }

  for (const { kill } of webs) kill('SIGTERM');
  for (const { exit } of webs) expect((await exit).code).toBe(0);
  await close();
  figure(
    `${many(guesses, 'guesses')} at ${ACCOUNTS} accounts through two processes: at most ${FACTOR_TRIES} looked at per token and ${WRONG_PER_ACCOUNT} per account; ` +
      `each of ${2 * ACCOUNTS} codes sent ${PARALLEL} times at once: one login`,
  );
});
