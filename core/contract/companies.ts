import { z } from 'zod';
import { COUNTRIES_PAGE_SIZE, DESIGNATION_YEARS } from '../constants.ts';
import { COMPANY_STATUSES, Lookup, Role } from '../lookups.ts';
import { messages } from '../messages.ts';
import { PROTECTIONS } from '../rules/standing.ts';
import { CompanyChange, CompanyFields } from './company-fields.ts';
import { endpoint } from './endpoint.ts';
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
} from './fields.ts';
import { Order } from './orders.ts';

export const OpenOrder = z.object({ id: z.int(), number: z.string(), type: Lookup, status: Lookup });

export const Subscription = z.object({
  period: z.enum(['year', 'month']),
  status: z.enum(['active', 'past_due', 'ended']),
  current_period_end: z.string(),
});

/** decisions §10. */
export const Company = z.object({
  id: z.int(),
  name: z.string(),
  address: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  country: z.string(),
  phone: z.string(),
  notice_email: z.string().nullable(),
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
  /** Its designation ends within so many days. */
  expires_within: wholeNumber(1, DESIGNATION_YEARS * 366).optional(),
  has_open_order: queryBoolean.optional(),
  /** An invoice of it is open. */
  has_balance: queryBoolean.optional(),
  /** Asks for what each one owes as well. */
  with_balance: queryBoolean.optional(),
});
export type CompanyListQuery = z.output<typeof CompanyListQuery>;

/** What a list is narrowed and ordered by, without its pages. */
export const CompanyExportQuery = CompanyListQuery.omit({ limit: true, offset: true, with_balance: true });
export type CompanyExportQuery = z.output<typeof CompanyExportQuery>;

/** `balance`, the sum of its open invoices, only where it is asked for: who may see a company may not all see what it owes. */
export const CompanyInList = Company.extend({ balance: z.string().optional() });
export type CompanyInList = z.infer<typeof CompanyInList>;

export const listCompanies = endpoint({
  name: 'listCompanies',
  summary: 'All companies',
  method: 'GET',
  path: '/companies/',
  access: 'superuser',
  rate: 'standard',
  query: CompanyListQuery,
  response: listOf(CompanyInList),
  errors: ['bad_request', 'unauthenticated', 'superuser_only'],
});

export const exportCompanies = endpoint({
  name: 'exportCompanies',
  summary: 'The companies that the filters show, all of them, as CSV',
  method: 'GET',
  path: '/companies/export/',
  access: 'superuser',
  rate: 'export',
  query: CompanyExportQuery,
  download: true,
  errors: ['bad_request', 'unauthenticated', 'superuser_only', 'too_many_tries'],
});

export const createCompany = endpoint({
  name: 'createCompany',
  summary: 'Make a company, its owner and its draft registration order, or nothing',
  method: 'POST',
  path: '/companies/create/',
  access: 'user',
  rate: 'standard',
  body: CompanyFields,
  response: z.object({ company: Company, order: Order }),
  status: 201,
  errors: ['bad_request', 'unauthenticated'],
});

export const getCompany = endpoint({
  name: 'getCompany',
  summary: 'One company',
  method: 'GET',
  path: '/companies/:id/',
  access: 'user',
  rate: 'standard',
  params: ById,
  response: Company,
  errors: ['unauthenticated', 'not_found'],
});

/** `status` is the superuser's: 6 suspends, 13 restores (decisions §11). */
export const CompanyPatch = CompanyChange.extend({
  status: oneOfIds([6, 13], messages.statusRequired).optional(),
});
export type CompanyPatch = z.output<typeof CompanyPatch>;

/** What the company's own people change at any time. */
export const CompanyContact = CompanyFields.pick({ notice_email: true, phone: true });
/** What stands in the directory: it changes directly only before the first registration. */
export const CompanyFiled = CompanyFields.omit({ notice_email: true, phone: true });

export const changeCompany = endpoint({
  name: 'changeCompany',
  summary: 'Change a company: notice email and phone at any time, name and address before its first registration',
  method: 'PATCH',
  path: '/companies/:id/',
  access: 'user',
  rate: 'standard',
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
  ],
});

export const getPermissions = endpoint({
  name: 'getPermissions',
  summary: 'The caller’s roles for a company',
  method: 'GET',
  path: '/companies/:id/representative-permissions/',
  access: 'user',
  rate: 'standard',
  params: ById,
  response: z.array(Role),
  errors: ['unauthenticated', 'not_found'],
});

const StatusListQuery = listQuery(['id', 'name'], {});

export const listCompanyStatuses = endpoint({
  name: 'listCompanyStatuses',
  summary: 'Every status a company can have',
  method: 'GET',
  path: '/companies/statuses/',
  access: 'user',
  rate: 'standard',
  query: StatusListQuery,
  response: listOf(Lookup),
  errors: ['bad_request', 'unauthenticated'],
});

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

/** The gateway's word for a card: never its number. */
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
  summary: 'Who is billed, and the stored card',
  method: 'GET',
  path: '/companies/:id/billing-info/',
  access: 'user',
  rate: 'standard',
  params: ById,
  response: Billing,
  errors: ['unauthenticated', 'forbidden', 'not_found'],
});

export const changeBilling = endpoint({
  name: 'changeBilling',
  summary: 'Change who is billed',
  method: 'PUT',
  path: '/companies/:id/billing-info/',
  access: 'user',
  rate: 'standard',
  params: ById,
  body: BillingFields,
  response: Billing,
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found', 'company_removed'],
});

export const Country = z.object({ id: z.int(), code: z.string(), en: z.string() });
export type Country = z.infer<typeof Country>;

export const listCountries = endpoint({
  name: 'listCountries',
  summary: 'Every country by its English name, United States first',
  method: 'GET',
  path: '/countries/',
  access: 'user',
  rate: 'standard',
  query: listQuery(['id', 'en', 'code'], {
    page: wholeNumber(1, 1000).optional(),
    per_page: wholeNumber(1, COUNTRIES_PAGE_SIZE).optional(),
  }),
  response: listOf(Country),
  errors: ['bad_request', 'unauthenticated'],
});
