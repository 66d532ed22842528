import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { HistoryEntry } from '#core/contract/records/history.ts';
import { entryViewCopy as copy } from '#core/copy/records/history.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { ChangeList } from '#web/ui/page/change-list.tsx';
import { DefinitionList } from '#web/ui/page/definition-list.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { ReadState } from '#web/ui/page/read-state.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { actionText } from './entry-action.tsx';
import { EntryEvents } from './entry-events.tsx';
import { EntryObject, objectName } from './entry-object.tsx';
import { authorName } from './history-columns.tsx';
import {
  actionEventsReading,
  adjacentSnapshotReading,
  ENTRIES_SHOWN,
  entryReading,
  relatedReading,
} from './queries.ts';
import { RelatedEntries } from './related-entries.tsx';
import { SnapshotView } from './snapshot-view.tsx';

interface Props {
  /** Id of the action, which the URL calls the snapshot's id (decisions §10). */
  uuid: string;
  objectId: number;
  kind: string | undefined;
  missing: ReactNode;
}

/** One action's entry for one object: its snapshot with differences or its changes, and related entries. */
export function EntryView({ uuid, objectId, kind, missing }: Props) {
  const query = useQuery(entryReading(uuid, objectId, kind));
  // Prefetched in parallel with the entry.
  const events = useQuery(actionEventsReading(uuid));
  const related = useQuery(relatedReading(uuid, ENTRIES_SHOWN));
  return (
    <ReadState query={query} title={copy.history} missing={missing}>
      {({ results }) => {
        const entry = results.find(({ is_snapshot }) => is_snapshot) ?? results[0];
        if (!entry) return missing;
        return <Shown key={entry.id} entry={entry} isRestKnown={events.isFetched && related.isFetched} />;
      }}
    </ReadState>
  );
}

function Shown({ entry, isRestKnown }: { entry: HistoryEntry; isRestKnown: boolean }) {
  const before = useQuery({ ...adjacentSnapshotReading(entry, 'older'), enabled: entry.snapshot !== null });
  const isBeforeKnown = entry.snapshot === null || before.isFetched;
  return (
    <Page
      title={objectName(entry)}
      documentTitle={`${objectName(entry)}, ${formatDateTime(entry.date)}`}
      subtitle={copy.subtitle(actionText(entry), authorName(entry), formatDateTime(entry.date))}
    >
      {/* Rendered together to avoid layout shift. */}
      {isRestKnown && isBeforeKnown ? (
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="flex min-w-0 flex-col gap-4">
            {entry.snapshot ? (
              <SnapshotView entry={entry} snapshot={entry.snapshot} />
            ) : (
              <Card title={copy.changes}>
                {entry.changes.length > 0 ? (
                  <ChangeList changes={entry.changes} />
                ) : (
                  <p className="text-14 text-ink-3">{copy.noFieldsChanged(actionText(entry))}</p>
                )}
              </Card>
            )}
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            <Card title={copy.entryDetails}>
              <DefinitionList
                items={[
                  { term: copy.object, value: <EntryObject entry={entry} /> },
                  { term: copy.user, value: <Who entry={entry} /> },
                  { term: copy.date, value: <Moment date={entry.date} /> },
                  { term: copy.number, value: entry.id },
                ]}
              />
              <Hash hash={entry.hash} />
            </Card>
            <EntryEvents uuid={entry.uuid} />
            <RelatedEntries entry={entry} />
          </div>
        </div>
      ) : (
        <SkeletonRows rows={5} label={copy.loadingTheEntry} />
      )}
    </Page>
  );
}

const Who = ({ entry: { user } }: { entry: HistoryEntry }) =>
  user ? (
    <>
      {user.name}
      {user.name !== user.email && <span className="block text-12 text-ink-3">{user.email}</span>}
    </>
  ) : (
    copy.theSystem
  );

/** Hash of the entry. It covers the previous entry's hash, so tampering shows. */
const Hash = ({ hash }: { hash: string }) => (
  <div className="mt-4 border-t border-line pt-4">
    <p className="text-12 text-ink-3">{copy.hash}</p>
    <div className="mt-0.5 flex items-start gap-2">
      <code className="min-w-0 flex-1 font-mono text-12 text-ink-2 [overflow-wrap:anywhere]">{hash}</code>
      <CopyButton label={copy.copyHash} text={hash} />
    </div>
  </div>
);
