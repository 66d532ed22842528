import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Paperclip } from 'lucide-react';
import { useState } from 'react';
import type { Notice } from '#core/contract/intake/notices.ts';
import { listUrlActions, type UrlActionEntry } from '#core/contract/intake/url-actions.ts';
import { downloadFile } from '#core/contract/records/files.ts';
import { actionLogCopy as copy, declineReasonWords, urlActionWords } from '#core/copy/intake/record-actions.ts';
import { pageReading } from '#web/lib/call/list-page.ts';
import { formatDateTime, formatWithZone } from '#web/lib/format.ts';
import { useDownload } from '#web/lib/use-download.ts';
import { SubscriberLink } from '#web/product/subscribers/subscriber-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';

const SHOWN = 50;

/** Everything that was recorded on the URLs of a notice, latest first. Loads when it is opened. */
export function ActionLog({ notice }: { notice: Notice }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="group/log mt-3 min-w-0 print:hidden" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="-ml-1.5 inline-flex h-8 cursor-pointer list-none items-center gap-1 rounded-md px-1.5 text-13 font-medium text-ink-2 hover:bg-hover hover:text-ink touch:h-10 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 group-open/log:rotate-90 motion-safe:transition-transform" />
        {copy.title}
      </summary>
      {isOpen && <Log notice={notice} />}
    </details>
  );
}

/** Entries that were recorded by one call: an action on 250 URLs reads as one. */
function batches(entries: readonly UrlActionEntry[]): readonly (readonly [UrlActionEntry, ...UrlActionEntry[]])[] {
  const found: [UrlActionEntry, ...UrlActionEntry[]][] = [];
  for (const entry of entries) {
    const batch = found.at(-1);
    const { id, url_id } = entry;
    const isSame = batch && JSON.stringify({ ...batch[0], id, url_id }) === JSON.stringify(entry);
    if (isSame) batch.push(entry);
    else found.push([entry]);
  }
  return found;
}

function Log({ notice }: { notice: Notice }) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(
    pageReading(listUrlActions, {
      params: { id: String(notice.id) },
      query: { limit: SHOWN, offset: (page - 1) * SHOWN },
    }),
  );
  if (error && !data) return <ErrorPanel error={error} onRetry={refetch} />;
  if (!data) return <SkeletonRows rows={2} label={copy.loading} />;
  if (data.count === 0) return <p className="mt-1 text-13 text-ink-3">{copy.empty}</p>;
  const urls = new Map(notice.urls.map(({ id, url }) => [id, url]));
  return (
    <>
      <ol aria-label={copy.title} className="mt-2 divide-y divide-line rounded-lg border border-line">
        {batches(data.results).map((batch) => (
          <Batch
            key={batch[0].id}
            entry={batch[0]}
            companyId={notice.company?.id}
            urls={batch.map(({ url_id }) => urls.get(url_id) ?? `#${url_id}`)}
          />
        ))}
      </ol>
      {data.count > SHOWN && (
        <div className="mt-2">
          <Pager page={page} perPage={SHOWN} count={data.count} onPage={setPage} names={copy.pages} />
        </div>
      )}
    </>
  );
}

interface BatchProps {
  entry: UrlActionEntry;
  companyId: number | undefined;
  urls: readonly string[];
}

function Batch({ entry, companyId, urls }: BatchProps) {
  const { action, date, recorded_date, by, token, subscriber, reason, note, file_id } = entry;
  const { download, pending } = useDownload();
  const details = [
    subscriber &&
      ([
        copy.subscriber,
        companyId === undefined ? (
          subscriber.handle
        ) : (
          <SubscriberLink key="subscriber" companyId={companyId} subscriber={subscriber} />
        ),
      ] as const),
    reason && ([copy.reason, declineReasonWords[reason]] as const),
    note && ([copy.note, note] as const),
  ].filter((detail) => detail !== null && detail !== '');
  // A minute may pass between the action and its record.
  const isLate = Date.parse(recorded_date) - Date.parse(date) > 60_000;
  return (
    <li className="px-4 py-3 text-13">
      <p className="text-ink">
        <span className="font-medium">{urlActionWords[action]}</span>{' '}
        <time dateTime={date} title={formatWithZone(date)}>
          {formatDateTime(date)}
        </time>{' '}
        <span className="text-ink-3">
          {copy.by(by?.name ?? token?.name ?? copy.theSystem)}
          {isLate && (
            <span title={formatWithZone(recorded_date)}> · {copy.recorded(formatDateTime(recorded_date))}</span>
          )}
        </span>
      </p>
      <ul className="mt-1">
        {urls.map((url, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the log never changes
          <li key={at} className="font-mono text-12 text-ink-2 [overflow-wrap:anywhere]">
            {url}
          </li>
        ))}
      </ul>
      {details.length > 0 && (
        <dl className="mt-1.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5">
          {details.map(([term, value]) => (
            <div key={term} className="contents">
              <dt className="text-ink-3">{term}</dt>
              <dd className="whitespace-pre-wrap text-ink [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {file_id !== null && (
        <Button
          size="sm"
          variant="quiet"
          className="mt-1 -ml-2.5"
          pending={pending}
          icon={<Paperclip aria-hidden size={15} />}
          onClick={() => void download(downloadFile, { params: { id: String(file_id) } }, `proof-${file_id}`)}
        >
          {copy.proof}
        </Button>
      )}
    </li>
  );
}
