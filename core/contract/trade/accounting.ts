import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ById, IsoDate, listOf, optionalLongText, optionalText } from '../fields.ts';

/** The state of the Xero connection and when it expires. */
export const XeroStatus = z.object({
  status: z.enum(['off', 'disconnected', 'connected', 'expiring', 'lapsed']),
  organisation: z.string().nullable(),
  connected_date: IsoDate.nullable(),
  /** When access expires if it is not used before. */
  expires_date: IsoDate.nullable(),
  /** The problem, in a sentence for people. */
  message: z.string().nullable(),
  invoices: z.object({ waiting: z.int(), failed: z.int() }),
});
export type XeroStatus = z.infer<typeof XeroStatus>;

export const getXero = endpoint({
  name: 'getXero',
  summary: 'Get the status of the Xero connection',
  method: 'GET',
  path: '/xero/',
  access: 'superuser',
  rate: 'standard',
  reads: ['accounting'],
  response: XeroStatus,
  errors: ['bad_request', 'unauthenticated', 'superuser_only'],
});

export const reconnectXero = endpoint({
  name: 'reconnectXero',
  summary: 'Start connecting to Xero. Returns the URL of the consent page.',
  method: 'POST',
  path: '/xero/reconnect/',
  access: 'superuser',
  rate: 'standard',
  touches: [],
  response: z.object({ url: z.string() }),
  errors: ['unauthenticated', 'superuser_only', 'xero_off'],
});

/** The query parameters that Xero adds when it redirects back. */
const XeroCallback = z.strictObject({
  code: optionalText(2000).optional(),
  state: optionalText(500).optional(),
  scope: optionalText(2000).optional(),
  session_state: optionalText(500).optional(),
  iss: optionalText(500).optional(),
  error: optionalText(200).optional(),
  error_description: optionalText(2000).optional(),
});
export type XeroCallback = z.output<typeof XeroCallback>;

export const acceptXero = endpoint({
  name: 'acceptXero',
  summary:
    'Complete the connection to Xero after consent. `state` works once, for the user who started the connection.',
  method: 'GET',
  path: '/xero/accepted/',
  access: 'superuser',
  rate: 'standard',
  reads: [],
  touches: ['accounting'],
  query: XeroCallback,
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

const CONNECTION_ERRORS = ['xero_off', 'xero_disconnected', 'xero_lapsed', 'xero_busy', 'xero_unreachable'] as const;

export const listXeroContacts = endpoint({
  name: 'listXeroContacts',
  summary: 'Search Xero contacts by name, number or email',
  method: 'GET',
  path: '/xero/contacts/',
  access: 'superuser',
  rate: 'lookup',
  reads: [],
  query: z.strictObject({ search: optionalLongText(200).optional() }),
  response: listOf(XeroContact),
  errors: ['bad_request', 'unauthenticated', 'superuser_only', 'too_many_tries', ...CONNECTION_ERRORS],
});

/** The state of one invoice in Xero. */
export const XeroInvoice = z.object({
  id: z.int(),
  number: z.string(),
  date: z.string(),
  total: z.string(),
  status: z.enum(['open', 'paid', 'void']),
  /** Null when it was never sent to Xero. */
  state: z.enum(['waiting', 'pushed', 'paid', 'void', 'failed']).nullable(),
  error: z.string().nullable(),
});
export type XeroInvoice = z.infer<typeof XeroInvoice>;

export const CompanyXero = z.object({
  xero_contact_id: z.string().nullable(),
  contact_name: z.string().nullable(),
  /** Newest first, at most 50. */
  invoices: z.array(XeroInvoice),
});
export type CompanyXero = z.infer<typeof CompanyXero>;

export const getCompanyXero = endpoint({
  name: 'getCompanyXero',
  summary: 'Get the Xero contact of a company and the Xero status of its invoices',
  method: 'GET',
  path: '/companies/:id/xero/',
  access: 'superuser',
  rate: 'standard',
  reads: ['accounting', 'invoice'],
  params: ById,
  response: CompanyXero,
  errors: ['bad_request', 'unauthenticated', 'superuser_only', 'not_found', 'xero_off'],
});

/** Both names are accepted. Required, but checked only after the Xero connection. */
export const ConnectXero = z.object({
  contact_id: optionalText(100).optional(),
  xero_contact_id: optionalText(100).optional(),
});
export type ConnectXero = z.output<typeof ConnectXero>;

export const connectXero = endpoint({
  name: 'connectXero',
  summary: 'Link a company to a Xero contact. Its open invoices and all future ones are sent to Xero.',
  method: 'POST',
  path: '/companies/:id/connect-xero/',
  access: 'superuser',
  rate: 'lookup',
  touches: ['accounting', 'billing', 'history'],
  params: ById,
  body: ConnectXero,
  response: CompanyXero,
  errors: ['bad_request', 'unauthenticated', 'superuser_only', 'not_found', 'too_many_tries', ...CONNECTION_ERRORS],
});

export const pushToXero = endpoint({
  name: 'pushToXero',
  summary: 'Send missing invoices of a linked company to Xero',
  method: 'POST',
  path: '/companies/:id/xero/push/',
  access: 'superuser',
  rate: 'standard',
  touches: ['accounting', 'billing', 'history'],
  params: ById,
  response: CompanyXero,
  errors: ['unauthenticated', 'superuser_only', 'not_found', 'xero_off'],
});
