import { type ReactNode, useState } from 'react';
import type { Notice } from '#core/contract/intake/notices.ts';
import type { Profile } from '#core/contract/records/users.ts';
import { noticePaneCopy as copy } from '#core/copy/intake/notices.ts';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { NoticeActions } from '../notice/notice-actions.tsx';
import { NoticeView } from '../notice/notice-view.tsx';
import { useNotice } from '../queries.ts';
import { useTriage } from './triage.tsx';

interface Props {
  id: number;
  me: Profile;
  notes: (notice: Notice) => ReactNode;
  onHandled: () => void;
}

/** A notice in the split view. */
export function NoticePane({ id, me, notes, onHandled }: Props) {
  const { data, isPending, isPlaceholderData, error, refetch } = useNotice(id);
  const [isGone, setIsGone] = useState(false);
  const triage = useTriage({ me, place: 'split', current: () => data, onHandled: onHandled });
  if (isGone) return null;
  if (isPending) return <SkeletonRows rows={5} label={copy.loadingTheNotice} />;
  if (!data) {
    return (
      <div className="p-7">
        <ErrorPanel error={error} onRetry={refetch} />
      </div>
    );
  }
  return (
    <>
      <NoticeActions
        within
        notice={data}
        me={me}
        triage={triage}
        isPartial={isPlaceholderData}
        onDeleted={() => {
          setIsGone(true);
          onHandled();
        }}
      />
      <NoticeView
        notice={data}
        me={me}
        isPartial={isPlaceholderData}
        triage={triage}
        notes={notes(data)}
        heading="h2"
      />
      {triage.dialogs}
    </>
  );
}
