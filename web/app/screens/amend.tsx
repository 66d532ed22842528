import type { Order } from '#core/contract/orders.ts';
import { ORDER_TYPE } from '#core/lookups.ts';
import { Amend } from '#web/features/amendment/amend.tsx';
import { useGoToOrder } from '../go-to-order.ts';
import { Missing } from '../missing.tsx';
import { WithCompany, WithCompanyOrder } from '../with-company.tsx';

/** A new amendment. Once it is placed its form is the open order's: that is where the browser's Back leads. */
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
