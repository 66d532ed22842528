import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { NoticeUrl } from '#core/contract/intake/notice-urls.ts';
import type { Notice } from '#core/contract/intake/notices.ts';
import { urlActionsCopy as copy, urlStateWords } from '#core/copy/intake/record-actions.ts';
import { URL_STATES, type UrlState } from '#core/rules/intake/url-states.ts';
import { demandsNothing } from '#core/rules/intake/url-status.ts';
import { thousands } from '#core/rules/text/numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/dialog/menu.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { ActionItems } from './action-items.tsx';
import { countedUrls } from './targets.ts';
import { UrlPages } from './url-pages.tsx';
import { useUrlActs } from './use-url-acts.tsx';

interface Props {
  notice: Notice;
  urls: readonly NoticeUrl[];
  mayAct: boolean;
  isSuperuser: boolean;
  isPane: boolean;
}

/** The states that occur, with their numbers. */
function stateChoices(urls: readonly NoticeUrl[]) {
  const count = (state: UrlState) => urls.filter((url) => url.state === state).length;
  const found = URL_STATES.map((state) => ({ state, count: count(state) })).filter((one) => one.count > 0);
  return [
    { value: '', label: copy.state(copy.all, thousands(urls.length)) },
    ...found.map((one) => ({ value: one.state, label: copy.state(urlStateWords[one.state], thousands(one.count)) })),
  ];
}

/** The reported URLs with a toolbar for actions on several of them. */
export function ReportedUrls({ notice, urls, mayAct, isSuperuser, isPane }: Props) {
  const [state, setState] = useState('');
  const choices = stateChoices(urls);
  // A state that no URL has any more no longer filters.
  const filter = choices.some(({ value }) => value === state) ? state : '';
  const inState = (url: NoticeUrl) => filter === '' || url.state === filter;
  const counted = countedUrls(notice);
  const shown = counted.filter(inState);
  const { selected, select, acts, recordChosen, dialog } = useUrlActs({ notice, mayAct, isPane, shown });
  const chosen = selected.size > 0 ? notice.urls.filter(({ id }) => selected.has(id)) : counted;
  const isEvery = shown.length > 0 && shown.every(({ id }) => selected.has(id));
  const hasTools = (acts && counted.length > 0) || choices.length > 2;
  return (
    <>
      {hasTools && (
        <div className="mb-3 flex min-h-9 flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
          {acts && counted.length > 1 && (
            <>
              <span className="ml-4">
                <Checkbox
                  label={copy.selectAll}
                  checked={isEvery}
                  indeterminate={selected.size > 0 && !isEvery}
                  onChange={() => select(isEvery ? new Set() : new Set(shown.map(({ id }) => id)))}
                />
              </span>
              <span aria-live="polite" className="text-13 text-ink-3 tabular-nums">
                {selected.size > 0 ? copy.selected(selected.size) : ''}
              </span>
            </>
          )}
          {acts && counted.length > 0 && (
            <Menu
              trigger={
                <Button size="sm">
                  {selected.size > 0
                    ? copy.markAs(selected.size)
                    : counted.length === 1
                      ? copy.markOnlyAs
                      : copy.markAllAs}
                  <ChevronDown aria-hidden size={14} />
                </Button>
              }
            >
              <ActionItems urls={chosen} onChoose={recordChosen} />
            </Menu>
          )}
          {choices.length > 2 && (
            <span className="ml-auto">
              <Select label={copy.show} prefix={copy.show} value={filter} options={choices} onChange={setState} />
            </span>
          )}
        </div>
      )}
      <UrlPages
        urls={filter === '' ? urls : urls.filter(inState)}
        receivedDate={demandsNothing(notice.completeness.kind) ? undefined : notice.received_date}
        selected={selected}
        acts={acts}
        allows={({ domain }) => isSuperuser || domain !== null}
      />
      {dialog}
    </>
  );
}
