import { ORDER_STATUS } from '#core/lookups.ts';
import { EVERYTHING } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import type { JobHandler } from '../../../../jobs/queue.ts';
import { openOrders } from '../../../registry/companies/read/open-order.ts';
import { voidInvoices } from '../../invoices/void-invoices.ts';
import { lockOrder } from '../life/lock-order.ts';
import { moveOrder } from '../life/move-order.ts';
import { removeManualPayments } from '../order-payments.queries.ts';
import { setOrderValues } from '../orders.queries.ts';
import { refusePaid } from '../read/order-payment.ts';
import { coveredOrders } from './covered-orders.ts';

/**
 * A reactivated subscription covers an amendment or renewal that waits for payment; otherwise the order could no longer
 * be paid. A separate job, because payments lock the order before the subscription.
 */
export function coverOrder(deps: Deps): JobHandler<{ company_id: number }> {
  return {
    retry: [10, 60, 600, 3600],
    async run({ company_id }) {
      const waiting = (await openOrders(deps.db, [company_id])).get(company_id);
      if (!waiting) return;
      await transaction(deps, null, async (tx) => {
        const order = await lockOrder(tx, EVERYTHING, waiting.id);
        if (order?.status_id !== ORDER_STATUS.waiting_for_payment) return;
        if (!(await coveredOrders(tx.db, [order])).has(order.id)) return;
        // A pending card payment takes precedence: the job fails here and is retried.
        await refusePaid(tx.db, order.id);
        await removeManualPayments(tx.db, order.id);
        await voidInvoices(tx, order.id);
        await setOrderValues(tx.db, order.id, { is_covered: true });
        await moveOrder(tx, order, 'processing', 'system');
      });
    },
  };
}
