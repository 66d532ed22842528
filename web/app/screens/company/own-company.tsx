import { Navigate } from '@tanstack/react-router';
import { ownCompanyScreenCopy as copy } from '#core/copy/registry/companies.ts';
import { CompanyChooser } from '#web/features/companies/list/company-chooser.tsx';
import { WithMe } from '../../location/with-me.tsx';

const toCompany = ({ id }: { id: number }) =>
  ({ to: '/company/$company_id', params: { company_id: String(id) } }) as const;

/** Target of "Company" in the sidebar: the only company, a chooser for several, or the first one's creation. */
export const OwnCompanyScreen = () => (
  <WithMe>
    {(me) => {
      const [only, ...others] = me.companies;
      if (only && others.length === 0) return <Navigate {...toCompany(only)} replace />;
      return (
        <CompanyChooser
          me={me}
          companies={me.companies}
          title={copy.title}
          question={copy.question}
          leadsTo={toCompany}
        />
      );
    }}
  </WithMe>
);
