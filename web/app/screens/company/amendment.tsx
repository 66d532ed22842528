import { Navigate } from '@tanstack/react-router';
import type { Order } from '#core/contract/trade/orders.ts';
import { ORDER_STATUS, ORDER_TYPE } from '#core/lookups.ts';
import { Amend } from '#web/features/amendment/amend.tsx';
import { AmendmentDone } from '#web/features/amendment/amendment-done.tsx';
import { CheckAmendment } from '#web/features/amendment/check-amendment.tsx';
import { Payment } from '#web/features/payments/payment.tsx';
import { useGoToOrder } from '../../location/go-to-order.ts';
import { WithCompany, WithCompanyOrder } from '../../location/with-company.tsx';
import { Missing } from '../../public/missing.tsx';

/** New amendment. Once placed, its URL is replaced by the edit form of the open order, so Back returns there. */
export function AmendScreen() {
  const goTo = useGoToOrder();
  const goOn = async (order: Order) => {
    await goTo(order, '/company/$company_id/amendment/$order_id/edit', true);
    await goTo(order, '/company/$company_id/amendment/$order_id/check-your-order');
  };
  return (
    <WithCompany>
      {(companyId, me) => (
        <Amend
          key={companyId}
          companyId={companyId}
          me={me}
          missing={<Missing />}
          onSaved={(order) => void goOn(order)}
        />
      )}
    </WithCompany>
  );
}

export function AmendEditScreen() {
  const goTo = useGoToOrder();
  return (
    <WithCompanyOrder typeId={ORDER_TYPE.amendment}>
      {(order, me) => (
        <Amend
          key={order.id}
          companyId={order.company.id}
          order={order}
          me={me}
          missing={<Missing />}
          onSaved={(saved) => void goTo(saved, '/company/$company_id/amendment/$order_id/check-your-order')}
        />
      )}
    </WithCompanyOrder>
  );
}

export function AmendCheckScreen() {
  const goTo = useGoToOrder();
  return (
    <WithCompanyOrder typeId={ORDER_TYPE.amendment}>
      {(order, me) => (
        <CheckAmendment
          order={order}
          me={me}
          onSubmitted={(submitted) => void goTo(submitted, '/company/$company_id/amendment/$order_id/step-three')}
        />
      )}
    </WithCompanyOrder>
  );
}

/** A draft is redirected to its check. After a payment the next screen is the order (spec §4). */
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
