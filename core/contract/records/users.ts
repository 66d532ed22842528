import { z } from 'zod';
import { UPLOAD_BYTES } from '../../constants.ts';
import { Lookup, Role } from '../../lookups.ts';
import { messages } from '../../messages.ts';
import { endpoint } from '../endpoint.ts';
import {
  anyPassword,
  ById,
  confirmDelete,
  IsoDate,
  listOf,
  listQuery,
  optionalText,
  queryBoolean,
  text,
} from '../fields.ts';
import { ChangePassword } from './auth.ts';

/** `file` is a path from the root (decisions §11). */
export const Image = z.object({ id: z.int(), file: z.string() });
export type Image = z.infer<typeof Image>;

const userFields = {
  id: z.int(),
  email: z.string(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  role: z.enum(['user', 'superuser']),
  status: Lookup,
  is_superuser: z.boolean(),
  date_joined: IsoDate,
  last_login: IsoDate.nullable(),
};

export const User = z.object({ ...userFields, info: z.object({ image: Image.nullable() }) });
export type User = z.infer<typeof User>;

export const UserCompany = z.object({ id: z.int(), name: z.string(), status: Lookup, roles: z.array(Role) });
export type UserCompany = z.infer<typeof UserCompany>;

/** decisions §4: only in this response, `info` is a list. */
export const Profile = z.object({
  companies: z.array(UserCompany),
  result: z.object({ ...userFields, info: z.array(z.object({ image: Image.nullable() })) }),
});
export type Profile = z.infer<typeof Profile>;

export const getProfile = endpoint({
  name: 'getProfile',
  summary: 'Get the logged-in user and their companies',
  method: 'GET',
  path: '/users/profile/',
  access: 'user',
  rate: 'standard',
  withoutFactor: 'always',
  reads: ['user', 'company', 'representative'],
  response: Profile,
  errors: ['unauthenticated'],
});

export const UserListQuery = listQuery(['id', 'email', 'name', 'date_joined', 'last_login', 'status'], {
  status__name: z.enum(['Active', 'Blocked', 'Unconfirmed'], { error: 'Should be the name of a status' }).optional(),
  is_superuser: queryBoolean.optional(),
  has_logged_in: queryBoolean.optional(),
  /** Represents at least one company. */
  has_company: queryBoolean.optional(),
});
export type UserListQuery = z.output<typeof UserListQuery>;

/** The filters and ordering of a list, without pagination. */
export const UserExportQuery = UserListQuery.omit({ limit: true, offset: true });
export type UserExportQuery = z.output<typeof UserExportQuery>;

export const listUsers = endpoint({
  name: 'listUsers',
  summary: 'List users',
  method: 'GET',
  path: '/users/',
  access: 'superuser',
  rate: 'standard',
  reads: ['user'],
  query: UserListQuery,
  response: listOf(User),
  errors: ['bad_request', 'unauthenticated', 'superuser_only'],
});

export const exportUsers = endpoint({
  name: 'exportUsers',
  summary: 'Export all users that match the filters as CSV',
  method: 'GET',
  path: '/users/export/',
  access: 'superuser',
  rate: 'export',
  reads: [],
  query: UserExportQuery,
  download: true,
  errors: ['bad_request', 'unauthenticated', 'superuser_only', 'too_many_tries'],
});

export const getUser = endpoint({
  name: 'getUser',
  summary: 'Get a user: yourself, a representative of one of your companies, or anyone for superusers',
  method: 'GET',
  path: '/users/:id/',
  access: 'user',
  rate: 'standard',
  withoutFactor: 'own',
  reads: ['user'],
  params: ById,
  response: User,
  errors: ['unauthenticated', 'not_found'],
});

export const UserNames = z.object({
  first_name: text(messages.firstNameRequired, 150),
  last_name: optionalText(150).default(''),
});
export type UserNames = z.output<typeof UserNames>;

export const renameUser = endpoint({
  name: 'renameUser',
  summary: 'Update the name of a user',
  method: 'PUT',
  path: '/users/:id/',
  access: 'user',
  rate: 'standard',
  withoutFactor: 'own',
  touches: ['user', 'history'],
  params: ById,
  body: UserNames,
  response: User,
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found'],
});

export const DeleteUser = z.object({
  confirm: confirmDelete(),
});

export const deleteUser = endpoint({
  name: 'deleteUser',
  summary: 'Delete a user account. Fails while the user is the only owner of a company.',
  method: 'DELETE',
  path: '/users/:id/delete/',
  access: 'user',
  rate: 'standard',
  withoutFactor: 'own',
  touches: ['user', 'representative', 'history'],
  params: ById,
  body: DeleteUser,
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found', 'only_owner'],
});

export const changePassword = endpoint({
  name: 'changePassword',
  summary: 'Change your password. Ends all your other sessions.',
  method: 'PUT',
  path: '/users/:id/update-password/',
  access: 'user',
  rate: 'login',
  withoutFactor: 'own',
  touches: [],
  params: ById,
  body: ChangePassword,
  response: User,
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found', 'too_many_tries'],
});

export const uploadProfileImage = endpoint({
  name: 'uploadProfileImage',
  summary: 'Upload your profile picture (PNG, JPEG or WebP)',
  method: 'POST',
  path: '/users/profile-image/',
  access: 'user',
  rate: 'upload',
  withoutFactor: 'always',
  touches: ['user', 'history'],
  upload: { field: 'image', maxBytes: UPLOAD_BYTES },
  response: z.object({ image: Image }),
  status: 201,
  errors: ['bad_request', 'unauthenticated', 'too_large', 'unsupported_type', 'too_many_tries'],
});

export const LoginRecord = z.object({
  date: IsoDate,
  ip: z.string(),
  user_agent: z.string(),
  country: z.string().nullable(),
  city: z.string().nullable(),
  success: z.boolean(),
});
export type LoginRecord = z.infer<typeof LoginRecord>;

export const LoginListQuery = listQuery(['date'], { success: queryBoolean.optional() });
export type LoginListQuery = z.output<typeof LoginListQuery>;

export const listLogins = endpoint({
  name: 'listLogins',
  summary: 'List the logins of a user, newest first',
  method: 'GET',
  path: '/users/:id/login_data/',
  access: 'user',
  rate: 'standard',
  withoutFactor: 'own',
  reads: [],
  params: ById,
  query: LoginListQuery,
  response: listOf(LoginRecord),
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found'],
});

export const UserCompanyListQuery = listQuery(['id', 'name'], {});
export type UserCompanyListQuery = z.output<typeof UserCompanyListQuery>;

export const listUserCompanies = endpoint({
  name: 'listUserCompanies',
  summary: 'List the companies of a user, with the user’s roles',
  method: 'GET',
  path: '/users/:id/companies/',
  access: 'user',
  rate: 'standard',
  reads: ['user', 'company', 'representative'],
  params: ById,
  query: UserCompanyListQuery,
  response: listOf(UserCompany),
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found'],
});

const StatusListQuery = listQuery(['id', 'name'], {});

export const listUserStatuses = endpoint({
  name: 'listUserStatuses',
  summary: 'List user statuses',
  method: 'GET',
  path: '/users/statuses/',
  access: 'superuser',
  rate: 'standard',
  withoutFactor: 'always',
  reads: [],
  query: StatusListQuery,
  response: listOf(Lookup),
  errors: ['bad_request', 'unauthenticated', 'superuser_only'],
});

export const listStatusesOfUser = endpoint({
  name: 'listStatusesOfUser',
  summary: 'List the statuses that can be set for a user',
  method: 'GET',
  path: '/users/:id/statuses',
  access: 'superuser',
  rate: 'standard',
  reads: ['user'],
  params: ById,
  query: StatusListQuery,
  response: listOf(Lookup),
  errors: ['bad_request', 'unauthenticated', 'superuser_only', 'not_found'],
});

/** The statuses that a superuser can set. An address is confirmed by the emailed code, or by a superuser who activates it. */
export const UserStatusChange = z.object({
  user_id: z.int().optional(),
  status_id: z
    .union([z.int(), z.enum(['1', '2', '3']).transform(Number)], { error: messages.statusRequired })
    .pipe(z.literal([1, 2, 3], { error: messages.statusRequired })),
});

export const setUserStatus = endpoint({
  name: 'setUserStatus',
  summary:
    'Activate or block a user. Blocking ends all sessions immediately; activating an unconfirmed user emails a link to set a password.',
  method: 'POST',
  path: '/users/:id/status/',
  access: 'superuser',
  rate: 'standard',
  touches: ['user', 'history'],
  mails: 'named',
  params: ById,
  body: UserStatusChange,
  response: User,
  errors: ['bad_request', 'unauthenticated', 'superuser_only', 'own_status', 'not_found', 'too_many_tries'],
});

export const SuperuserChange = z.object({
  is_superuser: z.boolean({ error: 'Should be true or false' }),
  /** The password of the superuser who makes the change. */
  current_password: anyPassword(messages.currentPasswordRequired),
});
export type SuperuserChange = z.output<typeof SuperuserChange>;

/** Only superusers may call it (beyond §23). */
export const setSuperuser = endpoint({
  name: 'setSuperuser',
  summary: 'Make another user a superuser, or a regular user again. Ends their sessions and emails every superuser.',
  method: 'POST',
  path: '/users/:id/superuser/',
  access: 'superuser',
  rate: 'login',
  touches: ['user', 'history'],
  mails: 'routed',
  params: ById,
  body: SuperuserChange,
  response: User,
  errors: [
    ...(['bad_request', 'unauthenticated', 'superuser_only', 'not_found'] as const),
    ...(['own_superuser', 'last_superuser', 'too_many_tries'] as const),
  ],
});
