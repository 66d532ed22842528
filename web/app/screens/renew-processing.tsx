import { Navigate } from '@tanstack/react-router';
import { ORDER_STATUS, ORDER_TYPE } from '#core/lookups.ts';
import { RenewalDone } from '#web/features/renewal/renewal-done.tsx';
import { WithCompanyOrder } from '../with-company.tsx';

/** A draft is not on its way yet: it is checked first. */
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
