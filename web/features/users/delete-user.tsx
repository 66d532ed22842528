import { useState } from 'react';
import { deleteUser } from '#core/contract/users.ts';
import { useAct } from '#web/lib/query.ts';
import { DeleteDialog } from '#web/product/delete-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { DangerZone } from '#web/ui/danger-zone.tsx';

interface Props {
  user: { id: number; email: string };
  own?: boolean;
  onDeleted: () => void;
}

/** spec §5: the account goes only after the word `delete` was typed. */
export function DeleteUserZone({ user, own = false, onDeleted }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const remove = useAct(deleteUser, { inPlace: true, refresh: false });
  const lost = own
    ? 'Your name, picture and login history will be deleted, you will lose access to your companies, and you will be logged out everywhere.'
    : 'The name, picture and login history will be deleted, access to companies will be lost, and all sessions end.';
  return (
    <>
      <DangerZone
        title={own ? 'Delete your account' : 'Delete this user'}
        action={
          <Button variant="danger" onClick={() => setIsOpen(true)}>
            {own ? 'Delete account' : 'Delete user'}
          </Button>
        }
      >
        <p>{lost} This cannot be undone.</p>
      </DangerZone>
      {isOpen && (
        <DeleteDialog
          title={own ? 'Delete your account?' : 'Delete this user?'}
          pending={remove.pending}
          act={(body) => remove({ params: { id: String(user.id) }, body })}
          onDone={onDeleted}
          onClose={() => setIsOpen(false)}
        >
          <strong className="font-medium text-ink">{user.email}</strong> will be deleted. {lost} This cannot be undone.
        </DeleteDialog>
      )}
    </>
  );
}
