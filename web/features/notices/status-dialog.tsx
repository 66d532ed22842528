import { useState } from 'react';
import { NOTICE_STATUSES } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { Actions, Dialog } from '#web/ui/dialog.tsx';

interface Props {
  /** What it is now, where all of them are the same. */
  status?: number;
  pending: boolean;
  onGive: (status: number) => void;
  onClose: () => void;
}

/** One of the statuses, by the arrow keys and Enter too. */
export function StatusDialog({ status, pending, onGive, onClose }: Props) {
  const [chosen, setChosen] = useState(status);
  const [isTold, setIsTold] = useState(false);
  return (
    <Dialog title="Change status" size="sm" onClose={onClose}>
      <form
        noValidate
        aria-label="Change status"
        className="flex flex-1 flex-col"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (chosen === undefined) setIsTold(true);
          else if (!pending) onGive(chosen);
        }}
      >
        <fieldset>
          <legend className="sr-only">Status</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {NOTICE_STATUSES.map(({ id, name }) => (
              <Choice
                key={id}
                name="status"
                value={String(id)}
                checked={chosen === id}
                onChoose={() => setChosen(id)}
                className="px-3.5 py-2.5"
              >
                <span className="text-14 font-medium">{name}</span>
              </Choice>
            ))}
          </div>
        </fieldset>
        {isTold && chosen === undefined && (
          <p role="alert" className="pt-2 text-12 text-bad">
            {messages.statusRequired}
          </p>
        )}
        <Actions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={pending}>
            Save
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
