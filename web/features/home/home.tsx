import type { ReactNode } from 'react';
import type { Profile } from '#core/contract/records/users.ts';
import { homeCopy as copy } from '#core/copy/views/home.ts';
import { AgentHome } from './agent-home.tsx';
import { CustomerHome } from './customer-home.tsx';
import { FirstSteps } from './first-steps.tsx';
import { HomeFrame } from './home-frame.tsx';

/** Open items and status cards, for customers or superusers. */
export function Home({ me }: { me: Profile }): ReactNode {
  if (me.result.is_superuser) return <AgentHome me={me} />;
  return me.companies.length === 0 ? <FirstHome me={me} /> : <CustomerHome me={me} />;
}

const FirstHome = ({ me }: { me: Profile }) => (
  <HomeFrame me={me} subtitle={copy.subtitle}>
    <div className="max-w-[720px]">
      <FirstSteps email={me.result.email} companies={[]} />
    </div>
  </HomeFrame>
);
