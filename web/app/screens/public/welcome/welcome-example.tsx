import { FileText, ShieldCheck } from 'lucide-react';
import { welcomeCopy as copy } from '#core/copy/views/welcome.ts';
import { ChartDrawing } from '#web/ui/chart/chart-drawing.tsx';

/** Nautical chart with an example of a company's status and a notice. */
export const WelcomeExample = () => (
  <figure
    aria-label={copy.example}
    className="relative overflow-hidden rounded-xl bg-[#05241d] px-5 pt-28 pb-5 shadow-pop sm:px-8 sm:pt-44 sm:pb-8"
  >
    <ChartDrawing className="absolute inset-x-0 -top-24 w-full sm:-top-40" />
    <div className="relative flex flex-col gap-3">
      <div className="rounded-lg border border-line bg-surface p-5 shadow-pop">
        <div className="flex items-center gap-3">
          <span className="grid size-10 shrink-0 place-items-center rounded-lg bg-ok-bg text-ok">
            <ShieldCheck aria-hidden size={20} />
          </span>
          <div className="min-w-0 flex-1">
            <p className="text-12 text-ink-3">{copy.exampleCompany}</p>
            <p className="font-serif text-26 font-medium text-ink">{copy.exampleStatus}</p>
          </div>
          <span className="self-start rounded-full bg-muted-bg px-2.5 py-0.5 text-12 font-medium text-muted">
            {copy.example}
          </span>
        </div>
        <dl className="mt-4 grid grid-cols-3 gap-3 border-t border-line pt-4">
          {copy.exampleFacts.map(({ term, value }) => (
            <div key={term} className="flex flex-col-reverse justify-end">
              <dt className="text-12 text-ink-3">{term}</dt>
              <dd className="text-16 font-semibold text-ink">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="flex items-center gap-3 rounded-lg border border-line bg-surface p-4 shadow-pop">
        <span className="grid size-10 shrink-0 place-items-center rounded-lg bg-warn-bg text-warn">
          <FileText aria-hidden size={19} />
        </span>
        <div className="min-w-0">
          <p className="text-14 font-medium text-ink">{copy.exampleNotice}</p>
          <p className="text-13 text-ink-3 [overflow-wrap:anywhere]">{copy.exampleNoticeDetail}</p>
        </div>
      </div>
    </div>
  </figure>
);
