import { z } from 'zod';
import { ORDER_BODY_BYTES, UPLOAD_BYTES } from '../../constants.ts';
import { Lookup, ORDER_STATUSES, ORDER_TYPES, PLANS } from '../../lookups.ts';
import { messages } from '../../messages.ts';
import { isPublicUrl } from '../../rules/text/public-url.ts';
import { endpoint } from '../endpoint.ts';
import {
  ById,
  IsoDate,
  listOf,
  listQuery,
  moment,
  oneOfIds,
  optionalEmail,
  optionalLongText,
  optionalText,
  Person,
  queryId,
  queryLookup,
  TokenRef,
  text,
} from '../fields.ts';
import { CompanyChange, CompanyFields } from '../registry/company-fields.ts';
import { ORDER_TOUCHES } from '../tags.ts';

/** A domain as entered in an order. */
export const DomainEntry = z.object({ name: text(messages.domainRequired, 300), email: optionalEmail().default(null) });
export type DomainEntry = z.output<typeof DomainEntry>;

/** `name` is the ASCII form; `unicode_name` is for display (decisions §11). */
export const OrderDomain = z.object({
  id: z.int(),
  name: z.string(),
  unicode_name: z.string(),
  email: z.string().nullable(),
  status: Lookup,
});
export type OrderDomain = z.infer<typeof OrderDomain>;
const DomainsOfOrder = z.array(OrderDomain);

export const Link = z.object({ id: z.int(), url: z.string(), title: z.string() });
export const FileRef = z.object({ file_id: z.int(), name: z.string(), size: z.int(), type: z.string() });
export type FileRef = z.infer<typeof FileRef>;
export const ContentType = z.object({ id: z.int(), model: z.string() });
export const Note = z.object({
  id: z.int(),
  object_id: z.int(),
  content_type: ContentType,
  text: z.string(),
  /** Only superusers see internal notes. */
  is_internal: z.boolean(),
  user: Person.nullable(),
  /** The company token that wrote it; null: a user. */
  token: TokenRef.nullable(),
  date: IsoDate,
});
export type Note = z.infer<typeof Note>;

export const PaymentState = z.object({
  status: z.enum(['pending', 'paid', 'failed', 'unknown']),
  /** Null: 'Continue without payment'. No method was chosen yet. */
  type: Lookup.nullable(),
  date: IsoDate,
  /** How to pay by the chosen manual method. Null for cards, without a method, and once paid. */
  instructions: z.string().nullable(),
});

/** An order with its company, domains and payment (decisions §5). */
export const Order = z.object({
  id: z.int(),
  number: z.string(),
  type: Lookup,
  status: Lookup,
  company: z.object({
    id: z.int(),
    name: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    country: z.string(),
  }),
  /** By name. Lists hold the first 25 of each; the counts are of all. */
  domains: DomainsOfOrder,
  domains_count: z.int(),
  added: DomainsOfOrder,
  added_count: z.int(),
  removed: DomainsOfOrder,
  removed_count: z.int(),
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
  plan: Lookup,
  period: z.enum(['year', 'month']),
  amount: z.string(),
  is_covered: z.boolean(),
  links: z.array(Link),
  notes: z.array(Note),
  files: z.array(FileRef),
  payment: PaymentState.nullable(),
  invoice: z.object({ id: z.int(), number: z.string() }).nullable(),
  created_by: Person.nullable(),
  created_date: IsoDate,
  completed_by: Person.nullable(),
  completed_date: z.string().nullable(),
  /** The directory's ids as filed with this order; null while it is open. */
  dmca_public_id: z.string().nullable(),
  dmca_registration_id: z.string().nullable(),
});
export type Order = z.infer<typeof Order>;

/** Maximum number of domains of each kind per order in a list; an order can have thousands. */
export const LISTED_DOMAINS = 25;

export const planId = oneOfIds(
  PLANS.map(({ id }) => id),
  messages.planUnknown,
);

const named = (list: readonly Lookup[]) =>
  z.enum(list.map(({ name }) => name) as [string, ...string[]], { error: 'Should be one of the listed names' });

