import { useQueries } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { LIMIT_MAX } from '#core/constants.ts';
import type { Profile } from '#core/contract/records/users.ts';
import { listOrders } from '#core/contract/trade/orders.ts';
import { editScreenCopy as copy } from '#core/copy/trade/amendment.ts';
import { COMPANY_STATUS, ORDER_STATUS } from '#core/lookups.ts';
import { can } from '#core/rules/records/permissions.ts';
import { CompanyChooser } from '#web/features/companies/list/company-chooser.tsx';
import { OpenOrderForm } from '#web/features/companies/open-order-form.tsx';
import { reading } from '#web/lib/call/query.ts';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { currentCompanies } from '../../location/current-companies.ts';
import { WithMe } from '../../location/with-me.tsx';
import { Missing } from '../../public/missing.tsx';

const EDITABLE = [ORDER_STATUS.draft, ORDER_STATUS.waiting_for_payment];

/** Ids of companies with an order that can still be edited. */
const useEditable = () =>
  useQueries({
    queries: EDITABLE.map((status) => reading(listOrders, { query: { status, limit: LIMIT_MAX } })),
    combine: (answers) => ({
      isPending: answers.some(({ isPending }) => isPending),
      ids: new Set(answers.flatMap(({ data }) => data?.results ?? []).map(({ company }) => company.id)),
    }),
  });

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
        return id === undefined ? <EditChooser me={me} /> : <OpenOrderForm companyId={id} missing={<Missing />} />;
      }}
    </WithMe>
  );
}

/** Companies with an open order that the user may edit. */
function EditChooser({ me }: { me: Profile }) {
  const { isPending, ids } = useEditable();
  if (isPending) return <SkeletonRows rows={3} label={copy.loading} />;
  const companies = currentCompanies(me).filter(
    ({ id, status, roles }) =>
      ids.has(id) && status.id !== COMPANY_STATUS.suspended && can(me.result, 'company.edit', { roles }),
  );
  return (
    <CompanyChooser
      me={me}
      companies={companies}
      title={copy.title}
      question={copy.question}
      none={copy.none}
      leadsTo={(company) => ({ to: '/edit', search: { company: String(company.id) } })}
    />
  );
}
