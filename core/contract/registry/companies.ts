import { z } from 'zod';
import { COUNTRIES_PAGE_SIZE, DESIGNATION_YEARS } from '../../constants.ts';
import { COMPANY_STATUSES, Lookup, Role } from '../../lookups.ts';
import { messages } from '../../messages.ts';
import { SITE_STEPS } from '../../rules/registry/site-step.ts';
import { PROTECTIONS } from '../../rules/views/protection.ts';
import { endpoint } from '../endpoint.ts';
import {
  ById,
  email,
  IsoDate,
  listOf,
  listQuery,
  oneOfIds,
  optionalText,
  queryBoolean,
  text,
  wholeNumber,
} from '../fields.ts';
import { lookupList } from '../lookup-list.ts';
import { ORDER_TOUCHES } from '../tags.ts';
import { Order } from '../trade/orders.ts';
import { CompanyChange, CompanyFields, CompanyShown } from './company-fields.ts';

export const OpenOrder = z.object({ id: z.int(), number: z.string(), type: Lookup, status: Lookup });

export const Subscription = z.object({
  period: z.enum(['year', 'month']),
  status: z.enum(['active', 'past_due', 'ended']),
  current_period_end: z.string(),
  /** Canceled: it is not renewed and ends with its current period. */
  cancels_at_end: z.boolean(),
});

/** A company with everything its own screen shows (decisions §10). */
export const Company = z.object({
  id: z.int(),
  ...CompanyShown.shape,
  status: Lookup,
  subscription: Subscription.nullable(),
  designation: z
    .object({ dmca_public_id: z.string(), dmca_registration_id: z.string(), registered_date: z.string() })
    .nullable(),
  expires_date: z.string().nullable(),
  protection: z.enum(PROTECTIONS),
  plan: Lookup,
  open_order: OpenOrder.nullable(),
  counts: z.object({ domains: z.int(), notices: z.int(), orders: z.int() }),
  /** Null before the first registration and after the removal. */
  site_step: z.enum(SITE_STEPS).nullable(),
  created_date: IsoDate,
});
export type Company = z.infer<typeof Company>;

export const CompanyListQuery = listQuery(['id', 'name', 'created_date', 'expires_date', 'status'], {
  status__name: z
    .enum(COMPANY_STATUSES.map(({ name }) => name) as [string, ...string[]], {
      error: 'Should be the name of a status',
    })
    .optional(),
  protection: z.enum(PROTECTIONS, { error: `Should be one of ${PROTECTIONS.join(', ')}` }).optional(),
  /** The designation expires within this many days. */
  expires_within: wholeNumber(1, DESIGNATION_YEARS * 366).optional(),
  has_open_order: queryBoolean.optional(),
  /** Has at least one open invoice. */
  has_balance: queryBoolean.optional(),
  /** Has an invoice past its due date, or a subscription that is past due. */
  has_overdue: queryBoolean.optional(),
  /** Includes the balance of each company in the response. */
  with_balance: queryBoolean.optional(),
});
export type CompanyListQuery = z.output<typeof CompanyListQuery>;

/** The filters and ordering of a list, without pagination. */
export const CompanyExportQuery = CompanyListQuery.omit({ limit: true, offset: true, with_balance: true });
export type CompanyExportQuery = z.output<typeof CompanyExportQuery>;

/** `balance` is the sum of the open invoices. Only included on request: not everyone who can see a company can see its balance. */
export const CompanyInList = Company.extend({ balance: z.string().optional() });
export type CompanyInList = z.infer<typeof CompanyInList>;

export const listCompanies = endpoint({
  name: 'listCompanies',
  summary: 'List companies',
  method: 'GET',
  path: '/companies/',
  access: 'superuser',
  rate: 'standard',
  reads: ['company', 'order', 'domain', 'notice', 'invoice', 'subscription'],
  query: CompanyListQuery,
  response: listOf(CompanyInList),
  errors: ['bad_request', 'unauthenticated', 'superuser_only'],
});

export const exportCompanies = endpoint({
  name: 'exportCompanies',
  summary: 'Export all companies that match the filters as CSV',
  method: 'GET',
  path: '/companies/export/',
  access: 'superuser',
  rate: 'export',
  reads: [],
  query: CompanyExportQuery,
  download: true,
  errors: ['bad_request', 'unauthenticated', 'superuser_only', 'too_many_tries'],
});

export const createCompany = endpoint({
  name: 'createCompany',
  summary: 'Create a company with its owner and a draft registration order, in one transaction',
  method: 'POST',
  path: '/companies/create/',
  access: 'user',
  rate: 'standard',
  touches: ORDER_TOUCHES,
  body: CompanyFields,
  response: z.object({ company: Company, order: Order }),
  status: 201,
  errors: ['bad_request', 'unauthenticated'],
});

