import { useQuery } from '@tanstack/react-query';
import { ChevronRight, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { getNoticeReading, type NoticeReading as Reading } from '#core/contract/intake/notice-reading.ts';
import type { Notice } from '#core/contract/intake/notices.ts';
import { readingCopy as copy } from '#core/copy/intake/reading.ts';
import { isUnread } from '#core/rules/intake/notice-completeness.ts';
import { reading } from '#web/lib/call/query.ts';
import { useDelayed } from '#web/lib/delayed.ts';
import { ELEMENT_WORDS, KIND_WORDS, VERDICT_WORDS } from '#web/product/notices/notice-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { SectionHeading } from '../notice/section.tsx';
import { EvidenceTable, ReadingTable, rowHead } from './reading-table.tsx';
import { ReadingUrls } from './reading-urls.tsx';
import { SenderCheck } from './sender-check.tsx';

/** True for a message that was received and read. */
export const hasReading = (notice: Notice): boolean =>
  notice.raw_file_id !== null && notice.parsed_date !== null && !isUnread(notice);

/** For superusers: each decision of the reader with its evidence. Loaded on demand, because it runs a full reading. */
export function NoticeReading({ notice }: { notice: Notice }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="group/reading min-w-0 rounded-lg border border-line print:hidden"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-lg px-4 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-ink-3 group-open/reading:rotate-90 motion-safe:transition-transform"
        />
        <SectionHeading className="text-14 font-semibold text-ink">{copy.title}</SectionHeading>
      </summary>
      {isOpen && (
        <div className="border-t border-line p-4">
          <Loaded notice={notice} />
        </div>
      )}
    </details>
  );
}

function Loaded({ notice: { id, authenticity } }: { notice: Notice }) {
  // Never stale, because the original is immutable; no automatic retry, because each attempt runs a full reading.
  const { data, error, isFetching, refetch } = useQuery({
    ...reading(getNoticeReading, { params: { id: String(id) } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const isSlow = useDelayed(isFetching);
  if (data) return <Decisions data={data} authenticity={authenticity} />;
  if (!isFetching) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  return (
    <p role="status" className="flex min-h-6 items-center gap-3 text-14 text-ink-2">
      {isSlow && (
        <>
          <LoaderCircle aria-hidden className="size-4 shrink-0 motion-safe:animate-spin" />
          {copy.loading}
        </>
      )}
    </p>
  );
}

const Decisions = ({ data, authenticity }: { data: Reading } & Pick<Notice, 'authenticity'>) => (
  <div className="flex flex-col gap-6">
    <p className="text-13 text-ink-3 text-pretty">{copy.intro}</p>
    <Kind data={data} />
    <Elements data={data} />
    <People data={data} />
    {authenticity && <SenderCheck authenticity={authenticity} />}
    <ReadingUrls data={data} />
  </div>
);

function Kind({ data: { kind, kind_evidence } }: { data: Reading }) {
  const isDecided = kind_evidence.some(({ weight }) => weight === null);
  const hint = kind_evidence.length === 0 ? copy.kindSilent : isDecided ? copy.kindDecided : copy.kindHint;
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SectionHeading below={1} className="text-13 font-semibold text-ink">
          {copy.kind}
        </SectionHeading>
        <Badge dot={false}>{KIND_WORDS[kind]}</Badge>
      </div>
      <p className="mt-0.5 text-12 text-ink-3">{hint}</p>
      {kind_evidence.length > 0 && (
        <EvidenceTable
          label={copy.evidenceFor(copy.kind.toLowerCase())}
          evidence={kind_evidence}
          hasTotal={!isDecided}
        />
      )}
    </section>
  );
}

const Elements = ({ data: { elements, verdict } }: { data: Reading }) => (
  <section>
    <div className="flex flex-wrap items-center justify-between gap-2">
      <SectionHeading below={1} className="text-13 font-semibold text-ink">
        {copy.elements}
      </SectionHeading>
      <span className="flex items-center gap-2 text-12 text-ink-3">
        {copy.verdict}
        <Badge dot={false} tone={VERDICT_WORDS[verdict].tone}>
          {VERDICT_WORDS[verdict].name}
        </Badge>
      </span>
    </div>
    <ReadingTable label={copy.elements} heads={[copy.element, copy.wordsFound]}>
      {elements.map(({ name, is_found, text }) => (
        <tr key={name} className="align-top">
          <th scope="row" className={`${rowHead} w-2/5`}>
            {ELEMENT_WORDS[name]}
          </th>
          <td className="px-3 py-2 text-ink-2 [overflow-wrap:anywhere]">
            {is_found ? text || copy.found : <span className="text-bad">{copy.missing}</span>}
          </td>
        </tr>
      ))}
    </ReadingTable>
  </section>
);

const nameOf = ({ name, email }: { name: string; email: string }): string => (name ? `${name} <${email}>` : email);

const People = ({ data: { sender, relay } }: { data: Reading }) => (
  <section>
    <SectionHeading below={1} className="text-13 font-semibold text-ink">
      {copy.sender}
    </SectionHeading>
    <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 rounded-lg border border-line px-3 py-2 text-12 [overflow-wrap:anywhere]">
      <dt className="text-ink-3">{copy.sender}</dt>
      <dd className="text-ink">{sender ? nameOf(sender) : copy.noSender}</dd>
      {sender && (
        <>
          <dt className="text-ink-3">{copy.foundIn}</dt>
          <dd className="text-ink">{sender.found_in}</dd>
        </>
      )}
      <dt className="text-ink-3">{copy.relay}</dt>
      <dd className="text-ink">{relay ? nameOf(relay) : copy.noRelay}</dd>
    </dl>
  </section>
);
