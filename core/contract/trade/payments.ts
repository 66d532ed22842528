import { z } from 'zod';
import { JSON_BODY_BYTES } from '../../constants.ts';
import { COINS, Lookup, PAYMENT_TYPES, PERIODS } from '../../lookups.ts';
import { messages } from '../../messages.ts';
import { cardBrand, codeLength, digitsOf, fullYear } from '../../rules/trade/card.ts';
import { endpoint } from '../endpoint.ts';
import { ById, IsoDate, listOf, listQuery, oneOfIds, text } from '../fields.ts';
import { PaymentMethod, Subscription } from '../registry/companies.ts';
import { ORDER_TOUCHES } from '../tags.ts';
import { Order, PaymentState } from './orders.ts';

/** Digits, as a number or as text. Nothing else is coerced: `[12]` is no month. */
const digits = (pattern: RegExp, message: string) =>
  z
    .union([z.string(), z.number().transform(String)], { error: message })
    .pipe(z.string().trim().regex(pattern, message));

/** spec §5, Card. The handler checks the Luhn digit and, because it has the clock, the expiry date. */
export const CardFields = z.object({
  number: z
    .string({ error: messages.cardNumberInvalid })
    .transform((value) => value.replace(/[\s-]/g, ''))
    .refine((value) => /^\d{14,19}$/.test(value), messages.cardNumberInvalid),
  name: text(messages.cardNameRequired, 200),
  expiry_month: digits(/^(0?[1-9]|1[0-2])$/, messages.cardExpiryInvalid).transform(Number),
  expiry_year: digits(/^(\d{2}|\d{4})$/, messages.cardExpiryInvalid)
    .transform(Number)
    .transform(fullYear),
  cvv: digits(/^\d{3,4}$/, messages.cardCodeInvalid),
});
export type CardFields = z.output<typeof CardFields>;

/** An unparsed card. The handler parses it with CardFields and reports expiry errors on one field. */
export const CardBody = z.object({
  number: z.unknown().optional(),
  name: z.unknown().optional(),
  expiry_month: z.unknown().optional(),
  expiry_year: z.unknown().optional(),
  cvv: z.unknown().optional(),
  /** A card token from the payment gateway's own form, sent instead of the card fields. */
  payment_token: text(messages.cardTokenInvalid).optional(),
});
export type CardBody = z.output<typeof CardBody>;

/** The card form, with a single masked field for the expiry date. */
export const CardForm = z
  .object({
    name: z.string().trim().min(1, messages.cardNameRequired),
    number: z.string().refine((value) => digitsOf(value).length >= 14, messages.cardNumberInvalid),
    expiry: z.string().regex(/^(0[1-9]|1[0-2]) \/ (\d{2}|\d{4})$/, messages.cardExpiryInvalid),
    cvv: z.string(),
  })
  .refine(({ number, cvv }) => digitsOf(cvv).length === codeLength(cardBrand(number)), {
    error: messages.cardCodeInvalid,
    path: ['cvv'],
  });

const paymentType = oneOfIds(
  PAYMENT_TYPES.map(({ id }) => id),
  messages.paymentTypeUnknown,
);

/** The card's fields are checked only when the type is card. */
export const PaymentBody = CardBody.extend({
  order_id: z.int(),
  period: z.enum(PERIODS, { error: messages.planUnknown }),
  payment_type: paymentType,
  coin: z.enum(COINS, { error: messages.coinRequired }).optional(),
});
export type PaymentBody = z.output<typeof PaymentBody>;

export const InvoiceLine = z.object({
  description: z.string(),
  quantity: z.int(),
  unit_price: z.string(),
  total: z.string(),
});

/** An invoice with its lines and its PDF (decisions §5). */
export const Invoice = z.object({
  id: z.int(),
  number: z.string(),
  date: z.string(),
  due_date: z.string(),
  status: z.enum(['open', 'paid', 'void']),
  currency: z.literal('USD'),
  total: z.string(),
  lines: z.array(InvoiceLine),
  order: z.object({ id: z.int(), number: z.string() }).nullable(),
  /** The chosen method while open, such as Wire transfer, or how it was paid, such as Visa •••• 4242. */
  method: z.string().nullable(),
  /** The paid period. Null until the order is paid. */
  service_period: z.object({ start: z.string(), end: z.string() }).nullable(),
  file: z.object({ file_id: z.int(), name: z.string() }).nullable(),
});
export type Invoice = z.infer<typeof Invoice>;

export const payOrder = endpoint({
  name: 'payOrder',
  summary:
    'Pay an order by card, or choose a manual payment method. Retries with the same Idempotency-Key return the first response.',
  method: 'POST',
  path: '/orders/payment/',
  access: 'user',
  rate: 'payment',
  touches: ORDER_TOUCHES,
  mails: 'named',
  body: PaymentBody,
  idempotent: true,
  response: z.object({ order: Order, payment: PaymentState, invoice: Invoice.nullable() }),
  errors: [
    'bad_request',
    'unauthenticated',
    'payment_refused',
    'forbidden',
    'not_found',
    'order_move_refused',
    'order_paid',
    'order_paying',
    'payment_unknown',
    'order_covered',
    'key_reused',
    'too_many_tries',
  ],
});

