import { ordersScreenCopy as copy } from '#core/copy/orders.ts';
import { OrdersExport, OrdersList } from '#web/features/orders/orders-list.tsx';
import { Page } from '#web/ui/page.tsx';
import { WithMe } from '../with-me.tsx';

export const OrdersScreen = () => (
  <WithMe>
    {(me) => (
      <Page flush title={copy.title} actions={<OrdersExport />}>
        <OrdersList me={me} />
      </Page>
    )}
  </WithMe>
);
