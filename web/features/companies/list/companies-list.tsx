import { useSearch } from '@tanstack/react-router';
import { Building2 } from 'lucide-react';
import { exportCompanies } from '#core/contract/registry/companies.ts';
import { companiesListCopy as copy } from '#core/copy/registry/companies.ts';
import { useListState } from '#web/lib/list-state.ts';
import { openAddCompany } from '#web/product/companies/add-company.ts';
import { Button } from '#web/ui/button.tsx';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ExportList } from '#web/ui/page/export-list.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { useCompanies, useCompanyCounts } from '../queries.ts';
import { BulkCompanies } from './bulk-companies.tsx';
import {
  COMPANY_FILTERS,
  COMPANY_VIEWS,
  type CompanyFilter,
  companiesExport,
  companyListIn,
} from './companies-query.ts';
import { CompanyCard, companyColumns } from './company-columns.tsx';

/** All companies, for superusers. */
export function CompaniesList() {
  const { status } = useSearch({ strict: false }) as { status?: unknown };
  const list = useListState<CompanyFilter>(companyListIn(status));
  const counts = useCompanyCounts();
  const query = useCompanies(list.state);
  return (
    <Page
      flush
      title={copy.title}
      actions={<ExportList name="companies" endpoint={exportCompanies} input={companiesExport(list.state)} />}
    >
      <ListScreen
        search={copy.search}
        views={COMPANY_VIEWS}
        counts={counts}
        filters={COMPANY_FILTERS}
        noun={copy.noun}
        list={list}
        query={query}
        columns={companyColumns}
        card={(company) => <CompanyCard company={company} />}
        nameOf={({ name }) => name}
        selectable={{ bar: (chosen, clear) => <BulkCompanies companies={chosen} onDone={clear} /> }}
        empty={
          <EmptyState
            icon={Building2}
            title={copy.emptyTitle}
            text={copy.emptyText}
            action={
              <Button variant="primary" onClick={openAddCompany}>
                {copy.addNewCompany}
              </Button>
            }
          />
        }
      />
    </Page>
  );
}
