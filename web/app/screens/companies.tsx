import { CompaniesList } from '#web/features/companies/companies-list.tsx';
import { Missing } from '../missing.tsx';
import { WithMe } from '../with-me.tsx';

/** spec §6: for superusers only; for everybody else it is not there. */
export const CompaniesScreen = () => (
  <WithMe>{(me) => (me.result.is_superuser ? <CompaniesList /> : <Missing />)}</WithMe>
);
