import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Event, listEvents } from '#core/contract/records/history.ts';
import { actionEventsCopy as copy } from '#core/copy/records/events.ts';
import { reading } from '#web/lib/call/query.ts';
import { ButtonLink, TextLink } from '#web/ui/link.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { DefinitionList } from '#web/ui/page/definition-list.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { ReadState } from '#web/ui/page/read-state.tsx';
import { EventSubject, hasSubject } from './event-subject.tsx';

interface Props {
  uuid: string;
  /** Notes of an event. */
  notes: (eventId: number) => ReactNode;
  missing: ReactNode;
}

/** The events of one action, with the company's data at the time. */
export function ActionEvents({ uuid, notes, missing }: Props) {
  const query = useQuery(reading(listEvents, { query: { uuid, limit: 100, ordering: 'id' } }));
  return (
    <ReadState query={query} title={copy.events} missing={missing}>
      {({ results: [first, ...others] }) =>
        first ? <Shown first={first} events={[first, ...others]} notes={notes} /> : missing
      }
    </ReadState>
  );
}

function Shown({ first, events, notes }: { first: Event; events: readonly Event[]; notes: Props['notes'] }) {
  const title = events.length === 1 ? first.event_type.name : copy.events;
  return (
    <Page
      title={title}
      documentTitle={first.company ? `${title}, ${first.company.name}` : title}
      subtitle={
        <>
          <Moment date={first.date} />
          {first.company && (
            <>
              {' · '}
              <TextLink
                to="/company/$company_id"
                params={{ company_id: String(first.company.id) }}
                search={{ tab: 'events' }}
              >
                {first.company.name}
              </TextLink>
            </>
          )}
        </>
      }
      actions={
        <ButtonLink
          to="/history/$snapshot_id/$object_id"
          params={{ snapshot_id: first.uuid, object_id: String(first.object_id) }}
          search={{ kind: first.content_type.model }}
        >
          {copy.viewChanges}
        </ButtonLink>
      }
    >
      <div className="flex max-w-[880px] flex-col gap-4">
        {events.map((event) => (
          <EventFacts
            key={event.id}
            event={event}
            // A single event has no heading, because its type is the page title.
            title={events.length > 1 ? event.event_type.name : copy.eventDetails}
            notes={notes(event.id)}
          />
        ))}
      </div>
    </Page>
  );
}

const addressOf = ({ line1, city, state, zip, country }: Event): string =>
  [line1, city, state, zip, country].filter(Boolean).join(', ');

function EventFacts({ event, title, notes }: { event: Event; title: string; notes: ReactNode }) {
  const facts = [
    { term: copy.date, value: <Moment date={event.date} /> },
    {
      term: copy.about,
      value: hasSubject(event) && <EventSubject event={event} />,
    },
    { term: copy.name, value: event.name },
    { term: copy.email, value: event.email },
    { term: copy.companyName, value: event.company_name },
    { term: copy.address, value: addressOf(event) },
    { term: copy.publicId, value: event.dmca_public_id },
    { term: copy.registrationId, value: event.dmca_registration_id },
    { term: copy.addedBy, value: event.event_type.is_manual && (event.user?.name ?? copy.theSystem) },
  ].filter(({ value }) => value);
  return (
    <Card title={title}>
      {event.text && (
        <p className="mb-4 max-w-[70ch] text-14 whitespace-pre-line text-ink [overflow-wrap:anywhere]">{event.text}</p>
      )}
      <DefinitionList items={facts} />
      <div className="mt-5 border-t border-line pt-4">
        <h3 className="mb-3 text-14 font-semibold text-ink">{copy.notes}</h3>
        {notes}
      </div>
    </Card>
  );
}
