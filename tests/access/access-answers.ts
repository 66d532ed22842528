import type { InjectOptions } from 'fastify';
import type { Person } from '../world/person.ts';

/** Every kind of caller (security rule 4). The five roles are members of the target's company. */
export const CALLERS = [
  'anonymous',
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
  'anonymous',
  'expired token',
  'bad token',
  'refresh token as access token',
  'blocked user',
];
export const MEMBERS = ['owner', 'administrator', 'billing', 'notices', 'viewer'] as const;

/** Records of the target's company: a draft order with a domain, a link and a file, and an unpaid subscription. */
export interface Things {
  company_id: number;
  order_id: number;
  domain_id: number;
  token_id: number;
  link_id: number;
  file_id: number;
  invoice_id: number;
  /** The target's second factor. */
  passkey_id: number;
  /** The target's own membership. */
  representative_id: number;
  invitation_id: number;
  notice_id: number;
  /** A notice whose URL is disabled, with a counter-notice about which a proceeding was reported. */
  removed_notice_id: number;
  counternotice_id: number;
  /** An evidence pack of the notice that failed. */
  evidence_id: number;
  hold_id: number;
  /** A subscriber with a strike. */
  subscriber_id: number;
  strike_id: number;
  /** The company's own sender. */
  contact_id: number;
  contact_key_id: number;
  /** The public page of a registered company, and a domain that its form takes. */
  page: { slug: string; domain: string };
  /** A form that was not confirmed. */
  submission_id: number;
  rule_id: number;
  ignored_link_id: number;
  /** A counted run of the rule over existing notices. */
  rule_run_id: number;
  assigned_host_id: number;
  /** A webhook that is off, and one of its deliveries, which failed. */
  webhook_id: number;
  webhook_delivery_id: number;
}

export interface Row {
  /** A request that succeeds for authorized callers; `target` is the user it concerns, a viewer of the company. */
  call(
    target: Person,
    things: Things,
  ): Pick<InjectOptions, 'payload' | 'headers' | 'query'> & { params?: Record<string, string | number> };
  answers: Record<Caller, number>;
  /** State that a successful call consumes, so the next caller needs fresh data. Default: the records and the target. */
  changes?: 'nothing' | 'caller' | 'form';
}

export const all = (status: number): Record<Caller, number> =>
  Object.fromEntries(CALLERS.map((caller) => [caller, status])) as Record<Caller, number>;
export const some = (callers: readonly Caller[], status: number) =>
  Object.fromEntries(callers.map((caller) => [caller, status])) as Partial<Record<Caller, number>>;

/** Public endpoints: the token is ignored. */
export const forAnyone = (status: number) => all(status);
export const forUsers = (status: number) => ({ ...all(status), ...some(NOT_LOGGED_IN, 401) });
export const forSuperusers = (status: number, oneself = 403) => ({
  ...forUsers(403),
  superuser: status,
  oneself,
});
/** Endpoints about a user: 404 for strangers; own statuses for colleagues, superusers and the user. */
export const aboutUser = ({
  colleague,
  superuser,
  oneself,
}: {
  colleague: number;
  superuser: number;
  oneself: number;
}) => ({
  ...forUsers(404),
  ...some(MEMBERS, colleague),
  superuser,
  oneself,
});

/** Endpoints about a company's record: 404 for strangers, 403 for roles without permission. The target is a viewer. */
export const aboutCompany = (
  status: number,
  roles: readonly (typeof MEMBERS)[number][] = MEMBERS,
  superuser: number = status,
) => ({
  ...forUsers(404),
  ...some(MEMBERS, 403),
  oneself: roles.includes('viewer') ? status : 403,
  ...some(roles, status),
  superuser,
});
