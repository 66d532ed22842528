import { CircleCheck, Hourglass, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { type NoticeRow, updateNotice } from '#core/contract/intake/notices.ts';
import { bulkStatusCopy as copy } from '#core/copy/intake/notices.ts';
import { NOTICE_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { useActOnAll } from '#web/lib/call/act-on-all.ts';
import { SelectionAct, SelectionBar } from '#web/ui/list/selection-bar.tsx';
import { StatusDialog } from '../actions/status-dialog.tsx';

interface Props {
  notices: readonly NoticeRow[];
  onDone: () => void;
}

/** Changes the status of the selected notices. No confirmation, because it can be changed back. */
export function BulkStatus({ notices, onDone }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { run, pending } = useActOnAll(updateNotice, { toast: messages.noticesUpdated });
  const setStatus = async (status: number) => {
    await run(notices.map(({ id }) => ({ params: { id: String(id) }, body: { status } })));
    setIsOpen(false);
    onDone();
  };
  return (
    <>
      <SelectionBar count={notices.length} onClear={onDone}>
        <SelectionAct
          disabled={pending}
          onClick={() => void setStatus(NOTICE_STATUS.in_progress)}
          label={copy.inProgress}
        >
          <Hourglass aria-hidden className="size-4" /> <span className="max-sm:hidden">{copy.inProgress}</span>
        </SelectionAct>
        <SelectionAct disabled={pending} onClick={() => void setStatus(NOTICE_STATUS.resolved)} label={copy.resolved}>
          <CircleCheck aria-hidden className="size-4" /> <span className="max-sm:hidden">{copy.resolved}</span>
        </SelectionAct>
        <SelectionAct disabled={pending} onClick={() => setIsOpen(true)}>
          <ListChecks aria-hidden className="size-4" /> {copy.status}
        </SelectionAct>
      </SelectionBar>
      {isOpen && (
        <StatusDialog
          status={notices.length === 1 ? notices[0]?.status.id : undefined}
          pending={pending}
          onSelect={(status) => void setStatus(status)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
