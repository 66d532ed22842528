import * as contract from '#core/contract/payments.ts';
import { routes, serve } from '../../http/serve.ts';
import { changePaymentMethod } from './change-payment-method.ts';
import { payOrder } from './pay-order.ts';

export const paymentRoutes = routes(
  serve(contract.payOrder, ({ deps, actor, body, idempotencyKey }) => payOrder(deps, actor, body, idempotencyKey)),
  serve(contract.changePaymentMethod, ({ deps, actor, params, body }) =>
    changePaymentMethod(deps, actor, params.id, body),
  ),
);
