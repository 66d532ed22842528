import { ORDER_TYPE } from '#core/lookups.ts';
import { Payment } from '#web/features/payments/payment.tsx';
import { CheckRenewal } from '#web/features/renewal/check-renewal.tsx';
import { useGoToOrder } from '../go-to-order.ts';
import { WithCompanyOrder } from '../with-company.tsx';

/** spec §4: after a payment the way leads to the order. */
export function RenewCheckScreen() {
  const goTo = useGoToOrder();
  return (
    <WithCompanyOrder typeId={ORDER_TYPE.renewal}>
      {(order, me) => (
        <CheckRenewal
          order={order}
          me={me}
          payment={(due) => (
            <Payment order={due} onFinished={(paid) => void goTo(paid, '/orders/$order_id/detail', true)} />
          )}
          onSubmitted={(submitted) => void goTo(submitted, '/company/$company_id/renew/$order_id/processing', true)}
        />
      )}
    </WithCompanyOrder>
  );
}
