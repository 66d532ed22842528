import * as contract from '#core/contract/payments.ts';
import { routes, serve } from '../../../http/serve.ts';
import { changePaymentMethod } from '../billing/change-payment-method.ts';
import { payOrder } from './pay-order.ts';
import { readSubscription } from '../subscriptions/read-subscription.ts';
import { receiveEvent } from './receive-event.ts';
import { settleByHand } from '../subscriptions/settle-by-hand.ts';

export const paymentRoutes = routes(
  serve(contract.payOrder, ({ deps, actor, body, idempotencyKey, origin }) =>
    payOrder(deps, actor, body, idempotencyKey, origin),
  ),
  serve(contract.changePaymentMethod, ({ deps, actor, params, body, origin }) =>
    changePaymentMethod(deps, actor, params.id, body, origin),
  ),
  serve(contract.receiveStripeEvent, ({ deps, raw, signature }) => receiveEvent(deps, raw, signature ?? '')),
  serve(contract.getSubscription, ({ deps, actor, params }) => readSubscription(deps, actor, params.id)),
  serve(contract.settleInvoice, ({ deps, actor, params }) => settleByHand(deps, actor, params.id)),
);
