import { useQuery } from '@tanstack/react-query';
import type { Profile } from '#core/contract/records/users.ts';
import type { Home } from '#core/contract/views/home.ts';
import { ORDER_STATUS } from '#core/lookups.ts';
import { can, type Permission } from '#core/rules/records/permissions.ts';
import { kindOf } from '#core/rules/trade/order-kinds.ts';
import { REMEDIES } from '#core/rules/views/protection.ts';
import { mayAnywhere, rolesIn } from '#web/product/companies/roles-in.ts';
import { OwnCompaniesCard } from './cards/companies-card.tsx';
import { DomainsCard } from './cards/domains-card.tsx';
import { NeedCards } from './cards/need-cards.tsx';
import { NewestNoticesCard } from './cards/newest-notices-card.tsx';
import { NoticesPlot } from './cards/notices-plot.tsx';
import { OpenUrlsCard } from './cards/open-urls-card.tsx';
import { RecordLine } from './cards/record-line.tsx';
import { FirstSteps, isRegisteredOnce } from './first-steps.tsx';
import { Columns, HomeState } from './home-frame.tsx';
import {
  byUrgency,
  cardNeed,
  companyNeeds,
  draftToFinish,
  homeSentence,
  isNeed,
  lacksDomains,
  type Need,
  noticesToHandle,
  orderToPay,
} from './needs.ts';
import { homeReading } from './queries.ts';
import { SiteSteps } from './site-steps.tsx';

/** A customer's items, most urgent first, limited to what they may do. */
function needsOf(me: Profile, { companies, open_orders, notices, cards }: Home): readonly Need[] {
  const may = (act: Permission, company_id: number) => can(me.result, act, { roles: rolesIn(me, company_id) });
  const orders = open_orders.flatMap((order) => {
    const isWaiting = order.status.id === ORDER_STATUS.waiting_for_payment;
    if (!may(isWaiting ? 'company.pay' : kindOf(order.type.id).submit, order.company.id)) return [];
    return [isWaiting ? orderToPay(order) : draftToFinish(order)];
  });
  return byUrgency(
    [
      mayAnywhere(me, 'notice.handle') ? noticesToHandle(notices) : null,
      ...cards.map(cardNeed),
      ...orders,
      ...companies.map((company) => lacksDomains(company, may('company.edit', company.id))),
      ...companies.flatMap((company) => companyNeeds(company, (remedy) => may(REMEDIES[remedy], company.id))),
    ].filter(isNeed),
  );
}

/** Companies whose site the user can still put our contact details on. */
const siteStepsOf = (me: Profile, { companies }: Home) =>
  companies.filter(
    ({ id, site_step }) => site_step === 'open' && can(me.result, 'company.edit', { roles: rolesIn(me, id) }),
  );

export function CustomerHome({ me }: { me: Profile }) {
  const query = useQuery(homeReading());
  return (
    <HomeState
      me={me}
      query={query}
      subtitle={(home) =>
        homeSentence(home.notices.recent_count, needsOf(me, home).length + siteStepsOf(me, home).length)
      }
    >
      {(home) => (
        <div className="flex flex-col gap-4">
          {!isRegisteredOnce(home.companies) && <FirstSteps email={me.result.email} companies={home.companies} />}
          <NeedCards needs={needsOf(me, home)} />
          {siteStepsOf(me, home).length > 0 && <SiteSteps companies={siteStepsOf(me, home)} />}
          <Columns
            main={<NoticesPlot weeks={home.notices.weeks} />}
            side={<DomainsCard domains={home.domains} footer={<RecordLine companies={home.companies} />} />}
          />
          <Columns
            main={<NewestNoticesCard notices={home.notices.newest} />}
            side={<OpenUrlsCard urls={home.urls} />}
          />
          <OwnCompaniesCard me={me} companies={home.companies} />
        </div>
      )}
    </HomeState>
  );
}
