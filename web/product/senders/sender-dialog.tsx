import { type Contact, ContactFields, createContact } from '#core/contract/intake/contacts.ts';
import type { Profile } from '#core/contract/records/users.ts';
import { senderDialogCopy as copy } from '#core/copy/product.ts';
import { messages } from '#core/messages.ts';
import { can } from '#core/rules/records/permissions.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { rolesIn } from '#web/product/companies/roles-in.ts';
import { Button } from '../../ui/button.tsx';
import { Actions, Dialog } from '../../ui/dialog/dialog.tsx';
import { EmailField, TextField } from '../../ui/form/field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';

/** Form fields of a sender. */
export const SenderFields = () => (
  <>
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField name="name" label={copy.name} autoComplete="off" />
      <EmailField name="email" label={copy.email} autoComplete="off" />
      <TextField name="company" label={copy.company} optional autoComplete="off" />
      <TextField name="phone" label={copy.phone} type="tel" optional autoComplete="off" />
    </div>
    <TextAreaField name="address" label={copy.address} rows={2} optional />
  </>
);

interface Props {
  me: Profile;
  /** Company the sender will belong to; a superuser's sender without a company belongs to the agent. */
  companyId?: number;
  onAdded: (sender: Contact) => void;
  onClose: () => void;
}

const EMPTY = { name: '', email: '', company: '', phone: '', address: '' };

/** Creates a sender. A user with several companies selects one. */
export function NewSenderDialog({ me, companyId, onAdded, onClose }: Props) {
  const companies = me.companies.filter(({ id }) => can(me.result, 'notice.handle', { roles: rolesIn(me, id) }));
  const needsChoice = companyId === undefined && !me.result.is_superuser && companies.length > 1;
  const add = useAct(createContact, { inPlace: true, toast: messages.senderAdded });
  const form = useContractForm(ContactFields.loose(), { ...EMPTY, for: String(companies[0]?.id ?? '') });
  return (
    <Dialog title={copy.newSender} onClose={onClose}>
      <Form
        form={form}
        label={copy.newSender}
        act={({ for: chosen, ...fields }) => {
          const company_id = needsChoice
            ? Number(chosen)
            : (companyId ?? (me.result.is_superuser ? undefined : companies[0]?.id));
          return add({ body: { ...ContactFields.parse(fields), company_id } });
        }}
        onDone={(sender) => {
          onAdded(sender);
          onClose();
        }}
        className="flex flex-1 flex-col gap-5"
      >
        <SenderFields />
        {needsChoice && (
          <SelectField
            name="for"
            label={copy.belongsTo}
            options={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
        <Actions>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" pending={add.pending}>
            {copy.addSender}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
