import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Notice, NoticeRow } from '#core/contract/intake/notices.ts';
import type { Profile } from '#core/contract/records/users.ts';
import { noticesListCopy as copy } from '#core/copy/intake/notices.ts';
import { type List, useListState } from '#web/lib/list-state.ts';
import { mayAnywhere } from '#web/product/companies/roles-in.ts';
import { noticeTitle } from '#web/product/notices/notice-words.ts';
import type { Filter } from '#web/ui/list/filter-chips.tsx';
import type { RowSelection } from '#web/ui/list/list-rows.tsx';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import { currentRowId } from '#web/ui/list/row-keys.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ExportButton } from '#web/ui/page/export-button.tsx';
import { BulkNotices } from '../bulk/bulk-notices.tsx';
import { mayHandle } from '../may-handle.ts';
import { loadAllNotices, useNoticeCounts, useNotices } from '../queries.ts';
import { NoticeCard, noticeColumns } from './notice-columns.tsx';
import { noticesCsv } from './notices-csv.ts';
import {
  COUNTER_NOTICES,
  HANDLED,
  NOT_READ,
  NOTICE_LIST,
  type NoticeFilter,
  noticeViews,
  STATUS_CHOICES,
  TO_HANDLE,
  UNDELIVERED,
  UNMATCHED,
} from './notices-query.ts';
import { NoticesSplit } from './notices-split.tsx';
import { useTriage } from './triage.tsx';
import { useNoticeFilters } from './use-notice-filters.tsx';
import { useSplit } from './use-split.ts';

const STATUS: Filter = { name: 'status', label: copy.status, options: STATUS_CHOICES };

const EMPTY_VIEWS: Readonly<Record<string, { title: string; text?: string }>> = {
  [TO_HANDLE.value]: { title: copy.noOpenNotices, text: copy.noOpenNoticesText },
  [HANDLED.value]: { title: copy.noHandledNotices },
  [UNMATCHED.value]: { title: copy.noUnassignedNotices },
  [NOT_READ.value]: { title: copy.noUnreadableMessages, text: copy.noUnreadableMessagesText },
  [UNDELIVERED.value]: { title: copy.noUndeliveredNotices },
};

/** A tab without further filters: if it is empty, no filter hides its notices. */
const isWholeView = ({ q, filters: { status, ...others } }: List<NoticeFilter>): boolean =>
  q === '' && status in EMPTY_VIEWS && Object.values(others).every((value) => value === '');

const within = (companyId: number | undefined) => (companyId === undefined ? {} : { company: companyId });

/** Exports the whole filtered list. */
export function NoticesExport({ companyId }: { companyId?: number }) {
  const list = useListState<NoticeFilter>(NOTICE_LIST);
  return (
    <ExportButton name="notices" columns={noticesCsv} load={() => loadAllNotices(list.state, within(companyId))} />
  );
}

interface Props {
  me: Profile;
  companyId?: number;
  /** Notes of a notice, for the split view. */
  notes: (notice: Notice) => ReactNode;
}

/** All notices that the user may see, or those of one company, as a table or a split view. */
export function NoticesList({ me, companyId, notes }: Props) {
  const list = useListState<NoticeFilter>(NOTICE_LIST);
  const { is_superuser } = me.result;
  const withCompany = companyId === undefined;
  // Rows are requested before the counts, because people wait for them.
  const query = useNotices(list.state, within(companyId));
  const counts = useNoticeCounts({ enabled: withCompany, isSuperuser: is_superuser });
  const { filters, dialog } = useNoticeFilters(me, list, companyId);
  const { isSplit } = useSplit();
  const split = isSplit && withCompany;
  const rows = query.data?.results ?? [];
  const columns = noticeColumns(withCompany);
  const choosing: RowSelection<NoticeRow> | undefined = mayAnywhere(me, 'notice.handle', companyId)
    ? {
        allows: (notice) => mayHandle(me, notice),
        bar: (chosen, clear) => <BulkNotices me={me} notices={chosen} onDone={clear} />,
      }
    : undefined;
  return (
    <>
      <ListScreen
        search={copy.search}
        views={withCompany ? noticeViews(is_superuser) : [...noticeViews(false), ...STATUS_CHOICES]}
        allLast
        counts={counts}
        further={[COUNTER_NOTICES]}
        filters={withCompany ? [STATUS, ...filters] : filters}
        within={!withCompany}
        tools={!withCompany && <NoticesExport companyId={companyId} />}
        noun={copy.noun}
        list={{ ...list, isFiltered: list.isFiltered && !isWholeView(list) }}
        query={query}
        columns={columns}
        card={(notice) => <NoticeCard notice={notice} withCompany={withCompany} />}
        nameOf={noticeTitle}
        selectable={choosing}
        empty={<NoNotices view={list.filters.status} />}
      >
        {split && rows.length > 0 ? (
          <NoticesSplit me={me} list={list} query={query} choosing={choosing} notes={notes} />
        ) : undefined}
      </ListScreen>
      {!split && <TableKeys me={me} rows={rows} />}
      {dialog}
    </>
  );
}

/** Triage shortcuts for the row selected with j and k. */
function TableKeys({ me, rows }: { me: Profile; rows: readonly NoticeRow[] }) {
  const { dialogs } = useTriage({
    me,
    place: 'table',
    current: () => {
      const id = currentRowId();
      return rows.find((notice) => notice.id === id);
    },
  });
  return dialogs;
}

const NoNotices = ({ view }: { view: string }) => (
  <EmptyState icon={Inbox} {...(EMPTY_VIEWS[view] ?? { title: copy.noNoticesYet, text: copy.noNoticesYetText })} />
);