/** Aliases such as `company` and `company__id` are the same filter. */
export const OrderListQuery = listQuery(['id', 'created_date', 'completed_date', 'status', 'type'], {
  company: queryId.optional(),
  company__id: queryId.optional(),
  status: queryLookup.optional(),
  status__id: queryLookup.optional(),
  status__name: named(ORDER_STATUSES).optional(),
  type: queryLookup.optional(),
  type__id: queryLookup.optional(),
  type__name: named(ORDER_TYPES).optional(),
  domain: queryId.optional(),
  domain__id: queryId.optional(),
});
export type OrderListQuery = z.output<typeof OrderListQuery>;

export const listOrders = endpoint({
  name: 'listOrders',
  summary: 'List the orders of your companies; superusers see all orders',
  method: 'GET',
  path: '/orders/',
  access: 'user',
  scope: 'orders:read',
  rate: 'standard',
  reads: ['order', 'company', 'domain'],
  query: OrderListQuery,
  response: listOf(Order),
  errors: ['bad_request', 'unauthenticated'],
});

export const OrderCreate = CompanyFields.extend({ plan_id: planId.optional() });

export const createOrder = endpoint({
  name: 'createOrder',
  summary: 'Create a company with its owner and a draft registration order on a plan, in one transaction',
  method: 'POST',
  path: '/orders/create/',
  access: 'user',
  rate: 'standard',
  touches: ORDER_TOUCHES,
  body: OrderCreate,
  // spec §7: clients follow a `redirect_uri`. This server never sends one.
  response: z.object({ order: Order, redirect_uri: z.object({ url: z.string() }).optional() }),
  status: 201,
  errors: ['bad_request', 'unauthenticated'],
});

export const getOrder = endpoint({
  name: 'getOrder',
  summary: 'Get an order',
  method: 'GET',
  path: '/orders/:id/',
  access: 'user',
  scope: 'orders:read',
  rate: 'standard',
  reads: ['order', 'company', 'domain', 'invoice', 'note', 'file'],
  params: ById,
  response: Order,
  errors: ['unauthenticated', 'not_found'],
});

/** Domains to add, as entered, and domains to remove, by id. */
export const OrderDomains = z.object({
  added: z.array(DomainEntry).max(10_000, messages.sheetTooLong).optional(),
  removed: z.array(z.int()).max(10_000, messages.sheetTooLong).optional(),
});

/** decisions §5: all fields are optional. */
export const OrderUpdate = CompanyChange.extend({
  ...OrderDomains.shape,
  status: oneOfIds([7, 8, 9, 10], messages.statusRequired).optional(),
  plan_id: planId.optional(),
});
export type OrderUpdate = z.output<typeof OrderUpdate>;

export const updateOrder = endpoint({
  name: 'updateOrder',
  summary: 'Update an order or change its status',
  method: 'PUT',
  path: '/orders/:id/',
  access: 'user',
  rate: 'bulk',
  touches: ORDER_TOUCHES,
  mails: 'named',
  params: ById,
  body: OrderUpdate,
  bodyBytes: ORDER_BODY_BYTES,
  response: z.object({ order: Order }),
  errors: [
    'bad_request',
    'unauthenticated',
    'forbidden',
    'not_found',
    'order_move_refused',
    'order_paid',
    'order_paying',
    'order_fixed',
    'no_changes',
    'domain_busy',
    'too_many_tries',
  ],
});

export const deleteOrder = endpoint({
  name: 'deleteOrder',
  summary: 'Delete an unpaid order. Deleting a registration order also deletes the company’s data.',
  method: 'DELETE',
  path: '/orders/:id/delete/',
  access: 'user',
  rate: 'standard',
  touches: ORDER_TOUCHES,
  params: ById,
  errors: ['unauthenticated', 'forbidden', 'not_found', 'order_move_refused', 'order_paid', 'order_paying'],
});

/** `completed_date` starts the three-year term: of a date and time, the UTC date counts. The two DMCA ids are required for registrations. */
export const OrderComplete = z.object({
  dmca_public_id: optionalText(100).default(''),
  dmca_registration_id: optionalText(100).default(''),
  completed_date: moment().optional(),
  notes: optionalLongText(5000).optional(),
});
export type OrderComplete = z.output<typeof OrderComplete>;

