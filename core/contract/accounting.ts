import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ById, IsoDate, listOf, optionalLongText, optionalText } from './fields.ts';

/** Whether the accounts are linked, and for how long. Shown before it lapses. */
export const XeroStatus = z.object({
  status: z.enum(['off', 'disconnected', 'connected', 'expiring', 'lapsed']),
  organisation: z.string().nullable(),
  connected_date: IsoDate.nullable(),
  /** When the access ends unless it is used. */
  expires_date: IsoDate.nullable(),
  /** What is wrong, for a person. */
  message: z.string().nullable(),
  invoices: z.object({ waiting: z.int(), failed: z.int() }),
});
export type XeroStatus = z.infer<typeof XeroStatus>;

export const getXero = endpoint({
  name: 'getXero',
  summary: 'Whether Xero is configured, connected, and for how long',
  method: 'GET',
  path: '/xero/',
  access: 'superuser',
  rate: 'standard',
  response: XeroStatus,
  errors: ['bad_request', 'unauthenticated', 'superuser_only'],
});

export const reconnectXero = endpoint({
  name: 'reconnectXero',
  summary: 'Begin a connection to Xero: where to go for the consent',
  method: 'POST',
  path: '/xero/reconnect/',
  access: 'superuser',
  rate: 'standard',
  response: z.object({ url: z.string() }),
  errors: ['unauthenticated', 'superuser_only', 'xero_off'],
});

/** What Xero sends along with the person who comes back from it. */
const WayBack = z.strictObject({
  code: optionalText(2000).optional(),
  state: optionalText(500).optional(),
  scope: optionalText(2000).optional(),
  session_state: optionalText(500).optional(),
  iss: optionalText(500).optional(),
  error: optionalText(200).optional(),
  error_description: optionalText(2000).optional(),
});
export type WayBack = z.output<typeof WayBack>;

export const acceptXero = endpoint({
  name: 'acceptXero',
  summary: 'Come back from Xero with its consent; the state is bound to who began, and used once',
  method: 'GET',
  path: '/xero/accepted/',
  access: 'superuser',
  rate: 'standard',
  query: WayBack,
  response: XeroStatus,
  errors: [
    'bad_request',
    'unauthenticated',
    'superuser_only',
    'xero_off',
    'xero_denied',
    'xero_busy',
    'xero_unreachable',
  ],
});

export const XeroContact = z.object({ contact_id: z.string(), name: z.string(), email: z.string() });
export type XeroContact = z.infer<typeof XeroContact>;

const REACHING = ['xero_off', 'xero_disconnected', 'xero_lapsed', 'xero_busy', 'xero_unreachable'] as const;

export const listXeroContacts = endpoint({
  name: 'listXeroContacts',
  summary: 'Find contacts in Xero by name, number or email',
  method: 'GET',
  path: '/xero/contacts/',
  access: 'superuser',
  rate: 'lookup',
  query: z.strictObject({ search: optionalLongText(200).optional() }),
  response: listOf(XeroContact),
  errors: ['bad_request', 'unauthenticated', 'superuser_only', 'too_many_tries', ...REACHING],
});

/** What the accounts know of one invoice. */
export const XeroInvoice = z.object({
  id: z.int(),
  number: z.string(),
  date: z.string(),
  total: z.string(),
  status: z.enum(['open', 'paid', 'void']),
  /** Null: it was never sent. */
  state: z.enum(['waiting', 'pushed', 'paid', 'void', 'failed']).nullable(),
  error: z.string().nullable(),
});
export type XeroInvoice = z.infer<typeof XeroInvoice>;

export const CompanyXero = z.object({
  xero_contact_id: z.string().nullable(),
  contact_name: z.string().nullable(),
  /** The newest first, no more than fifty. */
  invoices: z.array(XeroInvoice),
});
export type CompanyXero = z.infer<typeof CompanyXero>;

export const getCompanyXero = endpoint({
  name: 'getCompanyXero',
  summary: 'The contact that a company is linked to, and what became of its invoices in Xero',
  method: 'GET',
  path: '/companies/:id/xero/',
  access: 'superuser',
  rate: 'standard',
  params: ById,
  response: CompanyXero,
  errors: ['bad_request', 'unauthenticated', 'superuser_only', 'not_found', 'xero_off'],
});

/** Either name; that it is there is asked after whether Xero is. */
export const ConnectXero = z.object({
  contact_id: optionalText(100).optional(),
  xero_contact_id: optionalText(100).optional(),
});
export type ConnectXero = z.output<typeof ConnectXero>;

export const connectXero = endpoint({
  name: 'connectXero',
  summary: 'Link a company to a contact in Xero; its open invoices go there, and every one from now on',
  method: 'POST',
  path: '/companies/:id/connect-xero/',
  access: 'superuser',
  rate: 'lookup',
  params: ById,
  body: ConnectXero,
  response: CompanyXero,
  errors: ['bad_request', 'unauthenticated', 'superuser_only', 'not_found', 'too_many_tries', ...REACHING],
});

export const pushToXero = endpoint({
  name: 'pushToXero',
  summary: 'Send the invoices of a linked company to Xero that it has not got',
  method: 'POST',
  path: '/companies/:id/xero/push/',
  access: 'superuser',
  rate: 'standard',
  params: ById,
  response: CompanyXero,
  errors: ['unauthenticated', 'superuser_only', 'not_found', 'xero_off'],
});
