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
  const [asking, setAsking] = useState<'block' | 'activate' | null>(null);
  const wanted = { block: USER_STATUS.blocked, activate: USER_STATUS.active } as const;
  const concerned = (act: keyof typeof wanted) => users.filter(({ status }) => status.id !== wanted[act]);
  const give = async (act: keyof typeof wanted) => {
    const inputs = concerned(act).map(({ id }) => ({
      params: { id: String(id) },
      body: { user_id: id, status_id: wanted[act] },
    }));
    await run(inputs);
    setAsking(null);
    onClear();
  };
  const Asked = asking === 'block' ? BlockDialog : ActivateDialog;
  return (
    <>
      <SelectionBar count={users.length} onClear={onClear}>
        <SelectionAct disabled={pending || concerned('activate').length === 0} onClick={() => setAsking('activate')}>
          <CircleCheck aria-hidden className="size-4" /> {copy.activate}
        </SelectionAct>
        <SelectionAct disabled={pending || concerned('block').length === 0} onClick={() => setAsking('block')}>
          <Ban aria-hidden className="size-4" /> {copy.block}
        </SelectionAct>
      </SelectionBar>
      {asking && (
        <Asked
          who={copy.userCount(concerned(asking).length)}
          pending={pending}
          onAct={() => void give(asking)}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
