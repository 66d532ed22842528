import { useState } from 'react';
import { FACTOR_RESET_HOURS } from '#core/constants.ts';
import { resetFactors } from '#core/contract/records/factors.ts';
import type { User } from '#core/contract/records/users.ts';
import { resetFactorsCopy as copy } from '#core/copy/records/factors.ts';
import { useAct } from '#web/lib/call/query.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';

/** Lets a superuser remove the factors of someone who lost them. */
export function ResetFactors({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const reset = useAct(resetFactors, {
    toast: ({ effective_date }) => copy.done(formatDateTime(effective_date)),
    onDone: close,
  });
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{copy.button}</Button>
      {isOpen && (
        <ConfirmDialog
          danger
          title={copy.title(user.name)}
          act={copy.reset}
          pending={reset.pending}
          onAct={() => void reset({ params: { id: String(user.id) } })}
          onClose={close}
        >
          {copy.text(FACTOR_RESET_HOURS)}
        </ConfirmDialog>
      )}
    </>
  );
}
