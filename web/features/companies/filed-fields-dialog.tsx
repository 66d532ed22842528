import { namesIn } from '#core/contract/derived.ts';
import { type Company, changeCompany } from '#core/contract/registry/companies.ts';
import { CompanyFiled } from '#core/contract/registry/company-fields.ts';
import { filedFieldsDialogCopy as copy } from '#core/copy/registry/companies.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { CompanyFieldControl, formValues } from '#web/product/companies/company-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';

/** Fields laid out side by side, below the name and the street. */
const REST = namesIn(CompanyFiled).filter((name) => name !== 'name' && name !== 'address');

/** Edits name and address before the first registration, or as a correction by a superuser (decisions §10, §11). */
export function FiledFieldsDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const change = useAct(changeCompany, { toast: messages.companyUpdated });
  const form = useContractForm(CompanyFiled, formValues(namesIn(CompanyFiled), company));
  return (
    <Dialog title={copy.title} description={copy.description} onClose={onClose}>
      <Form
        form={form}
        label={copy.filedInformation}
        act={(body) => change({ params: { id: String(company.id) }, body })}
        onDone={onClose}
        className="flex flex-1 flex-col gap-4"
      >
        <CompanyFieldControl name="name" />
        <CompanyFieldControl name="address" />
        <div className="grid gap-4 sm:grid-cols-2">
          {REST.map((name) => (
            <CompanyFieldControl key={name} name={name} />
          ))}
        </div>
        <Actions>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" pending={change.pending}>
            {copy.save}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
