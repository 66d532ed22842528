import type { UseQueryResult } from '@tanstack/react-query';
import { ShieldAlert, ShieldCheck, ShieldX } from 'lucide-react';
import type { Company } from '#core/contract/companies.ts';
import type { Standing } from '#core/contract/standing.ts';
import { messages } from '#core/messages.ts';
import { formatCalendarDate } from '#web/lib/format.ts';
import { reasonText, whyNoMend } from '#web/product/companies/standing-words.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import type { Allowed } from './allowed.ts';
import { MendButton } from './mend-button.tsx';
import { StandingFacts } from './standing-facts.tsx';

const LOOKS = {
  protected: { name: 'Protected', icon: ShieldCheck, style: 'bg-ok-bg text-ok' },
  action_needed: { name: 'Action needed', icon: ShieldAlert, style: 'bg-warn-bg text-warn' },
  not_protected: { name: 'Not protected', icon: ShieldX, style: 'bg-bad-bg text-bad' },
} as const;

interface Props {
  company: Company;
  allowed: Allowed;
}

/** The safe-harbour status: how the company stands, why, and for each reason the one click that mends it. */
export function StandingPanel({ query, company, allowed }: Props & { query: UseQueryResult<Standing> }) {
  return (
    <section aria-labelledby="standing" className="overflow-hidden rounded-lg border border-line bg-surface">
      {query.data ? (
        <Shown standing={query.data} company={company} allowed={allowed} />
      ) : query.isError ? (
        <ErrorPanel error={query.error} onRetry={query.refetch} />
      ) : (
        <SkeletonRows rows={4} label="Loading the safe-harbor status" />
      )}
    </section>
  );
}

function Shown({ standing, company, allowed }: Props & { standing: Standing }) {
  const { name, icon: Icon, style } = LOOKS[standing.protection];
  return (
    <>
      <div className="flex items-start gap-4 px-5 py-4">
        <span className={`grid size-11 shrink-0 place-items-center rounded-lg ${style}`}>
          <Icon aria-hidden size={22} />
        </span>
        <div className="min-w-0 flex-1">
          <h2 id="standing" className="text-12 text-ink-3">
            Safe-harbor status
          </h2>
          <p role="status" className="font-serif text-26 font-medium text-ink">
            {name}
          </p>
        </div>
      </div>
      <ul aria-label="Reasons" className="border-t border-line">
        {standing.reasons.length === 0 ? (
          <li className="px-5 py-3 text-13 text-ink-2">
            {standing.expires_date
              ? `No action needed. The designation is valid until ${formatCalendarDate(standing.expires_date)}.`
              : 'No action needed.'}
          </li>
        ) : (
          standing.reasons.map((reason) => (
            <ReasonRow key={reason.code} reason={reason} standing={standing} company={company} allowed={allowed} />
          ))
        )}
      </ul>
      <StandingFacts standing={standing} company={company} allowed={allowed} />
    </>
  );
}

interface ReasonProps extends Props {
  reason: Standing['reasons'][number];
  standing: Standing;
}

function ReasonRow({ reason, standing, company, allowed }: ReasonProps) {
  const may = reason.mend !== null && allowed.mayMend(reason.mend);
  const why = whyNoMend(reason, standing) ?? (reason.mend !== null && !may ? messages.standing.others : null);
  return (
    <li
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-3 last:border-b-0 ${reason.grave ? 'bg-bad-bg' : 'bg-warn-bg'}`}
    >
      <p className={`min-w-0 flex-1 basis-60 text-14 text-pretty ${reason.grave ? 'text-bad' : 'text-warn'}`}>
        {reasonText(reason, standing)} {why}
      </p>
      {may && reason.mend && <MendButton mend={reason.mend} company={company} />}
    </li>
  );
}
