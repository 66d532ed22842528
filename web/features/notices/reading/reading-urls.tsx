import { ChevronRight } from 'lucide-react';
import type { NoticeReading, UrlReading } from '#core/contract/intake/notice-reading.ts';
import { readingCopy as copy } from '#core/copy/intake/reading.ts';
import { thousands } from '#core/rules/text/numbers.ts';
import { Badge } from '#web/ui/badge.tsx';
import { SectionHeading } from '../notice/section.tsx';
import { EvidenceTable, signed } from './reading-table.tsx';

/** The message's first URLs with role and score; each expands to its evidence. */
export const ReadingUrls = ({ data: { urls, urls_count } }: { data: NoticeReading }) => (
  <section>
    <SectionHeading below={1} className="text-13 font-semibold text-ink">
      {copy.urls}
    </SectionHeading>
    <p className="mt-0.5 text-12 text-ink-3">
      {urls.length === 0 ? copy.noUrls : copy.urlsHint}{' '}
      {urls_count > urls.length && copy.firstUrls(urls.length, thousands(urls_count))}
    </p>
    {urls.length > 0 && (
      <ul aria-label={copy.urls} className="mt-2 divide-y divide-line rounded-lg border border-line">
        {urls.map((url) => (
          <li key={url.url}>
            <Url url={url} />
          </li>
        ))}
      </ul>
    )}
  </section>
);

const Url = ({ url: { url, role, score, decided_by, evidence } }: { url: UrlReading }) => (
  <details className="group/url">
    <summary className="flex min-h-11 cursor-pointer list-none items-start gap-2 rounded-lg px-3 py-2.5 hover:bg-sunken [&::-webkit-details-marker]:hidden">
      <ChevronRight
        aria-hidden
        className="mt-0.5 size-4 shrink-0 text-ink-3 group-open/url:rotate-90 motion-safe:transition-transform"
      />
      <span className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 basis-60 font-mono text-12 leading-5 text-ink [overflow-wrap:anywhere]">
          {url}
        </span>
        <span className="flex items-center gap-2 text-12 text-ink-3 tabular-nums">
          {copy.score(signed(score))}
          <Badge dot={false} tone={role === 'reported' ? 'warn' : 'muted'}>
            {copy[role]}
          </Badge>
        </span>
      </span>
    </summary>
    <div className="px-3 pb-3">
      {decided_by !== 'score' && (
        <p className="text-12 text-ink-2 text-pretty">{decided_by === 'guess' ? copy.guess : copy.byKind}</p>
      )}
      <EvidenceTable label={copy.evidenceFor(url)} evidence={evidence} />
    </div>
  </details>
);
