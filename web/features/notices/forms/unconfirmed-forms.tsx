import { useQuery } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { listUnconfirmedForms, type UnconfirmedForm } from '#core/contract/intake/submissions.ts';
import { unconfirmedFormsCopy as copy } from '#core/copy/intake/unconfirmed-forms.ts';
import { pageReading } from '#web/lib/call/list-page.ts';
import { useKeys } from '#web/lib/keys.ts';
import { useListState } from '#web/lib/list-state.ts';
import type { Filter } from '#web/ui/list/filter-chips.tsx';
import { ListStates } from '#web/ui/list/list-rows.tsx';
import { ListTabs } from '#web/ui/list/list-screen.tsx';
import { ListTools } from '#web/ui/list/list-tools.tsx';
import { currentRowId, useRowKeys } from '#web/ui/list/row-keys.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { KeysDialog } from '../list/keys-dialog.tsx';
import { COUNTER_NOTICES, noticeViews, UNCONFIRMED_FORMS } from '../list/notices-query.ts';
import { useNoticeCounts } from '../queries.ts';
import { FormItem } from './form-item.tsx';
import { FORM_LIST, type FormFilter, formsQuery } from './forms-query.ts';
import { useDecide } from './use-decide.tsx';

const SUSPECT: Filter = {
  name: 'suspect',
  label: copy.suspect,
  options: [
    { value: 'yes', label: copy.yes },
    { value: 'no', label: copy.no },
  ],
};

const KEYS = [
  ['j', copy.keys.next],
  ['k', copy.keys.previous],
  ['Enter', copy.keys.open],
  ['a', copy.keys.accept],
  ['!', copy.keys.spam],
  ['?', copy.keys.help],
] as const;

/** For superusers: forms that a person has to accept or mark as spam, as a tab of the notices (beyond § 12, § 22). */
export function UnconfirmedForms() {
  const list = useListState<FormFilter>(FORM_LIST);
  const query = useQuery(pageReading(listUnconfirmedForms, { query: formsQuery(list.state) }));
  const counts = useNoticeCounts({ enabled: true, isSuperuser: true });
  const isWhole = list.q === '' && list.filters.suspect === '';
  return (
    <>
      <ListTabs list={list} views={noticeViews(true)} allLast counts={counts} further={[COUNTER_NOTICES]} />
      <ListTools search={copy.search} list={list} columns={[]} filters={[SUSPECT]} />
      <ListStates
        noun={copy.noun}
        // The tab itself is no filter; clearing the others stays on it.
        list={{
          ...list,
          isFiltered: !isWhole,
          clear: () => list.set({ q: '', filters: { status: UNCONFIRMED_FORMS.value, suspect: '' } }),
        }}
        query={query}
        empty={<EmptyState icon={FileCheck} title={copy.emptyTitle} text={copy.emptyText} />}
      >
        {(forms, isStale) => <Forms forms={forms} isStale={isStale} />}
      </ListStates>
    </>
  );
}

function Forms({ forms, isStale }: { forms: readonly UnconfirmedForm[]; isStale: boolean }) {
  const root = useRef<HTMLUListElement>(null);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  // The decided form leaves the list, so the focus moves to its neighbor.
  const { accept, askSpam, pendingId, dialog } = useDecide(({ id }) => {
    const at = forms.findIndex((form) => form.id === id);
    const next = forms[at + 1] ?? forms[at - 1];
    if (next) root.current?.querySelector<HTMLElement>(`[data-row="${next.id}"] [data-row-link]`)?.focus();
  });
  const onCurrent = (act: (form: UnconfirmedForm) => void) => () => {
    const form = forms.find(({ id }) => id === currentRowId());
    if (form) act(form);
  };
  useRowKeys(root);
  useKeys({ a: onCurrent(accept), '!': onCurrent(askSpam), '?': () => setIsHelpOpen(true) });
  return (
    <>
      <ul
        ref={root}
        aria-label={copy.formsLabel}
        aria-busy={isStale}
        className={isStale ? 'border-t border-line opacity-60 transition-opacity delay-150' : 'border-t border-line'}
      >
        {forms.map((form) => (
          <FormItem
            key={form.id}
            form={form}
            isPending={pendingId === form.id}
            onAccept={() => accept(form)}
            onSpam={() => askSpam(form)}
          />
        ))}
      </ul>
      {dialog}
      {isHelpOpen && <KeysDialog keys={KEYS} onClose={() => setIsHelpOpen(false)} />}
    </>
  );
}
