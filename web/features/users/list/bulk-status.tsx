import { Ban, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { setUserStatus, type User } from '#core/contract/records/users.ts';
import { bulkStatusCopy as copy } from '#core/copy/records/users.ts';
import { USER_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { useActOnAll } from '#web/lib/call/act-on-all.ts';
import { SelectionAct, SelectionBar } from '#web/ui/list/selection-bar.tsx';
import { ActivateDialog, BlockDialog } from '../block-dialog.tsx';

interface Props {
  users: readonly User[];
  onClear: () => void;
}

/** Blocks or activates the selected users after a confirmation. Users who already have the status are skipped. */
export function BulkStatus({ users, onClear }: Props) {
  const { run, pending } = useActOnAll(setUserStatus, { toast: messages.usersUpdated });
  const [confirming, setConfirming] = useState<'block' | 'activate' | null>(null);
  const targetStatus = { block: USER_STATUS.blocked, activate: USER_STATUS.active } as const;
  const changeable = (action: keyof typeof targetStatus) =>
    users.filter(({ status }) => status.id !== targetStatus[action]);
  const setStatus = async (action: keyof typeof targetStatus) => {
    const inputs = changeable(action).map(({ id }) => ({
      params: { id: String(id) },
      body: { user_id: id, status_id: targetStatus[action] },
    }));
    await run(inputs);
    setConfirming(null);
    onClear();
  };
  const Confirmation = confirming === 'block' ? BlockDialog : ActivateDialog;
  return (
    <>
      <SelectionBar count={users.length} onClear={onClear}>
        <SelectionAct
          disabled={pending || changeable('activate').length === 0}
          onClick={() => setConfirming('activate')}
        >
          <CircleCheck aria-hidden className="size-4" /> {copy.activate}
        </SelectionAct>
        <SelectionAct disabled={pending || changeable('block').length === 0} onClick={() => setConfirming('block')}>
          <Ban aria-hidden className="size-4" /> {copy.block}
        </SelectionAct>
      </SelectionBar>
      {confirming && (
        <Confirmation
          who={copy.userCount(changeable(confirming).length)}
          pending={pending}
          onAct={() => void setStatus(confirming)}
          onClose={() => setConfirming(null)}
        />
      )}
    </>
  );
}
