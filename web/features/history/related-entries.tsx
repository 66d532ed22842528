import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { LIMIT_MAX } from '#core/constants.ts';
import type { HistoryEntry } from '#core/contract/records/history.ts';
import { relatedEntriesCopy as copy } from '#core/copy/records/history.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { actionText } from './entry-action.tsx';
import { objectName } from './entry-object.tsx';
import { ENTRIES_SHOWN, relatedReading } from './queries.ts';

/** The other entries of the same action. */
export function RelatedEntries({ entry }: { entry: HistoryEntry }) {
  const [limit, setLimit] = useState(ENTRIES_SHOWN);
  const { data } = useQuery(relatedReading(entry.uuid, limit));
  const others = data?.results.filter(({ id }) => id !== entry.id) ?? [];
  if (!data || others.length === 0) return null;
  const more = data.count - data.results.length;
  return (
    <Card flush title={copy.relatedChanges} aside={copy.entryCount(data.count - 1)}>
      <ul aria-label={copy.relatedChanges} className="border-t border-line">
        {others.map((other) => (
          <li key={other.id} className="border-b border-line last:border-b-0">
            <Link
              to="/history/$snapshot_id/$object_id"
              params={{ snapshot_id: other.uuid, object_id: String(other.object_id) }}
              search={{ kind: other.content_type.model }}
              className="block px-5 py-2.5 hover:bg-sunken"
            >
              <span className="block text-14 font-medium text-ink [overflow-wrap:anywhere]">{objectName(other)}</span>
              <span className="block text-12 text-ink-3">{actionText(other)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <div className="border-t border-line px-3 py-2">
          {limit < LIMIT_MAX ? (
            <Button variant="quiet" size="sm" onClick={() => setLimit(LIMIT_MAX)}>
              {copy.showMore(Math.min(more, LIMIT_MAX - ENTRIES_SHOWN))}
            </Button>
          ) : (
            <p className="px-2 text-13 text-ink-3">{copy.andMore(more)}</p>
          )}
        </div>
      )}
    </Card>
  );
}
