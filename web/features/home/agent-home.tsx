import { useQuery } from '@tanstack/react-query';
import type { Profile } from '#core/contract/records/users.ts';
import type { Desk } from '#core/contract/views/home.ts';
import { agentHomeCopy as copy } from '#core/copy/views/home.ts';
import { thousands } from '#core/rules/text/numbers.ts';
import { NextToExpireCard } from './cards/companies-card.tsx';
import { DomainsCard } from './cards/domains-card.tsx';
import { JobsCard } from './cards/jobs-card.tsx';
import { NeedCards } from './cards/need-cards.tsx';
import { NewestNoticesCard } from './cards/newest-notices-card.tsx';
import { NewestOrdersCard } from './cards/newest-orders-card.tsx';
import { NoticesPlot } from './cards/notices-plot.tsx';
import { RevenuePlot } from './cards/revenue-plot.tsx';
import { Columns, HomeState } from './home-frame.tsx';
import {
  companiesExpired,
  companyNeeds,
  formsUnconfirmed,
  forwardsFailed,
  homeSentence,
  isNeed,
  type Need,
  noticesToHandle,
  noticesUnmatched,
  noticesUnread,
  ordersToProcess,
  ordersUnpaid,
} from './needs.ts';
import { deskReading } from './queries.ts';

/** The agent's items, in the order of a working day. */
const needsOf = ({ orders, notices, companies }: Desk): readonly Need[] =>
  [
    ordersToProcess(orders.to_process, orders.oldest),
    noticesUnread(notices.unread),
    noticesUnmatched(notices.unmatched),
    formsUnconfirmed(notices.unconfirmed_forms),
    forwardsFailed(notices.failed_forwards),
    noticesToHandle(notices),
    companiesExpired(companies.expired),
    ...companies.next_to_expire.flatMap((company) =>
      companyNeeds(company, () => true).filter(({ kind }) => kind === 'expiry'),
    ),
    ordersUnpaid(orders.waiting_for_payment),
  ].filter(isNeed);

/** Chart of received and waiting notices, beside the revenue. */
function weeksSentence(weeks: Desk['notices']['weeks']): string {
  const sum = (key: 'received' | 'waiting') => weeks.reduce((total, week) => total + week[key], 0);
  const waiting = sum('waiting');
  return copy.noticesIn12Weeks(sum('received'), waiting === 0 ? copy.allHandled : copy.waiting(thousands(waiting)));
}

export function AgentHome({ me }: { me: Profile }) {
  const query = useQuery(deskReading());
  return (
    <HomeState me={me} query={query} subtitle={(desk) => homeSentence(desk.notices.recent_count, needsOf(desk).length)}>
      {(desk) => (
        <div className="flex flex-col gap-4">
          <NeedCards needs={needsOf(desk)} />
          <Columns
            main={<NoticesPlot weeks={desk.notices.weeks} footer={weeksSentence(desk.notices.weeks)} />}
            side={<RevenuePlot revenue={desk.revenue} />}
          />
          <Columns
            main={
              <>
                <NewestNoticesCard notices={desk.notices.newest} />
                <NewestOrdersCard orders={desk.orders.newest} />
              </>
            }
            side={
              <>
                <NextToExpireCard companies={desk.companies.next_to_expire} />
                <DomainsCard domains={desk.domains} />
                <JobsCard desk={desk} />
              </>
            }
          />
        </div>
      )}
    </HomeState>
  );
}
