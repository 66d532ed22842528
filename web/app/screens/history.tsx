import { useSearch } from '@tanstack/react-router';
import { historyScreenCopy as copy } from '#core/copy/records/history.ts';
import { EntryView } from '#web/features/history/entry-view.tsx';
import { HistoryList } from '#web/features/history/history-list.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { WithId } from '../location/with-id.tsx';
import { WithMe } from '../location/with-me.tsx';
import { WithUuid } from '../location/with-uuid.tsx';
import { Missing } from '../public/missing.tsx';

export const HistoryScreen = () => (
  <WithMe>
    {(me) => (
      <Page flush title={copy.title} subtitle={copy.subtitle}>
        <HistoryList me={me} />
      </Page>
    )}
  </WithMe>
);

/** Snapshot screen, whose `snapshot_id` is the UUID of the action (decisions §10). */
export function SnapshotScreen() {
  const { kind } = useSearch({ strict: false });
  return (
    <WithUuid name="snapshot_id">
      {(uuid) => (
        <WithId name="object_id">
          {(id) => <EntryView uuid={uuid} objectId={id} kind={kind} missing={<Missing />} />}
        </WithId>
      )}
    </WithUuid>
  );
}
