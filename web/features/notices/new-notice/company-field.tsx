import { useState } from 'react';
import type { Profile, UserCompany } from '#core/contract/records/users.ts';
import { companyFieldCopy as copy } from '#core/copy/intake/notices.ts';
import { useField } from '#web/lib/form/form.tsx';
import { CompanyFinder } from '#web/product/companies/company-finder.tsx';
import { FieldFrame } from '#web/ui/form/field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';

const FROM_URLS = copy.detectedFromTheUrls;

/** The notice's company; hidden for users with a single company. */
export function CompanyField({ me, own }: { me: Profile; own: readonly UserCompany[] }) {
  if (me.result.is_superuser) return <AnyCompany />;
  if (own.length < 2) return null;
  return (
    <SelectField
      name="company_id"
      label={copy.company}
      none={FROM_URLS}
      options={own.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  );
}

function AnyCompany() {
  const field = useField('company_id');
  const [chosen, setChosen] = useState<{ id: number; name: string } | null>(null);
  return (
    <FieldFrame id={field.id} label={copy.company} optional hint={copy.companyHint} error={field.error}>
      <CompanyFinder
        id={field.id}
        label={copy.company}
        chosen={chosen}
        onChoose={(company) => {
          setChosen(company);
          field.set(String(company.id));
        }}
      />
    </FieldFrame>
  );
}
