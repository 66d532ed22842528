import type { TokenScope } from '../../lookups.ts';
import type { TokenState } from '../../rules/registry/token-life.ts';

export const tokensCopy = {
  loading: 'Loading the tokens',
  title: 'Tokens',
  text: 'A token lets your own systems call the API on behalf of the company. It keeps working when people leave.',
  goneText: 'Tokens of a removed company no longer work.',
  create: 'Create token',
  none: 'No tokens',
  noneText: 'Tokens that you create for your systems will appear here.',
  states: { active: 'Active', expired: 'Expired', revoked: 'Revoked' } satisfies Record<TokenState, string>,
  hint: (hint: string) => `Ends in ${hint}`,
  expires: 'Expires',
  expired: 'Expired',
  revoked: 'Revoked',
  neverUsed: 'Never used',
  lastUsed: 'Last used',
  from: (ip: string) => `from ${ip}`,
  createdBy: (name: string) => `Created by ${name}`,
  revoke: 'Revoke',
  revokeOne: (name: string) => `Revoke ${name}`,
  revokeTitle: 'Revoke this token?',
  revokeText: (name: string) =>
    `Systems that use “${name}” will no longer be able to call the API. This cannot be undone.`,
} as const;

export const tokenFormCopy = {
  title: 'Create a token',
  text: 'Give it only the scopes that the system needs.',
  name: 'Name',
  nameHint: 'The system that will use it.',
  namePlaceholder: 'Ticket system',
  scopes: 'Scopes',
  expires: 'Expires',
  inDays: (days: number, date: string) => `In ${days} days, on ${date}`,
  reminder: 'Owners and administrators will be emailed 14 days and again 1 day before it expires.',
  cancel: 'Cancel',
  create: 'Create token',
} as const;

/** What a token may do with each scope. */
export const SCOPE_TEXTS: Readonly<Record<TokenScope, string>> = {
  'notices:read': 'Read notices, counter-notices, senders, actions and their files.',
  'notices:act': 'Record actions, set statuses, add notes, reply, and handle counter-notices.',
  'subscribers:write': 'Read and change repeat infringers, and see their handles.',
  'domains:read': 'Read domains.',
  'orders:read': 'Read orders.',
  'reports:read': 'Read transparency reports.',
};

export const newTokenCopy = {
  title: 'Token created',
  text: 'Copy the token now and store it safely. You won’t see it again.',
  label: 'Token:',
  copy: 'Copy the token',
  copyShort: 'Copy',
  done: 'Done',
} as const;
