import { useSearch } from '@tanstack/react-router';
import { historyScreenCopy as copy } from '#core/copy/history.ts';
import { ActView } from '#web/features/history/act-view.tsx';
import { HistoryList } from '#web/features/history/history-list.tsx';
import { Page } from '#web/ui/page.tsx';
import { Missing } from '../missing.tsx';
import { WithId } from '../with-id.tsx';
import { WithMe } from '../with-me.tsx';
import { WithUuid } from '../with-uuid.tsx';

export const HistoryScreen = () => (
  <WithMe>
    {(me) => (
      <Page flush title={copy.title} subtitle={copy.subtitle}>
        <HistoryList me={me} />
      </Page>
    )}
  </WithMe>
);

/** decisions §10: `snapshot_id` is the uuid of the act. */
export function SnapshotScreen() {
  const { kind } = useSearch({ strict: false });
  return (
    <WithUuid name="snapshot_id">
      {(uuid) => (
        <WithId name="object_id">
          {(id) => <ActView uuid={uuid} objectId={id} kind={kind} missing={<Missing />} />}
        </WithId>
      )}
    </WithUuid>
  );
}
