import { listNotes } from '#core/contract/records/notes.ts';
import { getBilling, getCompany } from '#core/contract/registry/companies.ts';
import { getDomain } from '#core/contract/registry/domains.ts';
import { deleteOrder, getOrder } from '#core/contract/trade/orders.ts';
import { listInvoices } from '#core/contract/trade/payments.ts';
import { orderScreenCopy as copy } from '#core/copy/trade/orders.ts';
import { messages } from '#core/messages.ts';
import { Notes } from '#web/features/notes/notes.tsx';
import { OrderDetail } from '#web/features/orders/order-detail.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { useLeaveDeleted } from '../location/leave-deleted.ts';
import { WithId } from '../location/with-id.tsx';
import { WithMe } from '../location/with-me.tsx';
import { Missing } from '../public/missing.tsx';

// Deleting a registration also deletes its company and domains.
const DELETED_READS = [getOrder, getCompany, getDomain, listInvoices, getBilling, listNotes];

export function OrderScreen() {
  const leave = useLeaveDeleted({
    toast: messages.orderDeleted,
    to: '/orders',
    forget: DELETED_READS,
    touched: deleteOrder.touches,
  });
  return (
    <WithId name="order_id">
      {(id) => (
        <WithMe>
          {(me) => (
            <OrderDetail
              key={id}
              id={id}
              me={me}
              notes={(mayWrite) => (
                <Card title={copy.title}>
                  <Notes model="order" objectId={id} mayWrite={mayWrite} />
                </Card>
              )}
              missing={<Missing />}
              onDeleted={() => void leave()}
            />
          )}
        </WithMe>
      )}
    </WithId>
  );
}
