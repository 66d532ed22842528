import { useQuery } from '@tanstack/react-query';
import type { Profile } from '#core/contract/records/users.ts';
import { deleteDomain, getDomain } from '#core/contract/registry/domains.ts';
import { domainScreenCopy as copy } from '#core/copy/registry/domains.ts';
import { messages } from '#core/messages.ts';
import { DomainDetail } from '#web/features/domains/domain-detail.tsx';
import { LatestNotices, latestNoticesReading } from '#web/features/notices/list/latest-notices.tsx';
import { OrdersOfDomain } from '#web/features/orders/list/orders-of-domain.tsx';
import { ordersOfDomainReading } from '#web/features/orders/queries.ts';
import { useLeaveDeleted } from '../../location/leave-deleted.ts';
import { WithId } from '../../location/with-id.tsx';
import { WithMe } from '../../location/with-me.tsx';
import { Missing } from '../../public/missing.tsx';

interface Props {
  id: number;
  me: Profile;
  onDeleted: () => void;
}

function DomainWithLists({ id, me, onDeleted }: Props) {
  const about = { domain__id: id };
  const orders = useQuery(ordersOfDomainReading(id));
  const notices = useQuery(latestNoticesReading(about));
  return (
    <DomainDetail
      id={id}
      me={me}
      areListsKnown={orders.isFetched && notices.isFetched}
      orders={<OrdersOfDomain domainId={id} />}
      notices={<LatestNotices filter={about} all={{ domain: String(id) }} emptyTitle={copy.noNoticesAboutThisDomain} />}
      missing={<Missing />}
      onDeleted={onDeleted}
    />
  );
}

export function DomainScreen() {
  const leave = useLeaveDeleted({
    toast: messages.domainDeleted,
    to: '/domains',
    forget: [getDomain],
    touched: deleteDomain.touches,
  });
  return (
    <WithId name="id">
      {(id) => <WithMe>{(me) => <DomainWithLists key={id} id={id} me={me} onDeleted={() => void leave()} />}</WithMe>}
    </WithId>
  );
}
