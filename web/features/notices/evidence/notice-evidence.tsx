import { useQuery } from '@tanstack/react-query';
import { Download, PackageCheck } from 'lucide-react';
import { createEvidence, type EvidencePack, listEvidence } from '#core/contract/intake/evidence-packs.ts';
import type { Notice } from '#core/contract/intake/notices.ts';
import { downloadFile } from '#core/contract/records/files.ts';
import { evidenceScreenCopy as copy } from '#core/copy/intake/evidence-pack.ts';
import { reading, useAct } from '#web/lib/call/query.ts';
import { formatDateTime, formatSize } from '#web/lib/format.ts';
import { useDownload } from '#web/lib/use-download.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { EVIDENCE_PACK, Section } from '../notice/section.tsx';

const POLL_MS = 1_500;

/** The latest pack, polled while it is being made. */
function useLatestPack(notice: Notice) {
  const query = useQuery({
    ...reading(listEvidence, { params: { id: String(notice.id) }, query: { limit: 1 } }),
    refetchInterval: ({ state }) => (state.data?.results[0]?.status === 'making' ? POLL_MS : false),
  });
  return { ...query, pack: query.data?.results[0] };
}

/** For those who handle the notice: makes a pack, shows that it is being made, and offers it for download. */
export function NoticeEvidence({ notice }: { notice: Notice }) {
  const { pack, isPending, error, refetch } = useLatestPack(notice);
  const make = useAct(createEvidence);
  const isMaking = make.pending || pack?.status === 'making';
  const begin = () => void make({ params: { id: String(notice.id) } });
  return (
    <div className="print:hidden">
      <Section id={EVIDENCE_PACK} title={copy.title}>
        {error && !pack && <ErrorPanel error={error} onRetry={refetch} />}
        <div aria-live="polite" className="flex flex-col gap-2 text-13 text-ink-2 text-pretty">
          {isMaking ? <Making /> : <State pack={pack} />}
        </div>
        {!isMaking && !isPending && !(error && !pack) && (
          <div className="mt-3 flex flex-wrap gap-2">
            {pack?.status === 'ready' && pack.file && <DownloadPack file={pack.file} />}
            <Button size="sm" icon={<PackageCheck aria-hidden size={15} />} onClick={begin}>
              {pack?.status === 'failed' ? copy.tryAgain : pack ? copy.makeAgain : copy.make}
            </Button>
          </div>
        )}
      </Section>
    </div>
  );
}

/** How long it takes is not known: the bar only shows that work goes on. */
const Making = () => (
  <>
    <p>{copy.making}</p>
    <progress aria-label={copy.title} className="w-full max-w-sm accent-primary" />
  </>
);

function State({ pack }: { pack: EvidencePack | undefined }) {
  const date = pack && formatDateTime(pack.created_date);
  if (pack?.status === 'failed') return <p className="text-bad">{pack.error}</p>;
  if (pack?.status === 'expired') return <p>{copy.expired(date ?? '')}</p>;
  if (pack?.status !== 'ready') return <p>{copy.intro}</p>;
  return (
    <>
      <p className="text-ink">{copy.ready}</p>
      <p className="text-12 text-ink-3">{copy.made(date ?? '')}</p>
    </>
  );
}

function DownloadPack({ file: { file_id, name, size } }: { file: NonNullable<EvidencePack['file']> }) {
  const { download, pending } = useDownload();
  return (
    <Button
      size="sm"
      variant="primary"
      pending={pending}
      icon={<Download aria-hidden size={15} />}
      onClick={() => void download(downloadFile, { params: { id: String(file_id) } }, name)}
    >
      {copy.download(formatSize(size))}
    </Button>
  );
}
