import { Renew } from '#web/features/renewal/renew.tsx';
import { useGoToOrder } from '../go-to-order.ts';
import { Missing } from '../missing.tsx';
import { WithCompany } from '../with-company.tsx';

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
