import { useState } from 'react';
import { updateNotice } from '#core/contract/intake/notices.ts';
import { bulkAssigneeDialogCopy as copy } from '#core/copy/intake/bulk-notices.ts';
import { messages } from '#core/messages.ts';
import { useActOnAll } from '#web/lib/call/act-on-all.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { Choice } from '#web/ui/form/choice.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { useAssignees } from '../actions/use-assignees.ts';
import type { BulkDialogProps } from './bulk-dialog.tsx';
import { BulkProgress } from './bulk-progress.tsx';

const NO_ONE = 0;

/** Assigns the selected notices to someone who may handle all of them, or to no one. */
export function BulkAssigneeDialog({ me, notices, onDone, onClose }: BulkDialogProps) {
  const people = useAssignees(me, notices);
  const [chosen, setChosen] = useState<number | null>(null);
  const { run, pending, progress } = useActOnAll(updateNotice, { toast: messages.noticesAssigned });
  const save = async () => {
    const assignee = chosen === NO_ONE ? null : chosen;
    await run(notices.map(({ id }) => ({ params: { id: String(id) }, body: { assignee } })));
    onDone();
  };
  return (
    <Dialog title={copy.title(notices.length)} size="sm" onClose={onClose}>
      {people ? (
        <fieldset>
          <legend className="sr-only">{copy.assignee}</legend>
          <div className="grid max-h-80 gap-2 overflow-y-auto p-0.5">
            {[{ id: NO_ONE, name: copy.noOne }, ...people].map(({ id, name }) => (
              <Choice
                key={id}
                name="assignee"
                value={String(id)}
                checked={chosen === id}
                onChoose={() => setChosen(id)}
                className="px-3.5 py-2.5"
              >
                <span className="text-14 font-medium [overflow-wrap:anywhere]">{name}</span>
              </Choice>
            ))}
          </div>
        </fieldset>
      ) : (
        <SkeletonRows rows={3} label={copy.loading} />
      )}
      <Actions note={<BulkProgress progress={progress} />}>
        <Button onClick={onClose}>{copy.cancel}</Button>
        <Button variant="primary" disabled={chosen === null} pending={pending} onClick={() => void save()}>
          {copy.assign}
        </Button>
      </Actions>
    </Dialog>
  );
}
