import { SuperuserChange, setSuperuser, type User } from '#core/contract/records/users.ts';
import { superuserDialogCopy as copy } from '#core/copy/records/users.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { PasswordField } from '#web/ui/form/field.tsx';

const Confirmation = SuperuserChange.pick({ current_password: true });

/** Grants or removes superuser rights. The superuser who makes the change confirms it with their own password. */
export function SuperuserDialog({ user, myEmail, onClose }: { user: User; myEmail: string; onClose: () => void }) {
  const is_superuser = !user.is_superuser;
  const set = useAct(setSuperuser, { toast: is_superuser ? messages.superuserAdded : messages.superuserRemoved });
  const form = useContractForm(Confirmation, { current_password: '' }, 'onSubmit');
  const title = is_superuser ? copy.makeTitle(user.name) : copy.removeTitle(user.name);
  return (
    <Dialog title={title} description={user.email} onClose={onClose}>
      <Form
        form={form}
        label={title}
        act={(body) => set({ params: { id: String(user.id) }, body: { ...body, is_superuser } })}
        onDone={onClose}
        className="flex flex-1 flex-col gap-4"
      >
        <p className="text-14 text-ink-2">{is_superuser ? copy.makeText : copy.removeText}</p>
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={myEmail} readOnly hidden />
        <PasswordField name="current_password" label={copy.yourPassword} autoComplete="current-password" />
        <Actions>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant={is_superuser ? 'primary' : 'danger'} pending={set.pending}>
            {is_superuser ? copy.makeSuperuser : copy.removeSuperuser}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
