import { useNavigate } from '@tanstack/react-router';
import type { Order } from '#core/contract/trade/orders.ts';
import { safeBackUrl } from '#core/rules/text/back-url.ts';
import { AddCompany } from '#web/features/add-company/add-company.tsx';
import { Payment } from '#web/features/payments/payment.tsx';
import { closeAddCompany } from '#web/product/companies/add-company.ts';

/** Add-company modal with the payment step. The URL stays while it is open; afterwards it goes to the order, if any. */
export function AddCompanyModal() {
  const navigate = useNavigate();
  const leave = (order: Order | null) => {
    closeAddCompany();
    void (order
      ? navigate({ to: '/orders/$order_id/detail', params: { order_id: String(order.id) } })
      : navigate({ to: '.', search: (before) => ({ ...before, get_started_now: undefined }), replace: true }));
  };
  return (
    <AddCompany
      onClosed={leave}
      // A redirect is limited to a path on this site (security rule 21).
      onRedirect={(url) => {
        closeAddCompany();
        void navigate({ href: safeBackUrl(url) });
      }}
      payment={(order, done) => <Payment order={order} onFinished={done} />}
    />
  );
}
