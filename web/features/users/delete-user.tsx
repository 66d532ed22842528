import { useState } from 'react';
import { DeleteUser, deleteUser } from '#core/contract/users.ts';
import { Form, useContractForm } from '#web/lib/form.tsx';
import { useAct } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { DangerZone } from '#web/ui/danger-zone.tsx';
import { Actions, Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';

interface Props {
  user: { id: number; email: string };
  own?: boolean;
  onDeleted: () => void;
}

/** spec §5: the account goes only after the word `delete` was typed. */
export function DeleteUserZone({ user, own = false, onDeleted }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const lost = own
    ? 'Your names, your picture, your logins and your places in companies are lost, and you are logged out everywhere.'
    : 'The names, the picture, the logins and the places in companies are lost, and all sessions end.';
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
        <Dialog title={own ? 'Delete your account?' : 'Delete this user?'} size="sm" onClose={() => setIsOpen(false)}>
          <p className="mb-5 text-14 text-ink-2 text-pretty">
            <strong className="font-medium text-ink [overflow-wrap:anywhere]">{user.email}</strong> will be gone. {lost}{' '}
            This cannot be undone.
          </p>
          <DeleteForm userId={user.id} onDeleted={onDeleted} onCancel={() => setIsOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

interface FormProps {
  userId: number;
  onDeleted: () => void;
  onCancel: () => void;
}

function DeleteForm({ userId, onDeleted, onCancel }: FormProps) {
  const remove = useAct(deleteUser, { inPlace: true });
  const form = useContractForm(DeleteUser, { confirm: '' });
  return (
    <Form
      form={form}
      label="Delete"
      act={(body) => remove({ params: { id: String(userId) }, body })}
      onDone={onDeleted}
      className="flex flex-1 flex-col"
    >
      <TextField
        name="confirm"
        label="Type delete to confirm"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Actions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="danger" pending={remove.pending}>
          Delete
        </Button>
      </Actions>
    </Form>
  );
}
