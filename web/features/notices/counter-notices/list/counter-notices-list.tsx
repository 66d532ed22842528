import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import type { ComponentProps } from 'react';
import { listCounterNotices } from '#core/contract/intake/counter-notices.ts';
import type { Profile } from '#core/contract/records/users.ts';
import { counterListCopy as copy, outcomeWords } from '#core/copy/intake/counter-notice-screens.ts';
import { listScreenCopy } from '#core/copy/ui.ts';
import { OUTCOMES } from '#core/rules/intake/counter-notice-outcome.ts';
import { thousands } from '#core/rules/text/numbers.ts';
import { pageReading } from '#web/lib/call/list-page.ts';
import { type List, useListState } from '#web/lib/list-state.ts';
import { companyFilter } from '#web/product/companies/company-filter.ts';
import { ListRows } from '#web/ui/list/list-rows.tsx';
import { ListTools } from '#web/ui/list/list-tools.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Tabs, TabsPlaceholder } from '#web/ui/page/tabs.tsx';
import { COUNTER_NOTICES, noticeViews } from '../../list/notices-query.ts';
import { useNoticeCounts } from '../../queries.ts';
import { useOutcomeCounts } from '../queries.ts';
import { senderOf } from '../words.ts';
import { CounterCard, counterColumns } from './counter-columns.tsx';
import { COUNTER_LIST, type CounterFilter, counterQuery, TO_HANDLE_COUNTER } from './counter-query.ts';

const isView = (value: string): value is keyof typeof copy.emptyOutcomes => Object.hasOwn(copy.emptyOutcomes, value);

/** Counter-notices of the user's companies, as a tab of the notices (beyond § 22). */
export function CounterNoticesList({ me }: { me: Profile }) {
  const list = useListState<CounterFilter>(COUNTER_LIST);
  const query = useQuery(pageReading(listCounterNotices, { query: counterQuery(list.state) }));
  const { is_superuser } = me.result;
  const counts = useNoticeCounts({ enabled: true, isSuperuser: is_superuser });
  const withCompany = is_superuser || me.companies.length > 1;
  const columns = counterColumns(withCompany);
  const { outcome, company, notice } = list.filters;
  const isWhole = list.q === '' && company === '' && notice === '';
  const views = [...noticeViews(is_superuser), { value: '', label: listScreenCopy.all }];
  return (
    <>
      {counts ? (
        <Tabs
          label={listScreenCopy.views}
          value={COUNTER_NOTICES.value}
          tabs={[
            ...views.map((view) => ({
              ...view,
              to: '/notices' as const,
              count: counts[view.value],
              search: { status: view.value || undefined },
            })),
            { ...COUNTER_NOTICES, count: counts[COUNTER_NOTICES.value] },
          ]}
        />
      ) : (
        <TabsPlaceholder />
      )}
      <OutcomeTabs list={list} />
      <ListTools search={copy.search} list={list} columns={columns} filters={is_superuser ? [] : companyFilter(me)} />
      <ListRows
        noun={copy.noun}
        // The outcome is a tab; its empty list says so.
        list={{ ...list, isFiltered: !isWhole }}
        query={query}
        columns={columns}
        card={(row) => <CounterCard row={row} withCompany={withCompany} />}
        nameOf={senderOf}
        empty={
          <EmptyState
            icon={Scale}
            title={isView(outcome) ? copy.emptyOutcomes[outcome] : copy.emptyTitle}
            text={isView(outcome) ? undefined : copy.emptyText}
          />
        }
      />
    </>
  );
}

const PillLink = createLink(({ current, ...anchor }: ComponentProps<'a'> & { current: boolean }) => (
  <a {...anchor} aria-current={current ? 'page' : undefined} />
));

/** The outcomes with their counts, as links below the tabs of the notices. */
function OutcomeTabs({ list }: { list: List<CounterFilter> }) {
  const counts = useOutcomeCounts();
  const tabs = [
    { value: TO_HANDLE_COUNTER, label: copy.toHandle },
    ...OUTCOMES.map((value) => ({ value, label: outcomeWords[value] })),
    { value: '', label: listScreenCopy.all },
  ];
  return (
    <nav aria-label={copy.outcomes} className="overflow-x-auto px-4 pt-3 [scrollbar-width:none] sm:px-7">
      <ul className="flex min-h-8 w-max gap-1.5">
        {counts &&
          tabs.map(({ value, label }) => (
            <li key={value}>
              <PillLink
                to="."
                search={list.addressOf({ filters: { outcome: value } }) as never}
                current={list.filters.outcome === value}
                className="flex h-8 items-center gap-1.5 rounded-full border border-line px-3 text-13 whitespace-nowrap text-ink-2 hover:bg-hover hover:text-ink aria-[current=page]:border-primary aria-[current=page]:bg-soft aria-[current=page]:font-medium aria-[current=page]:text-soft-ink touch:h-10"
              >
                {label}{' '}
                {counts[value] !== undefined && (
                  <span className="font-normal tabular-nums opacity-80">{thousands(counts[value])}</span>
                )}
              </PillLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
