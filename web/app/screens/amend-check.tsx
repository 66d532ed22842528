import { ORDER_TYPE } from '#core/lookups.ts';
import { CheckAmendment } from '#web/features/amendment/check-amendment.tsx';
import { useGoToOrder } from '../go-to-order.ts';
import { WithCompanyOrder } from '../with-company.tsx';

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
