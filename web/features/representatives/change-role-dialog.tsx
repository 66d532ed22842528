import { changeRepresentative, type Representative, RoleFields } from '#core/contract/registry/representatives.ts';
import { changeRoleDialogCopy as copy } from '#core/copy/registry/representatives.ts';
import type { Role } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { RoleField } from './role-field.tsx';

interface Props {
  representative: Representative;
  roles: readonly Role[];
  onClose: () => void;
}

/** Shows the server's rejections, such as the last owner or a duplicate role, above the roles. */
export function ChangeRoleDialog({ representative, roles, onClose }: Props) {
  const form = useContractForm(RoleFields, { role: representative.role });
  const change = useAct(changeRepresentative, {
    inPlace: true,
    toast: messages.roleChanged,
  });
  const name = representative.user?.name ?? representative.email;
  return (
    <Dialog title={copy.changeRole} description={copy.description(name)} onClose={onClose}>
      <Form
        form={form}
        label={copy.changeRole}
        act={(body) => change({ params: { id: String(representative.id) }, body })}
        onDone={onClose}
        className="flex flex-1 flex-col gap-5"
      >
        <RoleField roles={roles} />
        <Actions>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" pending={change.pending}>
            {copy.changeRole}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
