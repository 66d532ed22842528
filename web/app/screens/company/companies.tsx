import { useSearch } from '@tanstack/react-router';
import { CompaniesList } from '#web/features/companies/list/companies-list.tsx';
import { RECORDS_TO_CHECK } from '#web/features/companies/list/companies-query.ts';
import { RecordsToCheck } from '#web/features/companies/record/records-to-check.tsx';
import { WithMe } from '../../location/with-me.tsx';
import { Missing } from '../../public/missing.tsx';

/** For superusers only; shown as not found to everyone else (spec §6). */
export function CompaniesScreen() {
  const { status } = useSearch({ strict: false }) as { status?: unknown };
  const isRecords = status === RECORDS_TO_CHECK.value;
  return (
    <WithMe>
      {(me) => (!me.result.is_superuser ? <Missing /> : isRecords ? <RecordsToCheck /> : <CompaniesList />)}
    </WithMe>
  );
}
