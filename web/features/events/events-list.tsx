import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Plus } from 'lucide-react';
import { type Event, listEvents } from '#core/contract/records/history.ts';
import { eventsListCopy as copy } from '#core/copy/records/events.ts';
import { pageReading } from '#web/lib/call/list-page.ts';
import { formatAgo, formatDate, formatWithZone } from '#web/lib/format.ts';
import { useListState } from '#web/lib/list-state.ts';
import { ButtonLink } from '#web/ui/link.tsx';
import type { Filter } from '#web/ui/list/filter-chips.tsx';
import { ListRows } from '#web/ui/list/list-rows.tsx';
import { ListTools } from '#web/ui/list/list-tools.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';
import type { Column } from '#web/ui/list/table-column.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { EventSubject } from './event-subject.tsx';
import { EVENT_KINDS, EVENT_LIST, type EventFilter, eventsQuery } from './events-query.ts';

const TYPE: Filter = { name: 'type', label: copy.type, options: EVENT_KINDS };

/** A company's events, newest first; superusers can add some manually (decisions §6). */
export function EventsList({ companyId, mayAdd }: { companyId: number; mayAdd: boolean }) {
  const list = useListState<EventFilter>(EVENT_LIST);
  const query = useQuery(pageReading(listEvents, { query: eventsQuery(list.state, companyId) }));
  const add = mayAdd && (
    <ButtonLink to="/company/$company_id/createevent" params={{ company_id: String(companyId) }}>
      <Plus aria-hidden size={16} /> {copy.addEvent}
    </ButtonLink>
  );
  return (
    <>
      <ListTools search={copy.search} list={list} columns={columns} filters={[TYPE]}>
        {add}
      </ListTools>
      <ListRows
        noun={copy.noun}
        list={list}
        query={query}
        columns={columns}
        card={(event) => <EventCard event={event} />}
        nameOf={({ event_type, date }) => `${event_type.name}, ${formatDate(date)}`}
        empty={<EmptyState icon={CalendarClock} title={copy.emptyTitle} text={copy.emptyText} />}
      />
    </>
  );
}

const EventLink = ({ event }: { event: Event }) => (
  <RowLink to="/events/$snapshot_id" params={{ snapshot_id: event.uuid }}>
    {event.event_type.name}
  </RowLink>
);

/** Author of the event; system events have none. */
const authorName = ({ user, name }: Event): string => user?.name ?? (name || copy.theSystem);

const columns: readonly Column<Event>[] = [
  {
    title: copy.event,
    cell: (event) => (
      <div className="py-2">
        <EventLink event={event} />
        {event.text && (
          <p className="line-clamp-1 max-w-[60ch] text-12 text-ink-3 [overflow-wrap:anywhere]">{event.text}</p>
        )}
      </div>
    ),
  },
  {
    title: copy.about,
    cell: (event) => (
      <span className="relative z-10 text-13 text-ink-2 [overflow-wrap:anywhere]">
        <EventSubject event={event} />
      </span>
    ),
  },
  {
    title: copy.by,
    from: 'lg',
    cell: (event) => <span className="text-13 text-ink-2 [overflow-wrap:anywhere]">{authorName(event)}</span>,
  },
  {
    title: copy.date,
    sort: 'date',
    align: 'end',
    cell: ({ date }) => (
      <time dateTime={date} title={formatWithZone(date)} className="block whitespace-nowrap">
        <span className="block text-14 text-ink">{formatAgo(date)}</span>
        {formatAgo(date) !== formatDate(date) && <span className="block text-12 text-ink-3">{formatDate(date)}</span>}
      </time>
    ),
  },
];

const EventCard = ({ event }: { event: Event }) => (
  <>
    <div className="flex items-baseline justify-between gap-3">
      <EventLink event={event} />
      <time dateTime={event.date} title={formatWithZone(event.date)} className="shrink-0 text-13 text-ink-3">
        {formatAgo(event.date)}
      </time>
    </div>
    {event.text && <p className="line-clamp-2 text-13 text-ink-2 [overflow-wrap:anywhere]">{event.text}</p>}
    <p className="mt-1 text-13 text-ink-3 [overflow-wrap:anywhere]">
      <span className="relative z-10">
        <EventSubject event={event} />
      </span>{' '}
      · {authorName(event)}
    </p>
  </>
);
