import type { ReactNode } from 'react';
import type { Profile } from '#core/contract/users.ts';
import { Page } from '#web/ui/page.tsx';
import { NextToExpireCard, OwnCompaniesCard } from './companies-card.tsx';
import { DomainsCard } from './domains-card.tsx';
import { FirstSteps } from './first-steps.tsx';
import { greeting } from './greeting.ts';
import { NeedCards } from './need-cards.tsx';
import { type Need, needsSentence } from './needs.ts';
import { NewestNoticesCard } from './newest-notices-card.tsx';
import { NewestOrdersCard } from './newest-orders-card.tsx';
import { NewestUsersCard } from './newest-users-card.tsx';
import { useAgentNeeds, useCustomerNeeds } from './queries.ts';

/** What needs this person now, and how things stand. */
export function Home({ me }: { me: Profile }) {
  if (me.result.is_superuser) return <AgentHome me={me} />;
  return me.companies.length === 0 ? <FirstHome me={me} /> : <CustomerHome me={me} />;
}

const FirstHome = ({ me }: { me: Profile }) => (
  <Frame me={me} subtitle="Welcome. Two steps left until we can file your registration.">
    <div className="max-w-[720px]">
      <FirstSteps email={me.result.email} />
    </div>
  </Frame>
);

function CustomerHome({ me }: { me: Profile }) {
  return (
    <WithNeeds
      me={me}
      needs={useCustomerNeeds(me)}
      main={
        <>
          <NewestNoticesCard />
          <NewestOrdersCard />
        </>
      }
      side={
        <>
          <OwnCompaniesCard me={me} />
          <DomainsCard />
        </>
      }
    />
  );
}

function AgentHome({ me }: { me: Profile }) {
  return (
    <WithNeeds
      me={me}
      needs={useAgentNeeds()}
      main={
        <>
          <NewestNoticesCard />
          <NewestOrdersCard />
          <NewestUsersCard />
        </>
      }
      side={
        <>
          <NextToExpireCard />
          <DomainsCard />
        </>
      }
    />
  );
}

interface NeedsProps {
  me: Profile;
  needs: readonly Need[] | undefined;
  main: ReactNode;
  side: ReactNode;
}

const WithNeeds = ({ me, needs, main, side }: NeedsProps) => (
  <Frame me={me} subtitle={needs ? needsSentence(needs.length) : 'Looking what is new…'}>
    <div className="flex flex-col gap-4">
      {needs && <NeedCards needs={needs} />}
      <div className="grid gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:items-start">
        <div className="flex min-w-0 flex-col gap-4">{main}</div>
        <div className="flex min-w-0 flex-col gap-4">{side}</div>
      </div>
    </div>
  </Frame>
);

const Frame = ({ me, subtitle, children }: { me: Profile; subtitle: string; children: ReactNode }) => (
  <Page title={greeting(me.result.first_name)} documentTitle="Home" subtitle={subtitle}>
    {children}
  </Page>
);
