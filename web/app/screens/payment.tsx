import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Order } from '#core/contract/trade/orders.ts';
import { PaymentPicker } from '#web/features/payments/payment-picker.tsx';
import { PaymentScreen as OrderPayment } from '#web/features/payments/payment-screen.tsx';
import { WithMe } from '../location/with-me.tsx';
import { Missing } from '../public/missing.tsx';

/** Payment of `?order={id}`; without it the user selects an order (decisions §9). */
export function PaymentScreen() {
  const navigate = useNavigate();
  const { order: id } = useSearch({ strict: false });
  const toOrder = (order: Order) =>
    void navigate({ to: '/orders/$order_id/detail', params: { order_id: String(order.id) }, replace: true });
  if (id !== undefined && !/^[1-9]\d{0,9}$/.test(id)) return <Missing />;
  return (
    <WithMe>
      {(me) => {
        const payment = (orderId: number) => (
          <OrderPayment key={orderId} orderId={orderId} me={me} missing={<Missing />} onFinished={toOrder} />
        );
        return id === undefined ? (
          <PaymentPicker me={me}>{(only) => payment(only.id)}</PaymentPicker>
        ) : (
          payment(Number(id))
        );
      }}
    </WithMe>
  );
}
