import * as orders from '#core/contract/trade/orders.ts';
import * as contract from '#core/contract/trade/payments.ts';
import { routes, serve } from '../../../http/serve.ts';
import { examineOrder } from '../orders/life/examine-order.ts';
import { readSubscription } from '../subscriptions/read-subscription.ts';
import { settleSubscriptionInvoice } from '../subscriptions/settle-subscription-invoice.ts';
import { receiveEvent } from './charge/receive-event.ts';
import { payOrder } from './order/pay-order.ts';
import { updateOrder } from './order/update-order.ts';
import { changePaymentMethod } from './subscription/change-payment-method.ts';

export const paymentRoutes = routes(
  serve(orders.updateOrder, ({ deps, actor, params, body }) => updateOrder(deps, actor, params.id, body), examineOrder),
  serve(contract.payOrder, ({ deps, actor, body, idempotencyKey, origin }) =>
    payOrder(deps, actor, body, idempotencyKey, origin),
  ),
  serve(contract.changePaymentMethod, ({ deps, actor, params, body, origin }) =>
    changePaymentMethod(deps, actor, params.id, body, origin),
  ),
  serve(contract.receiveStripeEvent, ({ deps, raw, signature }) => receiveEvent(deps, raw, signature ?? '')),
  serve(contract.getSubscription, ({ deps, actor, params }) => readSubscription(deps, actor, params.id)),
  serve(contract.settleInvoice, ({ deps, actor, params }) => settleSubscriptionInvoice(deps, actor, params.id)),
);
