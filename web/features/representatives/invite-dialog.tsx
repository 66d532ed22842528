import { INVITATION_DAYS } from '#core/constants.ts';
import { InviteFields, inviteRepresentative } from '#core/contract/representatives.ts';
import type { Role } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { Form, useContractForm } from '#web/lib/form.tsx';
import { useAct } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog.tsx';
import { EmailField } from '#web/ui/field.tsx';
import { RoleField } from './role-field.tsx';

interface Props {
  company: { readonly id: number; readonly name: string };
  roles: readonly Role[];
  onClose: () => void;
}

export function InviteDialog({ company, roles, onClose }: Props) {
  // No role is chosen for them: what somebody may do is to be decided, not to be overlooked.
  const form = useContractForm(InviteFields, { email: '', role: '' as Role });
  const invite = useAct(inviteRepresentative, {
    inPlace: true,
    toast: ({ email }) => messages.invitationSent(email),
  });
  return (
    <Dialog
      title="Invite a representative"
      description={`They get an email with a link and can act for ${company.name} once they accept.`}
      onClose={onClose}
    >
      <Form
        form={form}
        label="Invite a representative"
        act={(fields) => invite({ body: { ...fields, company_id: company.id } })}
        onDone={onClose}
        className="flex flex-1 flex-col gap-5"
      >
        <EmailField name="email" label="Email" autoComplete="off" placeholder="colleague@example.com" />
        <RoleField roles={roles} />
        <Actions note={`The link works for ${INVITATION_DAYS} days.`}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={invite.pending}>
            Send invitation
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
