import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { keepFactors } from '#core/contract/records/factors.ts';
import { keepFactorsCopy as copy } from '#core/copy/records/factors.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { PublicScreen } from '../../public/public-screen.tsx';

/** Stops a superuser's reset of the user's second factors. By a button, because mail scanners open links. */
export function KeepFactorsScreen() {
  const { token = '' } = useParams({ strict: false });
  const [ending, setEnding] = useState<{ heading: string; text: string }>();
  const keep = useAct(keepFactors, { inPlace: true });
  const act = async () => {
    const outcome = await keep({ body: { token } });
    if (!outcome) return;
    setEnding(
      outcome.done
        ? { heading: copy.keptHeading, text: copy.keptText }
        : { heading: copy.invalidHeading, text: outcome.message },
    );
  };
  return (
    <PublicScreen
      documentTitle={copy.title}
      heading={ending?.heading ?? copy.heading}
      intro={<span role={ending && 'status'}>{ending?.text ?? copy.intro}</span>}
    >
      {ending ? (
        <ButtonLink to="/login" size="lg" className="w-full">
          {copy.logIn}
        </ButtonLink>
      ) : (
        <Button variant="primary" size="lg" pending={keep.pending} onClick={() => void act()} className="w-full">
          {copy.keep}
        </Button>
      )}
    </PublicScreen>
  );
}
