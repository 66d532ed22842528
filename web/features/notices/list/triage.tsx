import { type ReactNode, useState } from 'react';
import { getNotice, type NoticeRow, updateNotice } from '#core/contract/intake/notices.ts';
import type { Profile } from '#core/contract/records/users.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { useKeys } from '#web/lib/keys.ts';
import { NoteDialog } from '../act/note-dialog.tsx';
import { SendDialog } from '../act/send-dialog.tsx';
import { StatusDialog } from '../act/status-dialog.tsx';
import { mayHandle } from '../may-handle.ts';
import { useKeepNotice } from '../queries.ts';
import { KeysDialog } from './keys-dialog.tsx';

export type TriageAct = 'send' | 'note' | 'status';

interface Props {
  me: Profile;
  /** The notice that the keyboard shortcuts apply to. */
  current: () => NoticeRow | null | undefined;
  /** Called after the notice was sent or its status changed. */
  onDealtWith?: (notice: NoticeRow) => void;
}

/** ui.md, triage: s sends, n adds a note, e changes the status, ? shows the shortcuts. Buttons open the same dialogs. */
export function useTriage({ me, current, onDealtWith }: Props): {
  open: (act: TriageAct, notice: NoticeRow, again?: string) => void;
  give: (notice: NoticeRow, status: number) => void;
  pending: boolean;
  dialogs: ReactNode;
} {
  const keep = useKeepNotice();
  const [asked, setAsked] = useState<{ act: TriageAct; notice: NoticeRow; again?: string } | null>(null);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const update = useAct(updateNotice, {
    except: [getNotice],
    toast: messages.noticeStatusUpdated,
    onDone: keep,
  });
  const close = () => setAsked(null);
  const open = (act: TriageAct, notice: NoticeRow, again?: string) => setAsked({ act, notice, again });
  const give = async (notice: NoticeRow, status: number) => {
    const outcome = await update({ params: { id: String(notice.id) }, body: { status } });
    close();
    if (outcome?.done) onDealtWith?.(notice);
  };
  const byKey = (act: TriageAct) => () => {
    const notice = current();
    if (notice && mayHandle(me, notice)) open(act, notice);
  };
  useKeys({ s: byKey('send'), n: byKey('note'), e: byKey('status'), '?': () => setIsHelpOpen(true) });
  return {
    open,
    give: (notice, status) => void give(notice, status),
    pending: update.pending,
    dialogs: (
      <>
        {asked?.act === 'send' && (
          <SendDialog
            notice={asked.notice}
            again={asked.again}
            onSent={() => onDealtWith?.(asked.notice)}
            onClose={close}
          />
        )}
        {asked?.act === 'note' && <NoteDialog notice={asked.notice} onClose={close} />}
        {asked?.act === 'status' && (
          <StatusDialog
            status={asked.notice.status.id}
            pending={update.pending}
            onGive={(status) => void give(asked.notice, status)}
            onClose={close}
          />
        )}
        {isHelpOpen && <KeysDialog onClose={() => setIsHelpOpen(false)} />}
      </>
    ),
  };
}
