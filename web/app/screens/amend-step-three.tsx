import { Navigate } from '@tanstack/react-router';
import { ORDER_STATUS, ORDER_TYPE } from '#core/lookups.ts';
import { AmendmentDone } from '#web/features/amendment/amendment-done.tsx';
import { Payment } from '#web/features/payments/payment.tsx';
import { useGoToOrder } from '../go-to-order.ts';
import { WithCompanyOrder } from '../with-company.tsx';

/** A draft is checked first. spec §4: after a payment the way leads to the order. */
export function AmendStepThreeScreen() {
  const goTo = useGoToOrder();
  return (
    <WithCompanyOrder typeId={ORDER_TYPE.amendment}>
      {(order, me) =>
        order.status.id === ORDER_STATUS.draft ? (
          <Navigate
            to="/company/$company_id/amendment/$order_id/check-your-order"
            params={{ company_id: String(order.company.id), order_id: String(order.id) }}
            replace
          />
        ) : (
          <AmendmentDone
            order={order}
            me={me}
            payment={(due) => (
              <Payment order={due} onFinished={(paid) => void goTo(paid, '/orders/$order_id/detail', true)} />
            )}
          />
        )
      }
    </WithCompanyOrder>
  );
}
