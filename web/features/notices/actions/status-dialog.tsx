import { useState } from 'react';
import { statusDialogCopy as copy } from '#core/copy/intake/notices.ts';
import { NOTICE_STATUSES } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { Choice } from '#web/ui/form/choice.tsx';

interface Props {
  /** The current status, if all selected notices share it. */
  status?: number;
  pending: boolean;
  onSelect: (status: number) => void;
  onClose: () => void;
}

/** Status picker; also works with arrow keys and Enter. */
export function StatusDialog({ status, pending, onSelect, onClose }: Props) {
  const [chosen, setChosen] = useState(status);
  const [isSubmitted, setIsSubmitted] = useState(false);
  return (
    <Dialog title={copy.changeStatus} size="sm" onClose={onClose}>
      <form
        noValidate
        aria-label={copy.changeStatus}
        className="flex flex-1 flex-col"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (chosen === undefined) setIsSubmitted(true);
          else if (!pending) onSelect(chosen);
        }}
      >
        <fieldset>
          <legend className="sr-only">{copy.status}</legend>
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
        {isSubmitted && chosen === undefined && (
          <p role="alert" className="pt-2 text-12 text-bad">
            {messages.statusRequired}
          </p>
        )}
        <Actions>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" pending={pending}>
            {copy.save}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