/** Checked by the form before a registration is completed. */
export const RegistrationComplete = OrderComplete.extend({
  dmca_public_id: text(messages.publicIdRequired, 100),
  dmca_registration_id: text(messages.registrationIdRequired, 100),
});

export const completeOrder = endpoint({
  name: 'completeOrder',
  summary: 'Complete a filed order and apply its changes, in one transaction',
  method: 'POST',
  path: '/orders/:id/complete/',
  access: 'superuser',
  rate: 'standard',
  touches: ORDER_TOUCHES,
  mails: 'routed',
  params: ById,
  body: OrderComplete,
  response: Order,
  errors: ['bad_request', 'unauthenticated', 'superuser_only', 'not_found', 'order_move_refused'],
});

export const addOrderDomains = endpoint({
  name: 'addOrderDomains',
  summary: 'Add domains to a draft order or an order waiting for payment',
  method: 'POST',
  path: '/orders/:id/domains/',
  access: 'user',
  rate: 'bulk',
  touches: ORDER_TOUCHES,
  params: ById,
  body: z.object({ domains: z.array(DomainEntry).min(1, messages.domainRequired).max(10_000, messages.sheetTooLong) }),
  bodyBytes: ORDER_BODY_BYTES,
  response: Order,
  errors: [
    'bad_request',
    'unauthenticated',
    'forbidden',
    'not_found',
    'order_move_refused',
    'order_fixed',
    'domain_busy',
    'too_many_tries',
  ],
});

export const removeOrderDomains = endpoint({
  name: 'removeOrderDomains',
  summary: 'Remove domains from a draft order or an order waiting for payment',
  method: 'DELETE',
  path: '/orders/:id/domains/',
  access: 'user',
  rate: 'bulk',
  touches: ORDER_TOUCHES,
  params: ById,
  body: z.object({ domains: z.array(z.int()).min(1, messages.domainRequired).max(10_000, messages.sheetTooLong) }),
  bodyBytes: ORDER_BODY_BYTES,
  response: Order,
  errors: [
    'bad_request',
    'unauthenticated',
    'forbidden',
    'not_found',
    'order_move_refused',
    'order_fixed',
    'too_many_tries',
  ],
});

export const addOrderFiles = endpoint({
  name: 'addOrderFiles',
  summary: 'Add files to an order, as a multipart upload or by the ID of an uploaded file',
  method: 'POST',
  path: '/orders/:id/files/',
  access: 'superuser',
  rate: 'upload',
  touches: ['file', 'history'],
  params: ById,
  upload: { field: 'files', maxBytes: UPLOAD_BYTES, many: true, orFileId: true },
  response: z.array(FileRef),
  status: 201,
  errors: ['bad_request', 'unauthenticated', 'superuser_only', 'not_found', 'too_large'],
});

export const downloadDomains = endpoint({
  name: 'downloadDomains',
  summary: 'Download the added or removed domains of an order as .xlsx',
  method: 'POST',
  path: '/orders/:id/download-domains/',
  access: 'user',
  rate: 'standard',
  touches: [],
  params: ById,
  body: z.object({ is_removed: z.boolean().default(false) }),
  download: true,
  errors: ['bad_request', 'unauthenticated', 'not_found'],
});

export const LinkFields = z.object({
  url: text(messages.urlRequired, 2000).refine(isPublicUrl, messages.urlInvalid),
  title: optionalText().default(''),
});

export const addLink = endpoint({
  name: 'addLink',
  summary: 'Add a link to an order',
  method: 'POST',
  path: '/links-add/',
  access: 'superuser',
  rate: 'standard',
  touches: ['order', 'history'],
  body: LinkFields.extend({ order_id: z.int() }),
  response: Link,
  status: 201,
  errors: ['bad_request', 'unauthenticated', 'superuser_only', 'not_found'],
});

export const removeLink = endpoint({
  name: 'removeLink',
  summary: 'Remove a link from an order',
  method: 'DELETE',
  path: '/remove-link/:id/',
  access: 'superuser',
  rate: 'standard',
  touches: ['order', 'history'],
  params: ById,
  errors: ['unauthenticated', 'superuser_only', 'not_found'],
});
