import { useState } from 'react';
import { deleteUser } from '#core/contract/records/users.ts';
import { deleteUserCopy as copy } from '#core/copy/records/users.ts';
import { useAct } from '#web/lib/call/query.ts';
import { DeleteDialog } from '#web/product/delete-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { DangerZone } from '#web/ui/dialog/danger-zone.tsx';

interface Props {
  user: { id: number; email: string };
  own?: boolean;
  onDeleted: () => void;
}

/** spec §5: deleting requires typing the word `delete`. */
export function DeleteUserZone({ user, own = false, onDeleted }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const remove = useAct(deleteUser, { inPlace: true, refresh: false });
  const lost = own ? copy.ownConsequences : copy.consequences;
  return (
    <>
      <DangerZone
        title={own ? copy.deleteYourAccount : copy.deleteThisUser}
        action={
          <Button variant="danger" onClick={() => setIsOpen(true)}>
            {own ? copy.deleteAccount : copy.deleteUser}
          </Button>
        }
      >
        <p>{copy.deleteText(lost)}</p>
      </DangerZone>
      {isOpen && (
        <DeleteDialog
          title={own ? copy.deleteYourAccountTitle : copy.deleteThisUserTitle}
          pending={remove.pending}
          act={(body) => remove({ params: { id: String(user.id) }, body })}
          onDone={onDeleted}
          onClose={() => setIsOpen(false)}
        >
          <strong className="font-medium text-ink">{user.email}</strong> {copy.deleteConfirmation(lost)}
        </DeleteDialog>
      )}
    </>
  );
}