export const getCompany = endpoint({
  name: 'getCompany',
  summary: 'Get a company',
  method: 'GET',
  path: '/companies/:id/',
  access: 'user',
  rate: 'standard',
  reads: ['company', 'order', 'domain', 'notice', 'representative', 'subscription'],
  params: ById,
  response: Company,
  errors: ['unauthenticated', 'not_found'],
});

/** The ids that the Copyright Office gave. */
export const DirectoryIds = z.object({
  dmca_public_id: text(messages.publicIdRequired, 100),
  dmca_registration_id: text(messages.registrationIdRequired, 100),
});

/** For superusers only: `status`, of which 6 suspends and 13 restores (decisions §11), and the ids, as a correction. */
export const CompanyPatch = CompanyChange.extend({
  ...DirectoryIds.partial().shape,
  status: oneOfIds([6, 13], messages.statusRequired).optional(),
  site_step: z.enum(SITE_STEPS, { error: `Should be one of ${SITE_STEPS.join(', ')}` }).optional(),
});
export type CompanyPatch = z.output<typeof CompanyPatch>;

export const changeCompany = endpoint({
  name: 'changeCompany',
  summary: 'Update a company: contact fields at any time, name and address before its first registration',
  method: 'PATCH',
  path: '/companies/:id/',
  access: 'user',
  rate: 'standard',
  touches: ['company', 'history'],
  params: ById,
  body: CompanyPatch,
  response: Company,
  errors: [
    'bad_request',
    'unauthenticated',
    'forbidden',
    'superuser_only',
    'not_found',
    'company_registered',
    'company_removed',
    'company_move_refused',
    'not_designated',
  ],
});

export const getPermissions = endpoint({
  name: 'getPermissions',
  summary: 'List your roles in a company',
  method: 'GET',
  path: '/companies/:id/representative-permissions/',
  access: 'user',
  rate: 'standard',
  reads: ['representative'],
  params: ById,
  response: z.array(Role),
  errors: ['unauthenticated', 'not_found'],
});

export const listCompanyStatuses = lookupList(
  'listCompanyStatuses',
  '/companies/statuses/',
  'List company statuses',
  Lookup,
);

/** spec §5: the billing variants check email, line1, zip and country. */
export const BillingFields = z.object({
  name: optionalText().default(''),
  email: email(),
  address: optionalText().default(''),
  line1: text(messages.line1Required),
  city: optionalText().default(''),
  state: optionalText().default(''),
  zip: text(messages.zipRequired, 40),
  country: text(messages.countryRequired, 100),
});
export type BillingFields = z.output<typeof BillingFields>;

/** The stored card as the payment gateway describes it, never its full number. */
export const PaymentMethod = z.object({
  brand: z.string(),
  last4: z.string(),
  expiry_month: z.int(),
  expiry_year: z.int(),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

export const Billing = z.object({
  name: z.string(),
  email: z.string(),
  address: z.string(),
  line1: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  country: z.string(),
  xero_contact_id: z.string().nullable(),
  payment_method: PaymentMethod.nullable(),
});
export type Billing = z.infer<typeof Billing>;

export const getBilling = endpoint({
  name: 'getBilling',
  summary: 'Get the billing information and stored card of a company',
  method: 'GET',
  path: '/companies/:id/billing-info/',
  access: 'user',
  rate: 'standard',
  reads: ['billing', 'company'],
  params: ById,
  response: Billing,
  errors: ['unauthenticated', 'forbidden', 'not_found'],
});

export const changeBilling = endpoint({
  name: 'changeBilling',
  summary: 'Update the billing information of a company',
  method: 'PUT',
  path: '/companies/:id/billing-info/',
  access: 'user',
  rate: 'standard',
  touches: ['billing', 'history'],
  params: ById,
  body: BillingFields,
  response: Billing,
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found', 'company_removed'],
});

export const Country = z.object({ id: z.int(), code: z.string(), en: z.string() });
export type Country = z.infer<typeof Country>;

export const listCountries = endpoint({
  name: 'listCountries',
  summary: 'List countries by their English names, United States first',
  method: 'GET',
  path: '/countries/',
  access: 'user',
  rate: 'standard',
  withoutFactor: 'always',
  reads: [],
  query: listQuery(['id', 'en', 'code'], {
    page: wholeNumber(1, 1000).optional(),
    per_page: wholeNumber(1, COUNTRIES_PAGE_SIZE).optional(),
  }),
  response: listOf(Country),
  errors: ['bad_request', 'unauthenticated'],
});
