import { CompaniesList } from '#web/features/companies/list/companies-list.tsx';
import { WithMe } from '../../location/with-me.tsx';
import { Missing } from '../../public/missing.tsx';

/** For superusers only; shown as not found to everyone else (spec §6). */
export const CompaniesScreen = () => (
  <WithMe>{(me) => (me.result.is_superuser ? <CompaniesList /> : <Missing />)}</WithMe>
);
