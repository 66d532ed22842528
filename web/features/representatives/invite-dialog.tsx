import { INVITATION_DAYS } from '#core/constants.ts';
import { InviteFields, inviteRepresentative } from '#core/contract/registry/representatives.ts';
import { inviteDialogCopy as copy } from '#core/copy/registry/representatives.ts';
import type { Role } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { EmailField } from '#web/ui/form/field.tsx';
import { RoleField } from './role-field.tsx';

interface Props {
  company: { readonly id: number; readonly name: string };
  roles: readonly Role[];
  onClose: () => void;
}

export function InviteDialog({ company, roles, onClose }: Props) {
  // No role is preselected, so that granting permissions is a deliberate choice.
  const form = useContractForm(InviteFields, { email: '', role: '' as Role });
  const invite = useAct(inviteRepresentative, {
    inPlace: true,
    toast: ({ email }) => messages.invitationSent(email),
  });
  return (
    <Dialog title={copy.inviteARepresentative} description={copy.description(company.name)} onClose={onClose}>
      <Form
        form={form}
        label={copy.inviteARepresentative}
        act={(fields) => invite({ body: { ...fields, company_id: company.id } })}
        onDone={onClose}
        className="flex flex-1 flex-col gap-5"
      >
        <EmailField name="email" label={copy.email} autoComplete="off" placeholder={copy.placeholder} />
        <RoleField roles={roles} />
        <Actions note={copy.linkLifetime(INVITATION_DAYS)}>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" pending={invite.pending}>
            {copy.sendInvitation}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
