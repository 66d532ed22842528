import { getNotice, type Notice, updateNotice } from '#core/contract/intake/notices.ts';
import type { Profile } from '#core/contract/records/users.ts';
import { noticeFactsCopy as copy } from '#core/copy/intake/notices.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Select } from '#web/ui/form/select.tsx';
import { useCacheNotice } from '../queries.ts';
import { useAssignees } from './use-assignees.ts';

const NO_ONE = '0';

/** The person who handles a notice; changing it takes effect at once. */
export function AssigneeSelect({ notice, me }: { notice: Notice; me: Profile }) {
  const people = useAssignees(me, [notice]) ?? [];
  const cacheNotice = useCacheNotice();
  const update = useAct(updateNotice, { except: [getNotice], toast: messages.noticeUpdated, onDone: cacheNotice });
  const { assignee } = notice;
  // Customers see a superuser as the agent, who is not among their people.
  const shown = assignee && !people.some(({ id }) => id === assignee.id) ? [assignee, ...people] : people;
  return (
    <Select
      label={copy.assignee}
      value={assignee ? String(assignee.id) : NO_ONE}
      options={[
        { value: NO_ONE, label: copy.noOne },
        ...shown.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      disabled={update.pending}
      onChange={(id) =>
        void update({ params: { id: String(notice.id) }, body: { assignee: id === NO_ONE ? null : Number(id) } })
      }
    />
  );
}
