import type { Company } from '#core/contract/registry/companies.ts';
import { checkPublicRecord, RecordForm } from '#core/contract/registry/public-record.ts';
import { importRecordCopy as copy } from '#core/copy/registry/public-record.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Actions } from '#web/ui/dialog/dialog.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';

const namesOf = (names: string): string[] | null => {
  const lines = names
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.length > 0 ? lines : null;
};

const bodyOf = ({ names, agent_name, agent_address, agent_phone, agent_email, ...fields }: RecordForm) => ({
  ...fields,
  alternative_names: namesOf(names),
  agent: { name: agent_name, address: agent_address, phone: agent_phone, email: agent_email },
});

const EMPTY = {
  ...{ status: 'Active', provider: '', address: '', names: '', agent_name: '', agent_address: '', agent_phone: '' },
  ...{ agent_email: '', filed_date: '', expires_date: '' },
};

/** The fields of a record, typed in. Blank ones were not shown. */
export function TypedRecordForm({ company, onClose }: { company: Company; onClose: () => void }) {
  const check = useAct(checkPublicRecord, { toast: messages.recordChecked });
  const registration_id = company.designation?.dmca_registration_id ?? '';
  const form = useContractForm(RecordForm, { registration_id, ...EMPTY });
  return (
    <Form
      form={form}
      label={copy.title}
      act={(fields) => check({ params: { id: String(company.id) }, body: bodyOf(fields) })}
      onDone={onClose}
      className="flex flex-1 flex-col gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="registration_id" label={copy.number} />
        <TextField name="status" label={copy.status} />
        <TextField name="filed_date" label={copy.filed} type="date" optional />
        <TextField name="expires_date" label={copy.expires} type="date" optional />
        <TextField name="provider" label={copy.provider} optional />
        <TextField name="address" label={copy.address} optional />
        <TextField name="agent_name" label={copy.agentName} optional />
        <TextField name="agent_address" label={copy.agentAddress} optional />
        <TextField name="agent_phone" label={copy.agentPhone} optional />
        <TextField name="agent_email" label={copy.agentEmail} optional />
      </div>
      <TextAreaField name="names" label={copy.names} hint={copy.namesHint} optional />
      <Actions>
        <Button onClick={onClose}>{copy.cancel}</Button>
        <Button type="submit" variant="primary" pending={check.pending}>
          {copy.save}
        </Button>
      </Actions>
    </Form>
  );
}
