import { namesIn } from '#core/contract/derived.ts';
import { type Company, changeCompany } from '#core/contract/registry/companies.ts';
import { CompanyContact } from '#core/contract/registry/company-fields.ts';
import { contactFormCopy as copy } from '#core/copy/registry/companies.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { CompanyFieldControl, formValues } from '#web/product/companies/company-field.tsx';
import { Button } from '#web/ui/button.tsx';

/** The notice email comes first. */
export const CONTACT_FIELDS = namesIn(CompanyContact).sort(
  (a, b) => Number(b === 'notice_email') - Number(a === 'notice_email'),
);

/** decisions §10: owners and administrators can change these fields at any time. */
export function ContactForm({ company }: { company: Company }) {
  const change = useAct(changeCompany, { toast: messages.companyUpdated });
  const form = useContractForm(CompanyContact, formValues(CONTACT_FIELDS, company));
  return (
    <Form
      form={form}
      label={copy.noticesAndContact}
      act={(body) => change({ params: { id: String(company.id) }, body })}
      onDone={(saved) => form.reset(formValues(CONTACT_FIELDS, saved))}
      className="flex flex-col gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {CONTACT_FIELDS.map((name) => (
          <CompanyFieldControl key={name} name={name} autoComplete="off" />
        ))}
      </div>
      <div>
        <Button type="submit" variant="primary" pending={change.pending} disabled={!form.formState.isDirty}>
          {copy.save}
        </Button>
      </div>
    </Form>
  );
}
