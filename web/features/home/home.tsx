import type { ReactNode } from 'react';
import type { Profile } from '#core/contract/users.ts';
import { Page } from '#web/ui/page.tsx';
import { greeting } from './greeting.ts';
import { NewestUsersCard } from './newest-users-card.tsx';
import { SetupCard } from './setup-card.tsx';
import { setupSentence, setupSteps } from './setup-steps.ts';

interface HomeCard {
  name: string;
  isFor: (me: Profile) => boolean;
  card: (me: Profile) => ReactNode;
}

/** What home shows, from top to bottom, and to whom. */
const CARDS: readonly HomeCard[] = [
  { name: 'setup', isFor: () => true, card: (me) => <SetupCard steps={setupSteps(me)} /> },
  { name: 'newest-users', isFor: (me) => me.result.is_superuser, card: () => <NewestUsersCard /> },
];

export function Home({ me }: { me: Profile }) {
  return (
    <Page title={greeting(me.result.first_name)} documentTitle="Home" subtitle={setupSentence(setupSteps(me))}>
      <div className="grid gap-4 xl:grid-cols-2 xl:items-start">
        {CARDS.filter(({ isFor }) => isFor(me)).map(({ name, card }) => (
          <div key={name} className="min-w-0">
            {card(me)}
          </div>
        ))}
      </div>
    </Page>
  );
}
