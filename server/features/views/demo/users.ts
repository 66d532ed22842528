import type { Role } from '#core/lookups.ts';
import { recordHistory } from '../../../db/history.ts';
import { transaction } from '../../../db/transaction.ts';
import { openSession } from '../../records/auth/session/open-session.ts';
import { recordLogin } from '../../records/auth/session/record-login.ts';
import { setUserStatus } from '../../records/users/status/set-user-status.ts';
import { confirmInvitation } from '../../registry/representatives/invite/confirm-invitation.ts';
import { inviteRepresentative } from '../../registry/representatives/invite/invite-representative.ts';
import { insertDemoUser, newestLetter } from './demo.queries.ts';
import type { DemoRun, DemoUser } from './demo-run.ts';
import { DEMO_LOGINS } from './logins.ts';

/** All other demo users, who share one password, with the number of days since they signed up. */
const OTHERS = {
  lena: ['Lena', 'Park', 'lena.park@bluefin.example.com', 361],
  robin: ['Robin', 'Hale', 'accounts@bluefin.example.com', 321],
  toni: ['Toni', 'Marsh', 'toni.marsh@bluefin.example.com', 191],
  alex: ['Alex', 'Reed', 'alex.reed@bluefin.example.com', 121],
  dana: ['Dana', 'Frost', 'dana.frost@curlew.example.net', 310],
  chris: ['Chris', 'Wood', 'chris.wood@sandpiper.example.org', 365],
  jo: ['Jo', 'Field', 'jo.field@avocet.example.com', 3],
  max: ['Max', 'Brook', 'max.brook@example.org', 2],
  sasha: ['Sasha', 'Hill', 'sasha.hill@example.net', 150],
} as const;

type Name = keyof typeof OTHERS | 'customer' | 'agent';
export type DemoUsers = Readonly<Record<Name, DemoUser>>;

interface Login {
  email: string;
  first_name: string;
  last_name: string;
  is_superuser: boolean;
}

const userFor = ({ email, first_name, last_name, is_superuser }: Login): DemoUser => ({
  ...{ id: 0, session_id: '', has_factor: false, memberships: [] },
  ...{ is_superuser, email, name: `${first_name} ${last_name}` },
});

/** False when another process created the user first. */
async function signUp({ deps }: DemoRun, user: DemoUser, login: Login, password_hash: string): Promise<boolean> {
  const id = await transaction(deps, null, async (tx) => {
    const made = await insertDemoUser(tx.db, { ...login, password_hash, date_joined: tx.now });
    if (made !== undefined) recordHistory(tx, { model: 'user', object_id: made, action: 'signed up' });
    return made;
  });
  user.id = id ?? 0;
  return id !== undefined;
}

/** Undefined when another process created the first user: that process fills the demo. */
export async function createUsers(run: DemoRun, password_hash: string): Promise<DemoUsers | undefined> {
  const { timeline } = run;
  const users: Partial<Record<Name, DemoUser>> = {};
  run.clock.set(timeline.daysAgo(410, 9));
  for (const login of DEMO_LOGINS) {
    const user = userFor(login);
    if (!(await signUp(run, user, login, password_hash))) return undefined;
    users[login.is_superuser ? 'agent' : 'customer'] = user;
  }
  for (const [key, [first_name, last_name, email, days]] of Object.entries(OTHERS)) {
    const login = { first_name, last_name, email, is_superuser: false };
    const user = userFor(login);
    users[key as Name] = user;
    timeline.on(timeline.daysAgo(days, 8), async () => void (await signUp(run, user, login, password_hash)));
  }
  return users as DemoUsers;
}

/** Invites by email, as in production; an existing user accepts through the link in the mail. */
export async function invite(run: DemoRun, by: DemoUser, who: DemoUser | string, company_id: number, role: Role) {
  const email = typeof who === 'string' ? who : who.email;
  await inviteRepresentative(run.deps, by, { company_id, email, role });
  if (typeof who === 'string') return;
  const letter = (await newestLetter(run.deps.db, email))!;
  const token = /\/representative\/confirm\/([\w-]+)/.exec(letter.text)![1]!;
  await confirmInvitation(run.deps, token, undefined, { ip: '127.0.0.1', user_agent: BROWSER });
  who.memberships.push({ company_id, role });
}

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
/** [user, days ago, hour, IP address (documentation ranges), success] */
const LOGINS: readonly (readonly [Name, number, number, string, boolean])[] = [
  ['sasha', 80, 13.1, '198.51.100.90', true],
  ['robin', 64, 10.2, '203.0.113.81', true],
  ['alex', 45, 15.3, '203.0.113.82', true],
  ['customer', 41, 8.2, '203.0.113.24', true],
  ['customer', 27, 9.1, '203.0.113.24', true],
  ['toni', 12, 7.9, '198.51.100.61', true],
  ['customer', 9, 17.4, '198.51.100.7', false],
  ['customer', 9, 17.5, '198.51.100.7', true],
  ['agent', 6, 7.5, '192.0.2.15', true],
  ['dana', 5, 9.2, '198.51.100.33', true],
  ['lena', 5, 10.3, '203.0.113.80', true],
  ['chris', 4, 8.1, '203.0.113.140', true],
  ['agent', 3, 7.6, '192.0.2.15', true],
  ['customer', 2, 8.6, '203.0.113.24', true],
  ['agent', 2, 7.4, '192.0.2.15', true],
];

export function scheduleLogins(run: DemoRun, users: DemoUsers): void {
  const { deps, timeline } = run;
  for (const [name, days, hour, ip, success] of LOGINS) {
    const origin = { ip, user_agent: BROWSER };
    timeline.on(timeline.daysAgo(days, hour), async () => {
      if (success) await openSession(deps, users[name].id, origin);
      else await recordLogin(deps, users[name].id, origin, false);
    });
  }
  timeline.on(timeline.daysAgo(75, 11), async () => {
    await setUserStatus(deps, users.agent, users.sasha.id, { status_id: 2 });
  });
}
