import type { UseQueryResult } from '@tanstack/react-query';
import { ShieldAlert, ShieldCheck, ShieldEllipsis, ShieldX } from 'lucide-react';
import type { Company } from '#core/contract/registry/companies.ts';
import type { ProtectionReport } from '#core/contract/views/protection.ts';
import { protectionCopy } from '#core/copy/product.ts';
import { protectionPanelCopy as copy } from '#core/copy/registry/companies.ts';
import { PROTECTION_LABELS, REMEDY_OF_OTHERS, reasonSentence, whyNoRemedy } from '#core/copy/registry/protection.ts';
import { oldNotices } from '#core/rules/views/protection.ts';
import { formatCalendarDate } from '#web/lib/format.ts';
import { useSettings } from '#web/lib/session/settings.ts';
import { isBeingRegistered } from '#web/product/companies/protection.ts';
import { ButtonLink } from '#web/ui/link.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import type { Allowed } from '../allowed.ts';
import { ProtectionFacts } from './protection-facts.tsx';
import { RemedyButton } from './remedy-button.tsx';

const STYLES = {
  protected: { icon: ShieldCheck, style: 'bg-ok-bg text-ok' },
  action_needed: { icon: ShieldAlert, style: 'bg-warn-bg text-warn' },
  not_protected: { icon: ShieldX, style: 'bg-bad-bg text-bad' },
} as const;

/** A customer who paid has nothing to do: no alarm while the registration is filed. */
const BEING_REGISTERED = { icon: ShieldEllipsis, style: 'bg-info-bg text-info' } as const;

interface Props {
  company: Company;
  allowed: Allowed;
}

/** The safe-harbor status and its reasons, each with its remedy. */
export function ProtectionPanel({ query, company, allowed }: Props & { query: UseQueryResult<ProtectionReport> }) {
  return (
    <section aria-labelledby="protection" className="overflow-hidden rounded-lg border border-line bg-surface">
      {query.data ? (
        <Shown report={query.data} company={company} allowed={allowed} />
      ) : query.isError ? (
        <ErrorPanel error={query.error} onRetry={query.refetch} />
      ) : (
        <SkeletonRows rows={4} label={copy.loadingStatus} />
      )}
    </section>
  );
}

function Shown({ report, company, allowed }: Props & { report: ProtectionReport }) {
  const isFiling = isBeingRegistered(company);
  const { icon: Icon, style } = isFiling ? BEING_REGISTERED : STYLES[report.protection];
  return (
    <>
      <div className="flex items-start gap-4 px-5 py-4">
        <span className={`grid size-11 shrink-0 place-items-center rounded-lg ${style}`}>
          <Icon aria-hidden size={22} />
        </span>
        <div className="min-w-0 flex-1">
          <h2 id="protection" className="text-12 text-ink-3">
            {copy.safeHarborStatus}
          </h2>
          <p role="status" className="font-serif text-26 font-medium text-ink">
            {isFiling ? protectionCopy.notProtectedYet : PROTECTION_LABELS[report.protection]}
          </p>
        </div>
      </div>
      <ul aria-label={copy.reasons} className="border-t border-line">
        {report.reasons.map((reason) => (
          <ReasonRow key={reason.code} reason={reason} report={report} company={company} allowed={allowed} />
        ))}
        {report.open_notices.count > 0 && (
          <OpenNoticesRow report={report} company={company} mayHandle={allowed.mayRemedy('send_again')} />
        )}
        {company.site_step === 'open' && allowed.mayEdit && (
          <li className="border-b border-line px-5 py-3 text-14 text-ink-2 last:border-b-0">{copy.putOnSite}</li>
        )}
        {report.reasons.length === 0 && (
          <li className="px-5 py-3 text-13 text-ink-2">{quietSentence(report, company)}</li>
        )}
      </ul>
      <ProtectionFacts report={report} company={company} allowed={allowed} />
    </>
  );
}

/** Without reasons. Open notices and an open step are work too, so they never stand beside "No action needed". */
function quietSentence({ expires_date, open_notices }: ProtectionReport, { site_step }: Company): string {
  const until = expires_date && formatCalendarDate(expires_date);
  if (open_notices.count > 0 || site_step === 'open') return until ? copy.validUntil(until) : '';
  return until ? copy.noActionNeededUntil(until) : copy.noActionNeeded;
}

interface OpenNoticesProps {
  report: ProtectionReport;
  company: Company;
  mayHandle: boolean;
}

/** Notices to handle, as a warning once some are more than a week old. */
function OpenNoticesRow({ report: { open_notices }, company, mayHandle }: OpenNoticesProps) {
  const old = oldNotices(open_notices.ages);
  return (
    <li
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-3 last:border-b-0 ${old > 0 ? 'bg-warn-bg' : ''}`}
    >
      <p className={`min-w-0 flex-1 basis-60 text-14 text-pretty ${old > 0 ? 'text-warn' : 'text-ink-2'}`}>
        {old > 0 ? copy.oldNotices(old) : copy.noticesToHandle(open_notices.count)}
      </p>
      {mayHandle && (
        <ButtonLink
          to="/company/$company_id"
          params={{ company_id: String(company.id) }}
          search={{ tab: 'notices', status: 'to-handle', sort: 'received_date' } as never}
          variant={old > 0 ? 'primary' : 'secondary'}
          size="sm"
        >
          {copy.handleNotices}
        </ButtonLink>
      )}
    </li>
  );
}

interface ReasonProps extends Props {
  reason: ProtectionReport['reasons'][number];
  report: ProtectionReport;
}

const TONES = {
  info: { row: 'bg-info-bg', ink: 'text-info' },
  warn: { row: 'bg-warn-bg', ink: 'text-warn' },
  bad: { row: 'bg-bad-bg', ink: 'text-bad' },
} as const;

function ReasonRow({ reason, report, company, allowed }: ReasonProps) {
  const { support_email } = useSettings();
  const may = reason.mend !== null && allowed.mayRemedy(reason.mend);
  const why = whyNoRemedy(reason, report, support_email) ?? (reason.mend !== null && !may ? REMEDY_OF_OTHERS : null);
  const { row, ink } = TONES[isBeingRegistered(company) ? 'info' : reason.grave ? 'bad' : 'warn'];
  return (
    <li className={`flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-3 last:border-b-0 ${row}`}>
      <p className={`min-w-0 flex-1 basis-60 text-14 text-pretty ${ink}`}>
        {reasonSentence(reason, report, formatCalendarDate)} {why}
      </p>
      {may && reason.mend && <RemedyButton remedy={reason.mend} company={company} />}
    </li>
  );
}
