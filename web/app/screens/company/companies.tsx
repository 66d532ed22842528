import { CompaniesList } from '#web/features/companies/list/companies-list.tsx';
import { WithMe } from '../../location/with-me.tsx';
import { Missing } from '../../public/missing.tsx';

/** spec §6: for superusers only; for everybody else it is not there. */
export const CompaniesScreen = () => (
  <WithMe>{(me) => (me.result.is_superuser ? <CompaniesList /> : <Missing />)}</WithMe>
);
