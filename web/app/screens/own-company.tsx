import { Navigate } from '@tanstack/react-router';
import { CompanyChooser } from '#web/features/companies/company-chooser.tsx';
import { WithMe } from '../with-me.tsx';

/** The sidebar's Company: the one there is, a choice of several, or the way to the first. */
export const OwnCompanyScreen = () => (
  <WithMe>
    {(me) => {
      const [only, ...others] = me.companies;
      if (!only || others.length > 0) return <CompanyChooser me={me} />;
      return <Navigate to="/company/$company_id" params={{ company_id: String(only.id) }} replace />;
    }}
  </WithMe>
);
