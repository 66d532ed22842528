import { ListFilter, Plus } from 'lucide-react';
import type { Rule } from '#core/contract/intake/filters.ts';
import { rulesListCopy as copy } from '#core/copy/intake/rules.ts';
import { useListState } from '#web/lib/list-state.ts';
import { ButtonLink } from '#web/ui/link.tsx';
import { ListRows } from '#web/ui/list/list-rows.tsx';
import { ListTools } from '#web/ui/list/list-tools.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { AssignedHosts } from './assigned-hosts.tsx';
import { RULE_LIST, useRules } from './queries.ts';
import { RuleCard, ruleColumns } from './rule-columns.tsx';

/** For superusers: rules that run on each new notice, in order. */
export function RulesList() {
  const list = useListState<never>(RULE_LIST);
  const query = useRules(list.state);
  // Reordering is disabled while the rows are searched or sorted differently.
  const count = list.sort === RULE_LIST.sort && list.q === '' ? (query.data?.count ?? 0) : 0;
  const columns = ruleColumns(count);
  const add = (
    <ButtonLink to="/filters/new" variant="primary">
      <Plus aria-hidden size={16} /> {copy.addRule}
    </ButtonLink>
  );
  return (
    <Page flush title={copy.title} actions={add}>
      <ListTools search={copy.search} list={list} columns={columns} />
      <ListRows
        noun={copy.noun}
        list={list}
        query={query}
        columns={columns}
        card={(rule: Rule) => <RuleCard rule={rule} count={count} />}
        nameOf={({ name }) => name}
        empty={<EmptyState icon={ListFilter} title={copy.emptyTitle} text={copy.emptyText} action={add} />}
      />
      <AssignedHosts />
    </Page>
  );
}
