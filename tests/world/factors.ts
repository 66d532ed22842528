import { randomUUID } from 'node:crypto';
import { answerFactor } from '#core/contract/records/factor-login.ts';
import * as factors from '#core/contract/records/factors.ts';
import { codeOfStep, stepAt } from '#server/crypto/totp.ts';
import { beginLogin } from './logging-in.ts';
import type { Person } from './person.ts';
import type { World } from './world.ts';

/** The code that an authenticator app shows now, or some steps later. */
export const codeNow = ({ clock }: World, secret: string, steps = 0): string =>
  codeOfStep(secret, stepAt(clock.now()) + steps);

export const WRONG_CODE = 'wrong';

export const me = ({ id }: Person) => ({ params: { id: String(id) } });

/** Sets up an authenticator app. Its next code is that of the next step, because the confirmation used up this one's. */
export async function withApp(world: World, person: Person) {
  const { secret } = await person.call(factors.beginTotp, me(person));
  const body = { code: codeNow(world, secret) };
  const { recovery_codes } = await person.call(factors.confirmTotp, { ...me(person), body });
  const nextCode = () => {
    world.clock.advance(30);
    return codeNow(world, secret);
  };
  return { secret, recovery_codes: recovery_codes ?? [], nextCode };
}

/** A passkey that cannot be used, which makes a login take two steps. Returns its id. */
export async function putPasskey({ deps: { db }, clock }: World, user_id: number): Promise<number> {
  const credential = { credential_id: randomUUID(), public_key: '', counter: 0, transports: [] };
  const { id } = await db
    .insertInto('passkeys')
    .values({ ...credential, user_id, name: 'Laptop', created_date: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('users').set({ has_factor: true }).where('id', '=', user_id).execute();
  return id;
}

/** Sends one proof with a new login's token. */
export async function answerWith(world: World, person: Person, proof: object) {
  const { mfa_token } = await beginLogin(world, person.email);
  return world.visitor().call(answerFactor, { body: { mfa_token, ...proof } });
}
