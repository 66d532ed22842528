import { Building2, CircleCheck, EyeOff, ListChecks, MoreHorizontal, Send, Trash2, UserRound } from 'lucide-react';
import { useState } from 'react';
import { type NoticeRow, updateNotice } from '#core/contract/intake/notices.ts';
import type { Profile } from '#core/contract/records/users.ts';
import { bulkNoticesCopy as copy } from '#core/copy/intake/bulk-notices.ts';
import { NOTICE_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { useActOnAll } from '#web/lib/call/act-on-all.ts';
import { Menu, MenuItem } from '#web/ui/dialog/menu.tsx';
import { SelectionAct, SelectionBar, selectionActClass } from '#web/ui/list/selection-bar.tsx';
import { StatusDialog } from '../actions/status-dialog.tsx';
import { type BulkAction, BulkDialog } from './bulk-dialog.tsx';

interface Props {
  me: Profile;
  notices: readonly NoticeRow[];
  onDone: () => void;
}

/** beyond § 23: status, assignee, send, assign company, ignore and delete, each as one call per selected notice. */
export function BulkNotices({ me, notices, onDone }: Props) {
  const [open, setOpen] = useState<BulkAction | 'status' | null>(null);
  const { run, pending, progress } = useActOnAll(updateNotice, { toast: messages.noticesUpdated });
  const close = () => setOpen(null);
  const done = () => {
    close();
    onDone();
  };
  const setStatus = async (status: number) => {
    await run(notices.map(({ id }) => ({ params: { id: String(id) }, body: { status } })));
    done();
  };
  return (
    <>
      <SelectionBar count={notices.length} progress={progress} onClear={onDone}>
        <SelectionAct disabled={pending} onClick={() => void setStatus(NOTICE_STATUS.resolved)} label={copy.resolved}>
          <CircleCheck aria-hidden className="size-4" /> <span className="max-sm:hidden">{copy.resolved}</span>
        </SelectionAct>
        <SelectionAct disabled={pending} onClick={() => setOpen('status')} label={copy.status}>
          <ListChecks aria-hidden className="size-4" /> <span className="max-sm:hidden">{copy.status}</span>
        </SelectionAct>
        <SelectionAct disabled={pending} onClick={() => setOpen('assignee')} label={copy.assignee}>
          <UserRound aria-hidden className="size-4" /> <span className="max-sm:hidden">{copy.assignee}</span>
        </SelectionAct>
        <Menu
          align="end"
          trigger={
            <button
              type="button"
              aria-label={copy.more}
              title={copy.more}
              disabled={pending}
              className={selectionActClass}
            >
              <MoreHorizontal aria-hidden className="size-4" />
            </button>
          }
        >
          <MenuItem onClick={() => setOpen('send')}>
            <Send aria-hidden size={15} /> {copy.send}
          </MenuItem>
          {me.result.is_superuser && (
            <MenuItem onClick={() => setOpen('company')}>
              <Building2 aria-hidden size={15} /> {copy.assignCompany}
            </MenuItem>
          )}
          <MenuItem onClick={() => void setStatus(NOTICE_STATUS.ignored)}>
            <EyeOff aria-hidden size={15} /> {copy.ignore}
          </MenuItem>
          <MenuItem onClick={() => setOpen('delete')}>
            <Trash2 aria-hidden size={15} /> {copy.delete}
          </MenuItem>
        </Menu>
      </SelectionBar>
      {open === 'status' && (
        <StatusDialog
          status={notices.length === 1 ? notices[0]?.status.id : undefined}
          pending={pending}
          onSelect={(status) => void setStatus(status)}
          onClose={close}
        />
      )}
      {open !== null && open !== 'status' && (
        <BulkDialog action={open} me={me} notices={notices} onDone={done} onClose={close} />
      )}
    </>
  );
}
