import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import type { Profile } from '#core/contract/records/users.ts';
import { factorRequiredCopy as copy } from '#core/copy/records/factors.ts';
import { FactorsCard } from '#web/features/users/factors/factors-card.tsx';
import { useFactors } from '#web/features/users/factors/queries.ts';
import { useMe } from '#web/lib/call/me.ts';
import { queryClient } from '#web/lib/call/query-client.ts';
import { factorGate } from '#web/lib/session/factor-gate.ts';
import { Button } from '#web/ui/button.tsx';
import { Title } from '#web/ui/page/page.tsx';
import { PlainFrame } from '../public/plain-frame.tsx';
import { useLogout } from './use-logout.ts';

/** In place of every screen while a required second factor is not set up. */
export const FactorRequired = () => (
  <CSPProvider disableStyleElements>
    <QueryClientProvider client={queryClient}>
      <PlainFrame>
        <SetUp />
      </PlainFrame>
    </QueryClientProvider>
  </CSPProvider>
);

function SetUp() {
  const me = useMe();
  return (
    <div className="mx-auto w-full max-w-[640px] py-10">
      <Title>{copy.title}</Title>
      <h1 tabIndex={-1} className="font-serif text-34 font-medium text-balance text-ink">
        {copy.heading}
      </h1>
      <p className="mt-3 mb-6 text-16 text-ink-2 text-pretty">{copy.intro}</p>
      {me && <Factors me={me.result} />}
    </div>
  );
}

function Factors({ me }: { me: Profile['result'] }) {
  const { data } = useFactors(me.id);
  const logout = useLogout();
  const hasFactor = data !== undefined && (data.totp || data.passkeys.length > 0);
  /** Forgets what was refused, so that the screens load again. */
  const goOn = () => {
    queryClient.clear();
    factorGate.open();
  };
  return (
    <>
      <FactorsCard userId={me.id} email={me.email} />
      <div className="mt-6 flex flex-wrap gap-2">
        <Button variant="primary" disabled={!hasFactor} onClick={goOn}>
          {copy.continue}
        </Button>
        <Button pending={logout.pending} onClick={logout.run}>
          {copy.logOut}
        </Button>
      </div>
    </>
  );
}
