import { Navigate } from '@tanstack/react-router';
import { submitScreenCopy as copy } from '#core/copy/trade/amendment.ts';
import { can } from '#core/rules/records/permissions.ts';
import { isInDirectory } from '#core/rules/trade/order-life.ts';
import { CompanyChooser } from '#web/features/companies/list/company-chooser.tsx';
import { currentCompanies } from '../../location/current-companies.ts';
import { WithMe } from '../../location/with-me.tsx';

const toForm = ({ id }: { id: number }) =>
  ({ to: '/company/$company_id/amendment/submit-changes', params: { company_id: String(id) } }) as const;

/** Amendment form of the user's current company, with a chooser for several (decisions §9). */
export const SubmitScreen = () => (
  <WithMe>
    {(me) => {
      const companies = me.companies.filter(
        ({ status, roles }) => isInDirectory(status.id) && can(me.result, 'company.edit', { roles }),
      );
      const [only, ...others] = companies;
      if (only && others.length === 0 && currentCompanies(me).length === 1)
        return <Navigate {...toForm(only)} replace />;
      return <CompanyChooser me={me} companies={companies} {...copy} leadsTo={toForm} />;
    }}
  </WithMe>
);
