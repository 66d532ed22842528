import { z } from 'zod';
import { ORDER_BODY_BYTES } from '../../constants.ts';
import { messages } from '../../messages.ts';
import { endpoint } from '../endpoint.ts';
import { ById, confirmDelete, longText } from '../fields.ts';
import { ORDER_TOUCHES } from '../tags.ts';
import { Order, OrderDomains, planId } from '../trade/orders.ts';
import { CompanyChange } from './company-fields.ts';

/** decisions §10: the new values of the company fields, and the domains to add and remove. */
export const Amendment = CompanyChange.extend(OrderDomains.shape);
export type Amendment = z.output<typeof Amendment>;

const OrderResponse = z.object({ order: Order });

/** Errors of all endpoints that place an order. */
const ORDER_ERRORS = [
  'bad_request',
  'unauthenticated',
  'forbidden',
  'not_found',
  'company_suspended',
  'company_removed',
  'company_not_registered',
  'open_order_exists',
] as const;

export const placeAmendment = endpoint({
  name: 'placeAmendment',
  summary: 'Place an amendment order to change the fields or domains of a registration',
  method: 'POST',
  path: '/companies/:id/amendment/',
  access: 'user',
  rate: 'bulk',
  touches: ORDER_TOUCHES,
  params: ById,
  body: Amendment,
  bodyBytes: ORDER_BODY_BYTES,
  response: OrderResponse,
  status: 201,
  errors: [...ORDER_ERRORS, 'no_changes', 'domain_busy', 'too_many_tries'],
});

export const placeRenewal = endpoint({
  name: 'placeRenewal',
  summary: 'Place a renewal order to extend a registration by three years',
  method: 'POST',
  path: '/companies/:id/renewal/',
  access: 'user',
  rate: 'standard',
  touches: ORDER_TOUCHES,
  params: ById,
  body: z.object({ plan_id: planId.optional() }),
  response: OrderResponse,
  status: 201,
  errors: ORDER_ERRORS,
});

/** The reason is saved as a note on the order. */
export const Removal = z.object({
  reason: longText(messages.reasonRequired, 5000),
  confirm: confirmDelete(),
});
export type Removal = z.output<typeof Removal>;

export const removeCompany = endpoint({
  name: 'removeCompany',
  summary: 'Place a removal order to take a company out of the directory. No payment is required.',
  method: 'DELETE',
  path: '/companies/:id/removal/',
  access: 'user',
  rate: 'standard',
  touches: ORDER_TOUCHES,
  params: ById,
  body: Removal,
  response: OrderResponse,
  status: 201,
  errors: ORDER_ERRORS,
});
