import type { InjectOptions } from 'fastify';
import { multipart, PNG } from './multipart.ts';
import type { Person } from './person.ts';
import { PASSWORD, someEmail } from './world.ts';

/** security rule 4. The members are of the target's company, one for each role. */
export const CALLERS = [
  'nobody',
  'expired token',
  'bad token',
  'refresh token as access token',
  'user without company',
  'owner',
  'administrator',
  'billing',
  'notices',
  'viewer',
  'member of another company',
  'removed member',
  'invited, not yet a member',
  'blocked user',
  'superuser',
  'oneself',
] as const;
export type Caller = (typeof CALLERS)[number];

export const NOT_LOGGED_IN: readonly Caller[] = [
  'nobody',
  'expired token',
  'bad token',
  'refresh token as access token',
  'blocked user',
];
export const MEMBERS = ['owner', 'administrator', 'billing', 'notices', 'viewer'] as const;

export interface Row {
  /** A call that would succeed for whoever may make it; `target` is the user it is about. */
  call(target: Person): Pick<InjectOptions, 'payload' | 'headers'> & { params?: Record<string, string | number> };
  answers: Record<Caller, number>;
}

const all = (status: number): Record<Caller, number> =>
  Object.fromEntries(CALLERS.map((caller) => [caller, status])) as Record<Caller, number>;
const some = (callers: readonly Caller[], status: number) =>
  Object.fromEntries(callers.map((caller) => [caller, status])) as Partial<Record<Caller, number>>;

/** The token is not even looked at. */
const forAnyone = (status: number) => all(status);
const forUsers = (status: number) => ({ ...all(status), ...some(NOT_LOGGED_IN, 401) });
const forSuperusers = (status: number, oneself = 403) => ({
  ...forUsers(403),
  superuser: status,
  oneself,
});
/** About a user: strangers learn nothing, colleagues get their answer, the two who may act get theirs. */
const aboutUser = ({ colleague, superuser, oneself }: { colleague: number; superuser: number; oneself: number }) => ({
  ...forUsers(404),
  ...some(MEMBERS, colleague),
  superuser,
  oneself,
});

const of = (target: Person) => ({ params: { id: target.id } });
const bare = () => ({});
const body = (payload: object) => () => ({ payload });

/** One row per endpoint, by its name: the sweep fails on one that is missing here. */
export const ACCESS: Readonly<Record<string, Row>> = {
  getHealth: { call: bare, answers: forAnyone(200) },
  getSettings: { call: bare, answers: forAnyone(200) },

  signUp: {
    call: () => ({ payload: { email: someEmail(), password: PASSWORD, confirm_password: PASSWORD } }),
    answers: forAnyone(201),
  },
  confirmSignUp: {
    call: (target) => ({ payload: { email: target.email, code: '000000' } }),
    answers: forAnyone(400),
  },
  login: {
    call: (target) => ({ payload: { username: target.email, password: PASSWORD } }),
    answers: forAnyone(200),
  },
  refreshTokens: { call: (target) => ({ payload: { refresh: target.refresh } }), answers: forAnyone(200) },
  // With no refresh token in the body it is the access token that says whose session ends.
  logout: { call: bare, answers: forUsers(204) },
  forgotPassword: { call: (target) => ({ payload: { email: target.email } }), answers: forAnyone(204) },
  checkResetToken: { call: body({ token: 'unknown' }), answers: forAnyone(200) },
  resetPassword: {
    call: () => ({ params: { token: 'unknown' }, payload: { password: PASSWORD, confirm_password: PASSWORD } }),
    answers: forAnyone(400),
  },
  checkInviteToken: { call: body({ token: 'unknown' }), answers: forAnyone(200) },

  getProfile: { call: bare, answers: forUsers(200) },
  listUsers: { call: bare, answers: forSuperusers(200) },
  getUser: { call: of, answers: aboutUser({ colleague: 200, superuser: 200, oneself: 200 }) },
  renameUser: {
    call: (target) => ({ ...of(target), payload: { first_name: 'Grace', last_name: 'Quill' } }),
    answers: aboutUser({ colleague: 403, superuser: 200, oneself: 200 }),
  },
  deleteUser: {
    call: (target) => ({ ...of(target), payload: { confirm: 'delete' } }),
    answers: aboutUser({ colleague: 403, superuser: 204, oneself: 204 }),
  },
  changePassword: {
    call: (target) => ({
      ...of(target),
      payload: {
        current_password: PASSWORD,
        new_password: 'another quiet quay',
        confirm_password: 'another quiet quay',
      },
    }),
    // A password is its owner's alone, whoever asks.
    answers: aboutUser({ colleague: 403, superuser: 403, oneself: 200 }),
  },
  uploadProfileImage: {
    call: () => multipart({ field: 'image', file: 'me.png', bytes: PNG }),
    answers: forUsers(201),
  },
  listLogins: { call: of, answers: aboutUser({ colleague: 403, superuser: 200, oneself: 200 }) },
  listUserCompanies: { call: of, answers: aboutUser({ colleague: 403, superuser: 200, oneself: 200 }) },
  listUserStatuses: { call: bare, answers: forSuperusers(200) },
  listStatusesOfUser: { call: of, answers: forSuperusers(200) },
  setUserStatus: {
    call: (target) => ({ ...of(target), payload: { status_id: 2 } }),
    answers: forSuperusers(200),
  },
};
