import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CounterNotice } from '#core/contract/intake/counter-notices.ts';
import { counterNoticeCopy as copy } from '#core/copy/intake/counter-notice-screens.ts';
import { urlActionsCopy } from '#core/copy/intake/record-actions.ts';
import { UrlStanding } from '#web/product/notices/url-state.tsx';
import { Breakable } from '#web/ui/breakable.tsx';
import { Button } from '#web/ui/button.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import { Section } from '../../notice/section.tsx';
import { noticeReading } from '../../queries.ts';

const SHOWN = 20;

interface Props {
  one: CounterNotice;
  onChange?: () => void;
}

/** The URLs that it is about, with their states. */
export function CounterUrls({ one: { urls, notice, outcome }, onChange }: Props) {
  const [page, setPage] = useState(1);
  const { data } = useQuery({ ...noticeReading(notice?.id ?? 0), enabled: notice !== null });
  const states = new Map(data?.urls.map((url) => [url.id, url]));
  const mayChange = onChange && notice && outcome !== 'restored' && outcome !== 'withdrawn';
  return (
    <Section
      title={copy.urls}
      count={urls.length}
      aside={
        mayChange && (
          <Button size="sm" variant="quiet" className="print:hidden" onClick={onChange}>
            {copy.changeUrls}
          </Button>
        )
      }
    >
      {urls.length === 0 ? (
        <p className="text-13 text-ink-3">{copy.noUrls}</p>
      ) : (
        <ul aria-label={copy.urls} className="divide-y divide-line rounded-lg border border-line">
          {urls.slice((page - 1) * SHOWN, page * SHOWN).map(({ id, url }) => {
            const state = id === null ? undefined : states.get(id);
            return (
              <li
                key={`${id} ${url}`}
                className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 px-4 py-2.5"
              >
                <span className="min-w-0 grow basis-60 font-mono text-12 leading-6 text-ink [overflow-wrap:anywhere]">
                  <Breakable text={url} />
                </span>
                <span className="flex min-h-6 items-center">
                  {state && <UrlStanding url={state} openSince={undefined} />}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {urls.length > SHOWN && (
        <div className="mt-2">
          <Pager page={page} perPage={SHOWN} count={urls.length} onPage={setPage} names={urlActionsCopy.pages} />
        </div>
      )}
    </Section>
  );
}
