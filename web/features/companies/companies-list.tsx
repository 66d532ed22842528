import { Building2, CirclePause, CirclePlay } from 'lucide-react';
import { type Company, changeCompany } from '#core/contract/companies.ts';
import { COMPANY_STATUS, COMPANY_STATUSES } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { useActOnAll } from '#web/lib/act-on-all.ts';
import { openAddCompany } from '#web/lib/add-company.ts';
import { useListState } from '#web/lib/list-state.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ExportButton } from '#web/ui/export-button.tsx';
import { ListScreen } from '#web/ui/list-screen.tsx';
import { Page } from '#web/ui/page.tsx';
import { SelectionAct, SelectionBar } from '#web/ui/selection-bar.tsx';
import { companiesCsv } from './companies-csv.ts';
import { COMPANIES_SHOWN, COMPANY_LIST, type CompanyFilter } from './companies-query.ts';
import { CompanyCard, companyColumns } from './company-columns.tsx';
import { toggledStatus } from './company-state.ts';
import { COMPANY_READS, loadAllCompanies, useCompanies, useCompanyCounts } from './queries.ts';

const VIEWS = COMPANY_STATUSES.map(({ name }) => ({ value: name.toLowerCase(), label: name }));

/** For superusers: every company. */
export function CompaniesList() {
  const list = useListState<CompanyFilter>(COMPANY_LIST);
  const counts = useCompanyCounts();
  const query = useCompanies(list.state);
  return (
    <Page
      flush
      title="Companies"
      actions={<ExportButton name="companies" columns={companiesCsv} load={() => loadAllCompanies(list.state)} />}
    >
      <ListScreen
        search="Search companies"
        views={VIEWS}
        counts={counts}
        noun="companies"
        list={list}
        query={query}
        perPage={COMPANIES_SHOWN}
        columns={companyColumns}
        card={(company) => <CompanyCard company={company} />}
        nameOf={({ name }) => name}
        choosing={{
          allows: (company) => toggledStatus(company) !== undefined,
          bar: (chosen, clear) => <BulkSuspend companies={chosen} onDone={clear} />,
        }}
        empty={
          <EmptyState
            icon={Building2}
            title="No companies yet"
            text="Each company that a customer adds will be listed here."
            action={
              <Button variant="primary" onClick={openAddCompany}>
                Add New Company
              </Button>
            }
          />
        }
      />
    </Page>
  );
}

/** Both can be undone by the other, so neither is asked about. */
function BulkSuspend({ companies, onDone }: { companies: readonly Company[]; onDone: () => void }) {
  const { run, pending } = useActOnAll(changeCompany, { refresh: COMPANY_READS, toast: messages.companiesUpdated });
  const give = (status: typeof COMPANY_STATUS.suspended | typeof COMPANY_STATUS.registered) =>
    void run(companies.map(({ id }) => ({ params: { id: String(id) }, body: { status } }))).then(onDone);
  return (
    <SelectionBar count={companies.length} onClear={onDone}>
      <SelectionAct disabled={pending} onClick={() => give(COMPANY_STATUS.suspended)}>
        <CirclePause aria-hidden className="size-4" /> Suspend
      </SelectionAct>
      <SelectionAct disabled={pending} onClick={() => give(COMPANY_STATUS.registered)}>
        <CirclePlay aria-hidden className="size-4" /> Restore
      </SelectionAct>
    </SelectionBar>
  );
}
