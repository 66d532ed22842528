import { Navigate } from '@tanstack/react-router';
import { ORDER_STATUS, ORDER_TYPE } from '#core/lookups.ts';
import { Payment } from '#web/features/payments/payment.tsx';
import { CheckRenewal } from '#web/features/renewal/check-renewal.tsx';
import { Renew } from '#web/features/renewal/renew.tsx';
import { RenewalDone } from '#web/features/renewal/renewal-done.tsx';
import { useGoToOrder } from '../../location/go-to-order.ts';
import { WithCompany, WithCompanyOrder } from '../../location/with-company.tsx';
import { Missing } from '../../public/missing.tsx';

export function RenewScreen() {
  const goTo = useGoToOrder();
  return (
    <WithCompany>
      {(companyId, me) => (
        <Renew
          key={companyId}
          companyId={companyId}
          me={me}
          missing={<Missing />}
          onPlaced={(order) => void goTo(order, '/company/$company_id/renew/$order_id/check-your-order')}
        />
      )}
    </WithCompany>
  );
}

/** After a payment the next screen is the order (spec §4). */
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

/** A draft has not been submitted yet: it is redirected to its check. */
export const RenewProcessingScreen = () => (
  <WithCompanyOrder typeId={ORDER_TYPE.renewal}>
    {(order) =>
      order.status.id === ORDER_STATUS.draft ? (
        <Navigate
          to="/company/$company_id/renew/$order_id/check-your-order"
          params={{ company_id: String(order.company.id), order_id: String(order.id) }}
          replace
        />
      ) : (
        <RenewalDone order={order} />
      )
    }
  </WithCompanyOrder>
);
