import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { listHistory } from '#core/contract/records/history.ts';
import type { Profile } from '#core/contract/records/users.ts';
import { historyListCopy as copy } from '#core/copy/records/history.ts';
import { pageReading } from '#web/lib/call/list-page.ts';
import { useListState } from '#web/lib/list-state.ts';
import { companyFilter } from '#web/product/companies/company-filter.ts';
import type { Filter } from '#web/ui/list/filter-chips.tsx';
import { ListRows } from '#web/ui/list/list-rows.tsx';
import { ListTools } from '#web/ui/list/list-tools.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { actionText } from './entry-action.tsx';
import { objectName } from './entry-object.tsx';
import { HistoryCard, historyColumns } from './history-columns.tsx';
import { HISTORY_LIST, type HistoryFilter, historyQuery, KINDS } from './history-query.ts';

const KIND: Filter = { name: 'kind', label: copy.kind, options: KINDS };
const ONLY: Filter = { name: 'only', label: copy.only, options: [{ value: 'snapshots', label: copy.snapshots }] };

/** The audit log, newest first: every visible entry, or those of one company. */
export function HistoryList({ me, companyId }: { me: Profile; companyId?: number }) {
  const list = useListState<HistoryFilter>(HISTORY_LIST);
  const query = useQuery(pageReading(listHistory, { query: historyQuery(list.state, companyId) }));
  const withCompany = companyId === undefined;
  const columns = historyColumns(withCompany);
  return (
    <>
      <ListTools
        search={copy.search}
        list={list}
        columns={columns}
        filters={withCompany ? [KIND, ONLY, ...companyFilter(me)] : [KIND, ONLY]}
      />
      <ListRows
        noun={copy.noun}
        list={list}
        query={query}
        columns={columns}
        card={(entry) => <HistoryCard entry={entry} withCompany={withCompany} />}
        nameOf={(entry) => `${actionText(entry)}, ${objectName(entry)}`}
        empty={<EmptyState icon={History} title={copy.emptyTitle} text={copy.emptyText} />}
      />
    </>
  );
}
