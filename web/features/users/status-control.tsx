import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listStatusesOfUser, setUserStatus, type User } from '#core/contract/records/users.ts';
import { statusControlCopy as copy } from '#core/copy/records/users.ts';
import { USER_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { reading, useAct } from '#web/lib/call/query.ts';
import { Select } from '#web/ui/form/select.tsx';
import { BlockDialog } from './block-dialog.tsx';

/** Lets superusers change a user's status. */
export function StatusControl({ user }: { user: User }) {
  const params = { id: String(user.id) };
  const { data } = useQuery(reading(listStatusesOfUser, { params }));
  const [isConfirming, setIsConfirming] = useState(false);
  const set = useAct(setUserStatus, {
    toast: messages.userStatusUpdated,
    onDone: () => setIsConfirming(false),
  });
  const setStatus = (status_id: number) => void set({ params, body: { user_id: user.id, status_id } });

  // The current status stays listed even when it can't be set manually.
  const others = data?.results.filter(({ id }) => id !== user.status.id) ?? [];
  const options = [user.status, ...others].map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      <Select
        label={copy.status}
        prefix={copy.status}
        value={String(user.status.id)}
        options={options}
        disabled={set.pending}
        onChange={(value) => {
          if (Number(value) === user.status.id) return;
          if (Number(value) === USER_STATUS.blocked) setIsConfirming(true);
          else setStatus(Number(value));
        }}
      />
      {isConfirming && (
        <BlockDialog
          who={user.name}
          pending={set.pending}
          onAct={() => setStatus(USER_STATUS.blocked)}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </>
  );
}
