import { ordersScreenCopy as copy } from '#core/copy/trade/orders.ts';
import { OrdersExport, OrdersList } from '#web/features/orders/list/orders-list.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { WithMe } from '../location/with-me.tsx';

export const OrdersScreen = () => (
  <WithMe>
    {(me) => (
      <Page flush title={copy.title} actions={<OrdersExport />}>
        <OrdersList me={me} />
      </Page>
    )}
  </WithMe>
);
