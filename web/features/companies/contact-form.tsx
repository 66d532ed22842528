import { type Company, CompanyContact, changeCompany } from '#core/contract/companies.ts';
import { messages } from '#core/messages.ts';
import { Form, useContractForm } from '#web/lib/form.tsx';
import { useAct } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailField, TextField } from '#web/ui/field.tsx';
import { COMPANY_READS } from './queries.ts';

/** decisions §10: these two change at any time, by the owner and administrators. */
export function ContactForm({ company }: { company: Company }) {
  const change = useAct(changeCompany, { refresh: COMPANY_READS, toast: messages.companyUpdated });
  const form = useContractForm(CompanyContact, { notice_email: company.notice_email ?? '', phone: company.phone });
  return (
    <Form
      form={form}
      label="Notices and contact"
      act={(body) => change({ params: { id: String(company.id) }, body })}
      onDone={(_, { notice_email, phone }) => form.reset({ notice_email: notice_email ?? '', phone })}
      className="flex flex-col gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <EmailField
          name="notice_email"
          label="Notice email"
          optional
          autoComplete="off"
          hint="Used for domains without their own address. Defaults to the owner."
        />
        <TextField name="phone" label="Phone" type="tel" optional autoComplete="off" inputMode="tel" />
      </div>
      <div>
        <Button type="submit" variant="primary" pending={change.pending} disabled={!form.formState.isDirty}>
          Save
        </Button>
      </div>
    </Form>
  );
}
