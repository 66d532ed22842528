import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { HistoryEntry } from '#core/contract/records/history.ts';
import { snapshotViewCopy as copy } from '#core/copy/records/history.ts';
import { fieldsOf, type Snapshot, snapshotDifferences } from '#core/rules/registry/snapshot-differences.ts';
import { thousands } from '#core/rules/text/numbers.ts';
import { fieldName, fieldValue } from '#web/lib/form/field-names.ts';
import { ButtonLink } from '#web/ui/link.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { ChangeList } from '#web/ui/page/change-list.tsx';
import { DefinitionList } from '#web/ui/page/definition-list.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { MemberList } from './member-list.tsx';
import { adjacentSnapshotReading } from './queries.ts';

/** A snapshot of the object, and its differences from the previous one. */
export function SnapshotView({ entry, snapshot }: { entry: HistoryEntry; snapshot: Snapshot }) {
  const older = useQuery(adjacentSnapshotReading(entry, 'older'));
  const newer = useQuery(adjacentSnapshotReading(entry, 'newer'));
  const before = older.data?.results[0];
  return (
    <>
      <nav aria-label={copy.snapshots} className="flex flex-wrap items-center gap-2">
        <AdjacentSnapshot entry={before} side="older" />
        <AdjacentSnapshot entry={newer.data?.results[0]} side="newer" />
      </nav>
      <Card title={copy.changesFromThePreviousSnapshot} aside={before && <Moment date={before.date} />}>
        {older.isPending && <SkeletonRows rows={2} label={copy.loadingThePreviousSnapshot} />}
        {older.isError && <ErrorPanel error={older.error} onRetry={older.refetch} />}
        {older.data && <Differences before={before?.snapshot ?? null} after={snapshot} />}
      </Card>
      <Card title={copy.snapshot}>
        <AllFields snapshot={snapshot} />
      </Card>
    </>
  );
}

function AdjacentSnapshot({ entry, side }: { entry: HistoryEntry | undefined; side: 'older' | 'newer' }) {
  const words = (
    <>
      {side === 'older' && <ArrowLeft aria-hidden size={16} />}
      {side === 'older' ? copy.olderSnapshot : copy.newerSnapshot}
      {side === 'newer' && <ArrowRight aria-hidden size={16} />}
    </>
  );
  // A disabled button keeps its space, so the other one doesn't move under the pointer.
  if (!entry) {
    return <span className="inline-flex h-8 items-center gap-1.5 rounded-md px-3 text-13 text-ink-3">{words}</span>;
  }
  return (
    <ButtonLink
      size="sm"
      to="/history/$snapshot_id/$object_id"
      params={{ snapshot_id: entry.uuid, object_id: String(entry.object_id) }}
      search={{ kind: entry.content_type.model }}
    >
      {words}
    </ButtonLink>
  );
}

function Differences({ before, after }: { before: Snapshot | null; after: Snapshot }) {
  if (!before) return <p className="text-14 text-ink-2">{copy.firstSnapshot}</p>;
  const { fields, lists } = snapshotDifferences(before, after);
  if (fields.length + lists.length === 0) return <p className="text-14 text-ink-2">{copy.noChanges}</p>;
  return (
    <div className="flex flex-col gap-4">
      {fields.length > 0 && <ChangeList changes={fields} />}
      {lists.map(({ field, added, removed }) => (
        <div key={field} className="flex flex-col gap-3 not-first:border-t not-first:border-line not-first:pt-4">
          <MemberList title={copy.added(fieldName(field))} members={added} tone="added" />
          <MemberList title={copy.removed(fieldName(field))} members={removed} tone="removed" />
        </div>
      ))}
    </div>
  );
}

/** All fields of the snapshot; long lists are collapsed. */
function AllFields({ snapshot }: { snapshot: Snapshot }) {
  const fields = [...fieldsOf(snapshot)];
  const facts = fields.filter(([, value]) => !Array.isArray(value) && value !== null && value !== '');
  const lists = fields.filter((field): field is [string, unknown[]] => Array.isArray(field[1]));
  return (
    <>
      <DefinitionList items={facts.map(([field, value]) => ({ term: fieldName(field), value: fieldValue(value) }))} />
      {lists.map(([field, members]) => (
        <div key={field} className="mt-5 border-t border-line pt-4">
          <MemberList title={`${fieldName(field)} (${thousands(members.length)})`} members={members.map(String)} />
        </div>
      ))}
    </>
  );
}
