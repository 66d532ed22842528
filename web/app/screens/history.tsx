import { useSearch } from '@tanstack/react-router';
import { historyScreenCopy as copy } from '#core/copy/records/history.ts';
import { EntryView } from '#web/features/history/entry-view.tsx';
import { HistoryList } from '#web/features/history/history-list.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { WithId } from '../place/with-id.tsx';
import { WithMe } from '../place/with-me.tsx';
import { WithUuid } from '../place/with-uuid.tsx';
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

/** decisions §10: `snapshot_id` is the uuid of the act. */
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
