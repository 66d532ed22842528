import { getBilling, getCompany } from '#core/contract/companies.ts';
import { getDomain } from '#core/contract/domains.ts';
import { listNotes } from '#core/contract/notes.ts';
import { deleteOrder, getOrder } from '#core/contract/orders.ts';
import { listInvoices } from '#core/contract/payments.ts';
import { orderScreenCopy as copy } from '#core/copy/orders.ts';
import { messages } from '#core/messages.ts';
import { Notes } from '#web/features/notes/notes.tsx';
import { OrderDetail } from '#web/features/orders/order-detail.tsx';
import { Card } from '#web/ui/card.tsx';
import { useLeaveDeleted } from '../leave-deleted.ts';
import { Missing } from '../missing.tsx';
import { WithId } from '../with-id.tsx';
import { WithMe } from '../with-me.tsx';

// A registration takes its company and its domains along.
const GONE = [getOrder, getCompany, getDomain, listInvoices, getBilling, listNotes];

export function OrderScreen() {
  const leave = useLeaveDeleted({
    toast: messages.orderDeleted,
    to: '/orders',
    forget: GONE,
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
