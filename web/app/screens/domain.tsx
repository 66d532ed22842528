import { messages } from '#core/messages.ts';
import { DomainDetail } from '#web/features/domains/domain-detail.tsx';
import { NoticesOf } from '#web/features/notices/notices-of.tsx';
import { OrdersOfDomain } from '#web/features/orders/orders-of-domain.tsx';
import { useLeaveDeleted } from '../leave-deleted.ts';
import { Missing } from '../missing.tsx';
import { WithId } from '../with-id.tsx';
import { WithMe } from '../with-me.tsx';

export function DomainScreen() {
  const leave = useLeaveDeleted({
    toast: messages.domainDeleted,
    to: '/domains',
    forget: ['getDomain'],
    refresh: ['listDomains', 'getOrder', 'listOrders', 'getCompany', 'listCompanies'],
  });
  return (
    <WithId name="id">
      {(id) => (
        <WithMe>
          {(me) => (
            <DomainDetail
              key={id}
              id={id}
              me={me}
              orders={<OrdersOfDomain domainId={id} />}
              notices={<NoticesOf what={{ domain__id: id }} all={{ domain: String(id) }} none="No notices about it" />}
              missing={<Missing />}
              onDeleted={() => void leave()}
            />
          )}
        </WithMe>
      )}
    </WithId>
  );
}
