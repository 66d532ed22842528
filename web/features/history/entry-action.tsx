import type { HistoryEntry } from '#core/contract/records/history.ts';
import { entryActionCopy as copy } from '#core/copy/records/history.ts';
import { fieldName, fieldValue, isNothing } from '#web/lib/form/field-names.ts';
import { Badge } from '#web/ui/badge.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';

/** The action, capitalized. */
export const actionText = ({ action }: HistoryEntry): string => action.charAt(0).toUpperCase() + action.slice(1);

/** Changes shown per row; the entry's own screen shows all. */
const SHOWN = 2;

function Changes({ changes }: { changes: HistoryEntry['changes'] }) {
  if (changes.length === 0) return null;
  const more = changes.length - SHOWN;
  return (
    <p className="mt-0.5 max-w-[64ch] text-12 text-ink-3 [overflow-wrap:anywhere]">
      {changes.slice(0, SHOWN).map(({ field, from, to }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: history entries are immutable
        <span key={at} className="line-clamp-1">
          {fieldName(field)}:{' '}
          {isNothing(from) || (
            <>
              {fieldValue(from)} <span aria-hidden>→</span> <span className="sr-only">{copy.changedTo}</span>{' '}
            </>
          )}
          <span className="text-ink-2">{fieldValue(to)}</span>
        </span>
      ))}
      {more > 0 && <span>{copy.andMore(more)}</span>}
    </p>
  );
}

/** The action, linked to its entry, with old and new values. */
export const EntryAction = ({ entry }: { entry: HistoryEntry }) => (
  <div className="min-w-0 py-2.5">
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <RowLink
        to="/history/$snapshot_id/$object_id"
        params={{ snapshot_id: entry.uuid, object_id: String(entry.object_id) }}
        search={{ kind: entry.content_type.model }}
      >
        {actionText(entry)}
      </RowLink>
      {entry.is_snapshot && (
        <Badge dot={false} tone="info">
          {copy.snapshot}
        </Badge>
      )}
    </span>
    <Changes changes={entry.changes} />
  </div>
);
