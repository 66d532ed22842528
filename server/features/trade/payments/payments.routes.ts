import * as orders from '#core/contract/trade/orders.ts';
import * as contract from '#core/contract/trade/payments.ts';
import { faultsFirst } from '../../../http/answer/faults-first.ts';
import { found } from '../../../http/answer/refuse.ts';
import { routes, serve } from '../../../http/serve.ts';
import { allInstructions } from '../invoices/instructions.ts';
import { getInvoice } from '../invoices/invoices.queries.ts';
import { orderFaults } from '../orders/place/order-faults.ts';
import { checkCompanyAccess, checkOrderAccess } from '../orders/read/order-access.ts';
import { cancelSubscription, resumeSubscription } from '../subscriptions/cancel-subscription.ts';
import { readSubscription } from '../subscriptions/read-subscription.ts';
import { settleSubscriptionInvoice } from '../subscriptions/settle-subscription-invoice.ts';
import { receiveEvent } from './charge/gateway-webhook.ts';
import { cardFaults } from './charge/read-card.ts';
import { paymentFaults, payOrder } from './order/pay-order.ts';
import { checkUpdateAccess, updateOrder } from './order/update-order.ts';
import { changePaymentMethod } from './renewals/change-payment-method.ts';

export const paymentRoutes = routes(
  serve(
    orders.updateOrder,
    ({ deps, actor, params, body }) =>
      faultsFirst(
        () => orderFaults(body),
        () => updateOrder(deps, actor, params.id, body),
      ),
    async ({ deps, actor, params, raw }) => {
      await checkUpdateAccess(deps, actor, params.id, raw);
      return orderFaults(raw);
    },
  ),
  serve(
    contract.payOrder,
    ({ deps, actor, body, idempotencyKey, origin }) => payOrder(deps, actor, body, idempotencyKey, origin),
    async ({ deps, actor, raw }) => {
      await checkOrderAccess(deps, actor, raw.order_id, 'company.pay');
      return paymentFaults(deps, raw);
    },
  ),
  serve(
    contract.changePaymentMethod,
    ({ deps, actor, params, body, origin }) => changePaymentMethod(deps, actor, params.id, body, origin),
    async ({ deps, actor, params, raw }) => {
      await checkCompanyAccess(deps, actor, params.id, 'company.pay');
      return cardFaults(deps, raw);
    },
  ),
  serve(contract.receiveStripeEvent, ({ deps, raw, signature }) => receiveEvent(deps, raw, signature ?? '')),
  serve(contract.getSubscription, ({ deps, actor, params }) => readSubscription(deps, actor, params.id)),
  serve(contract.cancelSubscription, ({ deps, actor, params }) => cancelSubscription(deps, actor, params.id)),
  serve(contract.resumeSubscription, ({ deps, actor, params }) => resumeSubscription(deps, actor, params.id)),
  serve(contract.listPaymentInstructions, async ({ deps }) => allInstructions(deps.config)),
  serve(
    contract.settleInvoice,
    ({ deps, actor, params }) => settleSubscriptionInvoice(deps, actor, params.id),
    async ({ deps, params }) => {
      found(await getInvoice(deps.db, params.id));
      return {};
    },
  ),
);
