import { type ReactNode, useState } from 'react';
import { getNotice, type NoticeRow, updateNotice } from '#core/contract/intake/notices.ts';
import type { Profile } from '#core/contract/records/users.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { useKeys } from '#web/lib/keys.ts';
import { NoteDialog } from '../actions/note-dialog.tsx';
import { SendDialog } from '../actions/send-dialog.tsx';
import { StatusDialog } from '../actions/status-dialog.tsx';
import { mayHandle } from '../may-handle.ts';
import { useCacheNotice } from '../queries.ts';
import { ReplyDialog } from '../reply/reply-dialog.tsx';
import { NoticeKeysDialog, type NoticePlace } from './keys-dialog.tsx';

export type TriageAction = 'send' | 'reply' | 'note' | 'status';

interface Props {
  me: Profile;
  place: NoticePlace;
  /** The notice that the keyboard shortcuts apply to. */
  current: () => NoticeRow | null | undefined;
  /** Called after the notice was sent or its status changed. */
  onHandled?: (notice: NoticeRow) => void;
}

/** Keyboard shortcuts for triage: s sends, r replies, n adds a note, e changes the status, ? shows the shortcuts. Buttons open the same dialogs. */
export function useTriage({ me, place, current, onHandled }: Props): {
  open: (action: TriageAction, notice: NoticeRow, again?: string) => void;
  setStatus: (notice: NoticeRow, status: number) => void;
  pending: boolean;
  dialogs: ReactNode;
} {
  const cacheNotice = useCacheNotice();
  const [openDialog, setOpenDialog] = useState<{ action: TriageAction; notice: NoticeRow; again?: string } | null>(
    null,
  );
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const update = useAct(updateNotice, {
    except: [getNotice],
    toast: messages.noticeStatusUpdated,
    onDone: cacheNotice,
  });
  const close = () => setOpenDialog(null);
  const open = (action: TriageAction, notice: NoticeRow, again?: string) => setOpenDialog({ action, notice, again });
  const setStatus = async (notice: NoticeRow, status: number) => {
    const outcome = await update({ params: { id: String(notice.id) }, body: { status } });
    close();
    if (outcome?.done) onHandled?.(notice);
  };
  const byKey = (action: TriageAction) => () => {
    const notice = current();
    if (notice && mayHandle(me, notice)) open(action, notice);
  };
  useKeys({
    s: byKey('send'),
    r: byKey('reply'),
    n: byKey('note'),
    e: byKey('status'),
    '?': () => setIsHelpOpen(true),
  });
  return {
    open,
    setStatus: (notice, status) => void setStatus(notice, status),
    pending: update.pending,
    dialogs: (
      <>
        {openDialog?.action === 'send' && (
          <SendDialog
            notice={openDialog.notice}
            again={openDialog.again}
            onSent={() => onHandled?.(openDialog.notice)}
            onClose={close}
          />
        )}
        {openDialog?.action === 'reply' && (
          <ReplyDialog notice={openDialog.notice} me={me} again={openDialog.again} onClose={close} />
        )}
        {openDialog?.action === 'note' && <NoteDialog notice={openDialog.notice} onClose={close} />}
        {openDialog?.action === 'status' && (
          <StatusDialog
            status={openDialog.notice.status.id}
            pending={update.pending}
            onSelect={(status) => void setStatus(openDialog.notice, status)}
            onClose={close}
          />
        )}
        {isHelpOpen && <NoticeKeysDialog place={place} onClose={() => setIsHelpOpen(false)} />}
      </>
    ),
  };
}
