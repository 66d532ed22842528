import { z } from 'zod';
import { Lookup, REPRESENTATIVE_TYPES, Role, roleOfType } from '../../lookups.ts';
import { messages } from '../../messages.ts';
import { endpoint } from '../endpoint.ts';
import {
  ById,
  email,
  IsoDate,
  listOf,
  listQuery,
  newPassword,
  onceGiven,
  oneOfIds,
  optionalText,
  Person,
  text,
} from '../fields.ts';
import { lookupList } from '../lookup-list.ts';

/** A person with a role in a company, invited or active (decisions §10). */
export const Representative = z.object({
  id: z.int(),
  email: z.string(),
  user: Person.nullable(),
  company: z.object({ id: z.int(), name: z.string() }),
  type: Lookup,
  role: Role,
  status: z.enum(['invited', 'active']),
  invited_date: IsoDate,
});
export type Representative = z.infer<typeof Representative>;

/** Either the role by name or the type by id. */
const chosenRole = {
  role: z.enum(Role.options, { error: messages.roleRequired }).optional(),
  type: oneOfIds(
    REPRESENTATIVE_TYPES.map(({ id }) => id),
    messages.roleRequired,
  ).optional(),
};
interface ChosenRole {
  role?: Role | undefined;
  type?: number | undefined;
}
const hasRole = ({ role, type }: ChosenRole): boolean => role !== undefined || type !== undefined;
/** Reported together with errors of other fields, but not if `role` or `type` has an error already. */
const missingRole = {
  error: messages.roleRequired,
  path: ['role'],
  when: ({ issues }: z.core.ParsePayload) =>
    issues.every(({ path: [field] = [] }) => field !== undefined && field !== 'role' && field !== 'type'),
};
const resolveRole = <T extends ChosenRole>({ role, type, ...rest }: T) => ({
  ...rest,
  role: role ?? roleOfType(type!)!,
});

export const RepresentativeListQuery = listQuery(['id', 'email', 'role', 'invited_date'], {});
export type RepresentativeListQuery = z.output<typeof RepresentativeListQuery>;

export const listRepresentatives = endpoint({
  name: 'listRepresentatives',
  summary: 'List the representatives and pending invitations of a company, by company ID',
  method: 'GET',
  path: '/representative/:id/',
  access: 'user',
  rate: 'standard',
  reads: ['representative', 'user'],
  params: ById,
  query: RepresentativeListQuery,
  response: listOf(Representative),
  errors: ['bad_request', 'unauthenticated', 'not_found'],
});

export const listRepresentativeTypes = lookupList(
  'listRepresentativeTypes',
  '/representative/types/',
  'List representative roles',
  Lookup,
);

/** The fields of the invitation form. */
export const InviteFields = z
  .object({ email: email(), ...chosenRole })
  .refine(hasRole, missingRole)
  .transform(resolveRole);

export const inviteRepresentative = endpoint({
  name: 'inviteRepresentative',
  summary: 'Invite someone by email to represent a company. The link is valid for seven days.',
  method: 'POST',
  path: '/representative/invite/',
  access: 'user',
  rate: 'mail',
  touches: ['representative', 'history'],
  mails: 'named',
  body: z
    .object({ company_id: z.int(), email: email(), ...chosenRole })
    .refine(hasRole, missingRole)
    .transform(resolveRole),
  response: Representative,
  status: 201,
  errors: [
    'bad_request',
    'unauthenticated',
    'forbidden',
    'not_found',
    'representative_exists',
    'company_removed',
    'too_many_tries',
  ],
});

export const resendInvitation = endpoint({
  name: 'resendInvitation',
  summary: 'Resend an invitation. The previous link stops working.',
  method: 'POST',
  path: '/representative/:id/resend/',
  access: 'user',
  rate: 'mail',
  touches: ['representative', 'history'],
  mails: 'named',
  params: ById,
  response: Representative,
  errors: ['unauthenticated', 'forbidden', 'not_found', 'invitation_accepted', 'company_removed', 'too_many_tries'],
});

/** The fields of the form that changes a role. */
export const RoleFields = z.object(chosenRole).refine(hasRole, missingRole).transform(resolveRole);

export const changeRepresentative = endpoint({
  name: 'changeRepresentative',
  summary: 'Change a representative’s role',
  method: 'PATCH',
  path: '/representative/:id/',
  access: 'user',
  rate: 'standard',
  touches: ['representative', 'history'],
  params: ById,
  body: RoleFields,
  response: Representative,
  errors: [
    'bad_request',
    'unauthenticated',
    'forbidden',
    'not_found',
    'last_owner',
    'representative_exists',
    'company_removed',
  ],
});

export const removeRepresentative = endpoint({
  name: 'removeRepresentative',
  summary: 'Remove a representative or withdraw an invitation',
  method: 'DELETE',
  path: '/representative/:id/',
  access: 'user',
  rate: 'standard',
  touches: ['representative', 'history'],
  params: ById,
  errors: ['unauthenticated', 'forbidden', 'not_found', 'last_owner'],
});

export const checkInviteToken = endpoint({
  name: 'checkInviteToken',
  summary: 'Check whether an invitation is still valid, and for which email address and company',
  method: 'POST',
  path: '/representative/token-check/',
  access: 'public',
  rate: 'public',
  touches: [],
  body: z.object({
    token: z.string({ error: messages.tokenExpired }).min(1, messages.tokenExpired).max(500, messages.tokenExpired),
  }),
  response: z.object({
    valid: z.boolean(),
    email: z.string().nullable(),
    company: z.object({ id: z.int(), name: z.string() }).nullable(),
    is_new_user: z.boolean(),
  }),
  errors: ['bad_request', 'too_many_tries'],
});

/** Required from new users; existing users send no body. */
export const InviteConfirm = z
  .object({
    first_name: text(messages.firstNameRequired, 150),
    last_name: optionalText(150).default(''),
    password: newPassword(),
    confirm_password: z.string({ error: messages.confirmPasswordRequired }).min(1, messages.confirmPasswordRequired),
  })
  .refine(({ password, confirm_password }) => password === confirm_password, {
    error: messages.confirmPasswordMismatch,
    path: ['confirm_password'],
    when: onceGiven('password', 'confirm_password'),
  });
export type InviteConfirm = z.output<typeof InviteConfirm>;

export const confirmInvitation = endpoint({
  name: 'confirmInvitation',
  summary: 'Accept an invitation. New users also send their name and password.',
  method: 'POST',
  path: '/representative/confirm/:token/',
  access: 'public',
  rate: 'public',
  touches: ['representative'],
  params: z.object({ token: z.string().min(1).max(500) }),
  // Parsed by the handler: the fields are required only if the token belongs to a new user.
  body: z.record(z.string(), z.unknown()).optional(),
  /** Tokens only for a new user, who is logged in with the password just chosen. */
  response: z.object({ email: z.string(), access: z.string().optional(), refresh: z.string().optional() }),
  errors: ['bad_request', 'token_invalid', 'too_many_tries'],
});
