import { useQuery } from '@tanstack/react-query';
import { entryEventsCopy as copy } from '#core/copy/records/history.ts';
import { TextLink } from '#web/ui/link.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { actionEventsReading } from './queries.ts';

/** The events that the action recorded. */
export function EntryEvents({ uuid }: { uuid: string }) {
  const { data } = useQuery(actionEventsReading(uuid));
  if (!data || data.count === 0) return null;
  return (
    <Card
      title={copy.events}
      aside={
        <TextLink to="/events/$snapshot_id" params={{ snapshot_id: uuid }}>
          {copy.eventCount(data.count)}
        </TextLink>
      }
    >
      <ul aria-label={copy.events} className="flex flex-col gap-2">
        {data.results.map(({ id, event_type, text }) => (
          <li key={id} className="text-14 text-ink [overflow-wrap:anywhere]">
            <span className="font-medium">{event_type.name}</span>
            {text && <span className="block text-13 text-ink-3">{text}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