export const changePaymentMethod = endpoint({
  name: 'changePaymentMethod',
  summary: 'Replace the stored card of a company',
  method: 'PUT',
  path: '/companies/:id/payment-method/',
  access: 'user',
  rate: 'payment',
  touches: ['billing', 'subscription', 'history'],
  mails: 'routed',
  params: ById,
  body: CardBody,
  response: PaymentMethod,
  errors: [
    'bad_request',
    'unauthenticated',
    'payment_refused',
    'forbidden',
    'not_found',
    'company_removed',
    'too_many_tries',
  ],
});

/** The subscription with its billing details. */
export const SubscriptionDetail = Subscription.extend({
  amount: z.string(),
  /** Date of the next charge or retry of the stored card. Null when no card is stored or all retries have failed. */
  next_charge_date: z.string().nullable(),
  /** The last failed charge for the current period. */
  refusal: z.object({ date: IsoDate, message: z.string() }).nullable(),
  /** The open invoice for the next period. */
  invoice: Invoice.nullable(),
});
export type SubscriptionDetail = z.infer<typeof SubscriptionDetail>;

export const getSubscription = endpoint({
  name: 'getSubscription',
  summary: 'Get the subscription of a company, with its next charge, open invoice and last failed charge',
  method: 'GET',
  path: '/companies/:id/subscription/',
  access: 'user',
  rate: 'standard',
  reads: ['subscription'],
  params: ById,
  response: SubscriptionDetail,
  errors: ['unauthenticated', 'forbidden', 'not_found'],
});

export const cancelSubscription = endpoint({
  name: 'cancelSubscription',
  summary: 'Cancel the subscription of a company. It ends with its current period; one that is past due ends at once.',
  method: 'POST',
  path: '/companies/:id/subscription/cancel/',
  access: 'user',
  rate: 'standard',
  touches: ['subscription', 'company', 'invoice', 'order', 'history'],
  mails: 'routed',
  params: ById,
  response: SubscriptionDetail,
  errors: ['unauthenticated', 'forbidden', 'not_found', 'no_subscription', 'subscription_ended'],
});

export const resumeSubscription = endpoint({
  name: 'resumeSubscription',
  summary: 'Resume a canceled subscription before its period ends',
  method: 'POST',
  path: '/companies/:id/subscription/resume/',
  access: 'user',
  rate: 'standard',
  touches: ['subscription', 'company', 'history'],
  params: ById,
  response: SubscriptionDetail,
  errors: ['unauthenticated', 'forbidden', 'not_found', 'no_subscription', 'subscription_ended'],
});

export const PaymentInstructions = z.object({ payment_type: Lookup, instructions: z.string() });
export type PaymentInstructions = z.infer<typeof PaymentInstructions>;

export const listPaymentInstructions = endpoint({
  name: 'listPaymentInstructions',
  summary: 'List the payment instructions of the manual payment methods',
  method: 'GET',
  path: '/orders/payment/instructions/',
  access: 'user',
  rate: 'standard',
  reads: [],
  response: z.array(PaymentInstructions),
  errors: ['unauthenticated'],
});

export const InvoiceListQuery = listQuery(['id', 'date', 'number', 'total', 'status'], {
  status: z.enum(['open', 'paid', 'void']).optional(),
});
export type InvoiceListQuery = z.output<typeof InvoiceListQuery>;

export const listInvoices = endpoint({
  name: 'listInvoices',
  summary: 'List the invoices of a company, newest first',
  method: 'GET',
  path: '/companies/:id/invoices/',
  access: 'user',
  rate: 'standard',
  reads: ['invoice'],
  params: ById,
  query: InvoiceListQuery,
  response: listOf(Invoice),
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found'],
});

/** Authenticated only by the signature of the payment gateway. */
export const receiveStripeEvent = endpoint({
  name: 'receiveStripeEvent',
  summary: 'Receive a Stripe webhook event',
  method: 'POST',
  path: '/stripe/webhook/',
  access: 'public',
  rate: 'standard',
  touches: [],
  mails: 'routed',
  rawBody: { types: ['application/json'], maxBytes: JSON_BODY_BYTES },
  signature: 'stripe-signature',
  response: z.object({ received: z.literal(true) }),
  errors: ['bad_request', 'not_found', 'too_large', 'unsupported_type'],
});

/** Only for subscription invoices. The invoice of an order is settled by changing the status of the order. */
export const settleInvoice = endpoint({
  name: 'settleInvoice',
  summary: 'Mark an open subscription invoice as paid',
  method: 'PUT',
  path: '/invoices/:id/',
  access: 'superuser',
  rate: 'standard',
  touches: ['invoice', 'subscription', 'company', 'history'],
  mails: 'routed',
  params: ById,
  body: z.object({ status: z.literal('paid', { error: messages.invoiceStatusPaid }) }),
  response: Invoice,
  errors: ['bad_request', 'unauthenticated', 'superuser_only', 'not_found', 'invoice_settled', 'subscription_charging'],
});
