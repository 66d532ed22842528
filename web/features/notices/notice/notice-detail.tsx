import type { ReactNode } from 'react';
import type { Notice } from '#core/contract/intake/notices.ts';
import type { Profile } from '#core/contract/records/users.ts';
import { noticeDetailCopy as copy } from '#core/copy/intake/notices.ts';
import { noticeTitle } from '#web/product/notices/notice-words.ts';
import { Title } from '#web/ui/page/page.tsx';
import { ReadState } from '#web/ui/page/read-state.tsx';
import { useTriage } from '../list/triage.tsx';
import { useNotice } from '../queries.ts';
import { NoticeActions } from './notice-actions.tsx';
import { NoticeView } from './notice-view.tsx';

interface Props {
  id: number;
  me: Profile;
  notes: (notice: Notice) => ReactNode;
  missing: ReactNode;
  onDeleted: () => void;
}

/** A notice on its own screen. */
export function NoticeDetail({ id, me, notes, missing, onDeleted }: Props) {
  const query = useNotice(id);
  const triage = useTriage({ me, place: 'screen', current: () => query.data });
  return (
    <ReadState query={query} title={copy.title} missing={missing}>
      {(notice) => (
        <>
          <Title>{noticeTitle(notice)}</Title>
          <NoticeActions
            notice={notice}
            me={me}
            triage={triage}
            isPartial={query.isPlaceholderData}
            onDeleted={onDeleted}
          />
          <NoticeView
            notice={notice}
            me={me}
            isPartial={query.isPlaceholderData}
            triage={triage}
            notes={notes(notice)}
            heading="h1"
          />
          {triage.dialogs}
        </>
      )}
    </ReadState>
  );
}
