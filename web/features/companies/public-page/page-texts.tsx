import { useWatch } from 'react-hook-form';
import { changePublicPage, type PublicPage, PublicPageChange } from '#core/contract/intake/public-page.ts';
import type { Company } from '#core/contract/registry/companies.ts';
import type { RepeatLimit } from '#core/copy/pages/policy/policy-text.ts';
import { pageTextsCopy as copy } from '#core/copy/registry/public-page.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { PagePreview } from './page-preview.tsx';

interface Props {
  company: Company;
  page: PublicPage;
  limit: RepeatLimit;
  mayChange: boolean;
}

const PageTextsChange = PublicPageChange.pick({ service_name: true, intro: true, repeat_policy: true });

/** The company's own texts beside a preview that follows the typing. */
export function PageTexts({ company, page, limit, mayChange }: Props) {
  const { service_name, intro, repeat_policy } = page;
  const change = useAct(changePublicPage, { toast: messages.publicPageUpdated });
  const saved = { service_name, intro, repeat_policy };
  const form = useContractForm(PageTextsChange, saved);
  const typed = { ...saved, ...useWatch({ control: form.control }) };
  if (!mayChange) {
    return (
      <div className="max-w-[720px]">
        <PagePreview company={company.name} limit={limit} texts={saved} />
      </div>
    );
  }
  return (
    <div className="grid gap-4 xl:grid-cols-2 xl:items-start">
      <Card title={copy.title}>
        <Form
          form={form}
          label={copy.title}
          act={(body) => change({ params: { id: String(company.id) }, body })}
          onDone={(answer) => form.reset(answer)}
          className="flex flex-col gap-4"
        >
          <TextField
            name="service_name"
            label={copy.serviceName}
            optional
            hint={copy.serviceNameHint}
            placeholder={company.name}
            autoComplete="off"
          />
          <TextAreaField name="intro" label={copy.intro} optional rows={6} hint={copy.introHint} />
          <TextAreaField
            name="repeat_policy"
            label={copy.repeatPolicy}
            optional
            rows={6}
            hint={copy.repeatPolicyHint}
          />
          <div>
            <Button type="submit" variant="primary" pending={change.pending} disabled={!form.formState.isDirty}>
              {copy.save}
            </Button>
          </div>
        </Form>
      </Card>
      <PagePreview company={company.name} limit={limit} texts={typed} />
    </div>
  );
}
