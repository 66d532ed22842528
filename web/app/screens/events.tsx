import { useNavigate } from '@tanstack/react-router';
import { ActionEvents } from '#web/features/events/action-events.tsx';
import { CreateEvent } from '#web/features/events/create-event.tsx';
import { Notes } from '#web/features/notes/notes.tsx';
import { WithId } from '../location/with-id.tsx';
import { WithMe } from '../location/with-me.tsx';
import { WithUuid } from '../location/with-uuid.tsx';
import { Missing } from '../public/missing.tsx';

export const EventsScreen = () => (
  <WithUuid name="snapshot_id">
    {(uuid) => (
      <WithMe>
        {({ result }) => (
          <ActionEvents
            uuid={uuid}
            notes={(id) => <Notes model="event" objectId={id} mayWrite={result.is_superuser} />}
            missing={<Missing />}
          />
        )}
      </WithMe>
    )}
  </WithUuid>
);

/** Manual events, for superusers only (decisions §6). */
export function CreateEventScreen() {
  const navigate = useNavigate();
  return (
    <WithId name="company_id">
      {(id) => {
        const done = () =>
          void navigate({ to: '/company/$company_id', params: { company_id: String(id) }, search: { tab: 'events' } });
        return (
          <WithMe>
            {({ result }) =>
              result.is_superuser ? <CreateEvent companyId={id} missing={<Missing />} onDone={done} /> : <Missing />
            }
          </WithMe>
        );
      }}
    </WithId>
  );
}
