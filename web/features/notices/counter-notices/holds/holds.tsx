import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import type { CounterNotice, Hold } from '#core/contract/intake/counter-notices.ts';
import { downloadFile } from '#core/contract/records/files.ts';
import { holdsCopy as copy, holdKindWords, holdStateWords } from '#core/copy/intake/counter-notice-screens.ts';
import { type HoldState, mayMoveHold } from '#core/rules/intake/hold-life.ts';
import { formatDate } from '#web/lib/format.ts';
import { useDownload } from '#web/lib/use-download.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Section } from '../../notice/section.tsx';
import { possibleActs } from '../detail/counter-actions.tsx';
import { HOLD_TONES } from '../words.ts';
import { AssessDialog, type Assessment } from './assess-dialog.tsx';

interface Props {
  one: CounterNotice;
  handles: boolean;
  onReport: () => void;
}

/** Proceedings about the material. While one is reported or accepted, it must not be put back. */
export function Holds({ one, handles, onReport }: Props) {
  const [assessing, setAssessing] = useState<{ hold: Hold; state: Assessment } | null>(null);
  const { holds, outcome } = one;
  const mayAssess = handles && outcome !== 'restored' && outcome !== 'defective';
  return (
    <Section
      title={copy.title}
      count={holds.length || undefined}
      aside={
        handles &&
        possibleActs(one).mayHold && (
          <Button size="sm" variant="quiet" className="print:hidden" onClick={onReport}>
            {copy.report}
          </Button>
        )
      }
    >
      {holds.length === 0 ? (
        <p className="text-13 text-ink-3">{copy.none}</p>
      ) : (
        <ul aria-label={copy.title} className="divide-y divide-line rounded-lg border border-line">
          {holds.map((hold) => (
            <HoldRow
              key={hold.id}
              hold={hold}
              isWhole={hold.urls.length === one.urls.length}
              onAssess={mayAssess ? (state) => setAssessing({ hold, state }) : undefined}
            />
          ))}
        </ul>
      )}
      {assessing && <AssessDialog {...assessing} onClose={() => setAssessing(null)} />}
    </Section>
  );
}

const ASSESSMENTS: readonly Assessment[] = ['accepted', 'rejected', 'ended'];

interface RowProps {
  hold: Hold;
  /** It is about all URLs of the counter-notice. */
  isWhole: boolean;
  onAssess?: (state: Assessment) => void;
}

function HoldRow({ hold, isWhole, onAssess }: RowProps) {
  const { kind, state, received_date, court, case_number, file_id, urls, reason, by, date } = hold;
  const { download, pending } = useDownload();
  const next = ASSESSMENTS.filter((one) => one !== state && mayMoveHold(state as HoldState, one));
  return (
    <li className="px-3.5 py-2.5 text-13">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-medium text-ink [overflow-wrap:anywhere]">
          {holdKindWords[kind]}, {case_number}
        </p>
        <Badge tone={HOLD_TONES[state]}>{holdStateWords[state]}</Badge>
      </div>
      <p className="text-12 text-ink-3 [overflow-wrap:anywhere]">
        {court} · {formatDate(received_date)}
      </p>
      {!isWhole && (
        <ul className="mt-1">
          {urls.map(({ id, url }) => (
            <li key={id ?? url} className="font-mono text-12 text-ink-2 [overflow-wrap:anywhere]">
              {url}
            </li>
          ))}
        </ul>
      )}
      {reason && <p className="mt-1 whitespace-pre-wrap text-ink [overflow-wrap:anywhere]">{reason}</p>}
      {by && <p className="text-12 text-ink-3">{copy.by(by.name, formatDate(date))}</p>}
      <div className="mt-1.5 flex flex-wrap gap-2 empty:hidden print:hidden">
        {onAssess &&
          next.map((one) => (
            <Button key={one} size="sm" onClick={() => onAssess(one)}>
              {copy.assess[one]}
            </Button>
          ))}
        {file_id !== null && (
          <Button
            size="sm"
            variant="quiet"
            pending={pending}
            icon={<Paperclip aria-hidden size={15} />}
            onClick={() =>
              void download(downloadFile, { params: { id: String(file_id) } }, `proceeding-${case_number}`)
            }
          >
            {copy.download}
          </Button>
        )}
      </div>
    </li>
  );
}
