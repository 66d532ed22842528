import { useQuery } from '@tanstack/react-query';
import type { Home } from '#core/contract/home.ts';
import type { Profile } from '#core/contract/users.ts';
import { ORDER_STATUS } from '#core/lookups.ts';
import { kindOf } from '#core/rules/order-kinds.ts';
import { type Act, can } from '#core/rules/permissions.ts';
import { REMEDIES } from '#core/rules/protection.ts';
import { mayAnywhere, rolesIn } from '#web/product/companies/roles-in.ts';
import { OwnCompaniesCard } from './companies-card.tsx';
import { DomainsCard } from './domains-card.tsx';
import { Columns, HomeState } from './home-frame.tsx';
import { NeedCards } from './need-cards.tsx';
import {
  byUrgency,
  companyNeeds,
  draftToFinish,
  homeSentence,
  isNeed,
  type Need,
  noticesToRead,
  orderToPay,
} from './needs.ts';
import { NewestNoticesCard } from './newest-notices-card.tsx';
import { NoticesPlot } from './notices-plot.tsx';
import { homeReading } from './queries.ts';
import { RecordLine } from './record-line.tsx';

/** What waits for a customer, the most urgent first. What somebody may not do does not wait for them. */
function needsOf(me: Profile, { companies, open_orders, notices }: Home): readonly Need[] {
  const may = (act: Act, company_id: number) => can(me.result, act, { roles: rolesIn(me, company_id) });
  const orders = open_orders.flatMap((order) => {
    const isWaiting = order.status.id === ORDER_STATUS.waiting_for_payment;
    if (!may(isWaiting ? 'company.pay' : kindOf(order.type.id).submit, order.company.id)) return [];
    return [isWaiting ? orderToPay(order) : draftToFinish(order)];
  });
  return byUrgency(
    [
      mayAnywhere(me, 'notice.handle') ? noticesToRead(notices) : null,
      ...orders,
      ...companies.flatMap((company) => companyNeeds(company, (remedy) => may(REMEDIES[remedy], company.id))),
    ].filter(isNeed),
  );
}

export function CustomerHome({ me }: { me: Profile }) {
  const query = useQuery(homeReading());
  return (
    <HomeState
      me={me}
      query={query}
      subtitle={(home) => homeSentence(home.notices.recent_count, needsOf(me, home).length)}
    >
      {(home) => (
        <div className="flex flex-col gap-4">
          <NeedCards needs={needsOf(me, home)} />
          <Columns
            main={<NoticesPlot weeks={home.notices.weeks} />}
            side={<DomainsCard domains={home.domains} footer={<RecordLine companies={home.companies} />} />}
          />
          <Columns
            main={<NewestNoticesCard notices={home.notices.newest} />}
            side={<OwnCompaniesCard me={me} companies={home.companies} />}
          />
        </div>
      )}
    </HomeState>
  );
}
