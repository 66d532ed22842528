import { useSearch } from '@tanstack/react-router';
import { editScreenCopy as copy } from '#core/copy/trade/amendment.ts';
import { CompanyChooser } from '#web/features/companies/list/company-chooser.tsx';
import { OpenOrderForm } from '#web/features/companies/open-order-form.tsx';
import { currentCompanies } from '../../location/current-companies.ts';
import { WithMe } from '../../location/with-me.tsx';
import { Missing } from '../../public/missing.tsx';

/** Form of the open order of the user's current company (decisions §9); `?company=` selects one of several. */
export function EditScreen() {
  const { company: companyParam } = useSearch({ strict: false });
  if (companyParam !== undefined && !/^[1-9]\d{0,9}$/.test(companyParam)) return <Missing />;
  return (
    <WithMe>
      {(me) => {
        const companies = currentCompanies(me);
        const only = companies.length === 1 ? companies[0]?.id : undefined;
        const id = companyParam === undefined ? only : Number(companyParam);
        if (id !== undefined) return <OpenOrderForm companyId={id} missing={<Missing />} />;
        return (
          <CompanyChooser
            me={me}
            companies={companies}
            title={copy.title}
            question={copy.question}
            leadsTo={(company) => ({ to: '/edit', search: { company: String(company.id) } })}
          />
        );
      }}
    </WithMe>
  );
}
