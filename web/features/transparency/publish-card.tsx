import { useQuery } from '@tanstack/react-query';
import { Download, ExternalLink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { exportLumenNotices } from '#core/contract/intake/lumen.ts';
import { changePublicPage, getPublicPage } from '#core/contract/intake/public-page.ts';
import { transparencySwitchesCopy as copy, transparencyCopy } from '#core/copy/intake/transparency.ts';
import { messages } from '#core/messages.ts';
import { reading, useAct } from '#web/lib/call/query.ts';
import { useDownload } from '#web/lib/use-download.ts';
import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { MonthSelect } from './month-select.tsx';
import { listedMonths } from './months.ts';

interface Props {
  companyId: number;
  mayChange: boolean;
  /** Those who handle notices may export them. */
  handles: boolean;
}

/** The switches of the public report and of Lumen, with what they open. */
export function PublishCard({ companyId, mayChange, handles }: Props) {
  const query = useQuery(reading(getPublicPage, { params: { id: String(companyId) } }));
  const change = useAct(changePublicPage, { toast: messages.publicPageUpdated });
  if (query.isPending) return <SkeletonRows rows={2} label={transparencyCopy.loading} />;
  if (query.isError) return <ErrorPanel error={query.error} onRetry={query.refetch} />;
  const { is_on, is_transparency, is_lumen, url } = query.data;
  const turn = (body: { is_transparency: boolean } | { is_lumen: boolean }) =>
    void change({ params: { id: String(companyId) }, body });
  const maySwitch = mayChange && is_on;
  return (
    <Card title={copy.title}>
      <div className="grid gap-6 lg:grid-cols-2">
        <Choice
          title={copy.page}
          isOn={is_transparency}
          onChange={maySwitch && ((isOn) => turn({ is_transparency: isOn }))}
          text={is_transparency ? copy.pageOn : copy.pageOff}
        >
          <p className="text-13 text-ink-2">{copy.masked}</p>
          {is_transparency && url !== null && (
            <a
              href={`${url}/transparency`}
              target="_blank"
              rel="noreferrer noopener"
              className="inline-flex items-center gap-1.5 self-start py-1 text-13 font-medium text-primary underline-offset-4 hover:underline touch:py-2.5"
            >
              {copy.open} <ExternalLink aria-hidden size={14} />
            </a>
          )}
        </Choice>
        <Choice
          title={copy.lumen}
          isOn={is_lumen}
          onChange={maySwitch && ((isOn) => turn({ is_lumen: isOn }))}
          text={copy.lumenText}
        >
          {is_lumen && handles && <LumenExport companyId={companyId} />}
        </Choice>
      </div>
      {!is_on && <p className="mt-4 text-13 text-ink-2">{copy.pagesOff}</p>}
      {!mayChange && <p className="mt-4 text-12 text-ink-3">{copy.mayNotChange}</p>}
    </Card>
  );
}

interface ChoiceProps {
  title: string;
  isOn: boolean;
  /** False for those who may not change it. */
  onChange: false | ((isOn: boolean) => void);
  text: string;
  children: ReactNode;
}

const Choice = ({ title, isOn, onChange, text, children }: ChoiceProps) => (
  <div className="flex min-w-0 flex-col gap-2">
    <div className="flex min-h-8 items-center justify-between gap-4">
      <h3 className="text-14 font-medium text-ink">{title}</h3>
      {onChange ? <Switch label={title} isOn={isOn} onChange={onChange} /> : <OnOff isOn={isOn} />}
    </div>
    <p className="text-13 text-ink-2 text-pretty">{text}</p>
    {children}
  </div>
);

const OnOff = ({ isOn }: { isOn: boolean }) => <span className="text-13 text-ink-3">{isOn ? copy.on : copy.off}</span>;

function LumenExport({ companyId }: { companyId: number }) {
  const months = listedMonths(new Date());
  const [month, setMonth] = useState(months[1]!);
  const { download, pending } = useDownload();
  const run = () =>
    download(exportLumenNotices, { params: { id: String(companyId) }, query: { month } }, `lumen-${month}.jsonl`);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <MonthSelect label={copy.lumenMonth} value={month} months={months} onChange={setMonth} />
      <Button pending={pending} onClick={() => void run()}>
        <Download aria-hidden className="size-4" /> {copy.lumenExport}
      </Button>
    </div>
  );
}
