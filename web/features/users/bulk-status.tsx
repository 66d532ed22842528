import { useQueryClient } from '@tanstack/react-query';
import { Ban, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { setUserStatus } from '#core/contract/users.ts';
import { USER_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { call } from '#web/lib/call.ts';
import { plural } from '#web/lib/format.ts';
import { SelectionAct, SelectionBar } from '#web/ui/selection-bar.tsx';
import { toast } from '#web/ui/toast.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { USER_READS } from './queries.ts';

interface Props {
  ids: readonly number[];
  onClear: () => void;
}

/** Blocks or activates the chosen users together. Each is an act of its own: one refusal does not stop the others. */
export function BulkStatus({ ids, onClear }: Props) {
  const client = useQueryClient();
  const [isPending, setIsPending] = useState(false);
  const [isAsking, setIsAsking] = useState(false);

  const give = async (status_id: number) => {
    setIsPending(true);
    const calls = ids.map((id) =>
      call(setUserStatus, { params: { id: String(id) }, body: { user_id: id, status_id } }),
    );
    const refused = (await Promise.allSettled(calls)).filter(({ status }) => status === 'rejected').length;
    await Promise.all(USER_READS.map((read) => client.invalidateQueries({ queryKey: [read] })));
    setIsPending(false);
    setIsAsking(false);
    onClear();
    if (refused > 0) toast.error(messages.usersNotUpdated(refused, ids.length));
    else toast.success(messages.usersUpdated(ids.length));
  };

  return (
    <>
      <SelectionBar count={ids.length} onClear={onClear}>
        <SelectionAct disabled={isPending} onClick={() => void give(USER_STATUS.active)}>
          <CircleCheck aria-hidden className="size-4" /> Activate
        </SelectionAct>
        <SelectionAct disabled={isPending} onClick={() => setIsAsking(true)}>
          <Ban aria-hidden className="size-4" /> Block
        </SelectionAct>
      </SelectionBar>
      {isAsking && (
        <BlockDialog
          who={plural(ids.length, 'user')}
          pending={isPending}
          onBlock={() => void give(USER_STATUS.blocked)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
