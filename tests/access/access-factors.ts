import type { Person } from '../world/person.ts';
import { PASSWORD } from '../world/world.ts';
import { aboutUser, forAnyone, forSuperusers, type Row } from './access-answers.ts';

const of = (target: Person) => ({ params: { id: target.id } });
const withPassword = (target: Person) => ({ ...of(target), payload: { current_password: PASSWORD } });
/** 404 for everyone else, even colleagues; superusers know that the user exists. */
const ownOnly = (oneself: number) => aboutUser({ colleague: 404, superuser: 403, oneself });

/** Second factors. The target has a passkey and no authenticator app. */
export const FACTOR_ACCESS: Readonly<Record<string, Row>> = {
  answerFactor: { call: () => ({ payload: { mfa_token: 'unknown', code: '123456' } }), answers: forAnyone(401) },
  getPasskeyRequest: { call: () => ({ payload: {} }), answers: forAnyone(200), changes: 'nothing' },
  passkeyLogin: { call: () => ({ payload: { assertion: { id: 'unknown' } } }), answers: forAnyone(401) },
  getFactors: { call: of, answers: ownOnly(200) },
  resetFactors: { call: of, answers: forSuperusers(202) },
  beginTotp: { call: of, answers: ownOnly(200) },
  confirmTotp: { call: (target) => ({ ...of(target), payload: { code: '123456' } }), answers: ownOnly(409) },
  removeTotp: { call: withPassword, answers: ownOnly(404) },
  getPasskeyCreation: { call: of, answers: ownOnly(200) },
  addPasskey: {
    call: (target) => ({ ...of(target), payload: { name: 'Laptop', response: { id: 'unknown' } } }),
    answers: ownOnly(400),
  },
  removePasskey: {
    call: (target, { passkey_id }) => ({
      params: { id: target.id, key_id: passkey_id },
      payload: { current_password: PASSWORD },
    }),
    answers: ownOnly(204),
  },
  renewRecoveryCodes: { call: withPassword, answers: ownOnly(201) },
  keepFactors: { call: () => ({ payload: { token: 'unknown' } }), answers: forAnyone(400) },
};
