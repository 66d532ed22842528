import { Globe } from 'lucide-react';
import type { Profile } from '#core/contract/records/users.ts';
import type { Domain } from '#core/contract/registry/domains.ts';
import { domainsListCopy as copy } from '#core/copy/registry/domains.ts';
import { DOMAIN_STATUS } from '#core/lookups.ts';
import { can } from '#core/rules/records/permissions.ts';
import type { CsvColumn } from '#web/lib/csv.ts';
import { useListState } from '#web/lib/list-state.ts';
import { companyFilter } from '#web/product/companies/company-filter.ts';
import { mayAnywhere, rolesIn } from '#web/product/companies/roles-in.ts';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ExportButton } from '#web/ui/page/export-button.tsx';
import { BulkEmail } from './bulk-email.tsx';
import { DomainCard, domainColumns } from './domain-columns.tsx';
import { DOMAIN_LIST, DOMAIN_VIEWS, type DomainFilter } from './domains-query.ts';
import { loadAllDomains, useDomainCounts, useDomains } from './queries.ts';

const domainsCsv: readonly CsvColumn<Domain>[] = [
  { title: 'id', value: (domain) => domain.id },
  { title: 'name', value: (domain) => domain.name },
  { title: 'unicode_name', value: (domain) => domain.unicode_name },
  { title: 'email', value: (domain) => domain.email },
  { title: 'status', value: (domain) => domain.status.name },
  { title: 'company', value: (domain) => domain.company.name },
  { title: 'created_date', value: (domain) => domain.created_date },
];

const VIEWS = DOMAIN_VIEWS.map(({ name }) => ({ value: name.toLowerCase(), label: name }));

/** Exports the whole filtered list. */
export function DomainsExport({ companyId }: { companyId?: number }) {
  const list = useListState<DomainFilter>(DOMAIN_LIST);
  return <ExportButton name="domains" columns={domainsCsv} load={() => loadAllDomains(list.state, companyId)} />;
}

/** All domains that the user may see, or those of one company. */
export function DomainsList({ me, companyId }: { me: Profile; companyId?: number }) {
  const list = useListState<DomainFilter>(DOMAIN_LIST);
  const counts = useDomainCounts(companyId);
  const query = useDomains(list.state, companyId);
  const withCompany = companyId === undefined;
  const columns = domainColumns(withCompany);
  return (
    <ListScreen
      search={copy.search}
      views={VIEWS}
      counts={counts}
      filters={withCompany ? companyFilter(me) : []}
      within={!withCompany}
      tools={!withCompany && <DomainsExport companyId={companyId} />}
      noun={copy.noun}
      list={list}
      query={query}
      columns={columns}
      card={(domain) => <DomainCard domain={domain} withCompany={withCompany} />}
      nameOf={(domain) => domain.unicode_name}
      selectable={
        mayAnywhere(me, 'company.edit', companyId)
          ? {
              allows: ({ status, company }) =>
                status.id !== DOMAIN_STATUS.removed &&
                can(me.result, 'company.edit', { roles: rolesIn(me, company.id) }),
              bar: (chosen, clear) => <BulkEmail domains={chosen} onDone={clear} />,
            }
          : undefined
      }
      empty={<EmptyState icon={Globe} title={copy.emptyTitle} text={copy.emptyText} />}
    />
  );
}
