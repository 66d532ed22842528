import { CircleAlert, CircleCheck, CircleMinus, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Company } from '#core/contract/registry/companies.ts';
import type { ProtectionReport } from '#core/contract/views/protection.ts';
import { protectionFactsCopy as copy } from '#core/copy/registry/companies.ts';
import { dateOf, daysBetween } from '#core/rules/text/calendar.ts';
import { thousands } from '#core/rules/text/numbers.ts';
import { EXPIRES_SOON_DAYS, oldNotices, type ReasonCode } from '#core/rules/views/protection.ts';
import { formatCalendarDate } from '#web/lib/format.ts';
import { isBeingRegistered } from '#web/product/companies/protection.ts';
import { TextLink } from '#web/ui/link.tsx';
import type { Allowed } from '../allowed.ts';
import { Quiet, Strong } from './fact-text.tsx';
import { NoticeAddressFact } from './notice-address-fact.tsx';
import { OpenNoticesFact } from './open-notices-fact.tsx';

interface Props {
  report: ProtectionReport;
  company: Company;
  allowed: Allowed;
}

type Sign = 'ok' | 'warn' | 'bad' | 'none';
const SIGNS = {
  ok: { icon: CircleCheck, style: 'text-ok', name: 'OK' },
  warn: { icon: CircleAlert, style: 'text-warn', name: copy.needsAttention },
  bad: { icon: CircleX, style: 'text-bad', name: copy.missing },
  none: { icon: CircleMinus, style: 'text-ink-3', name: copy.notAvailableYet },
} as const;

/** The facts behind the status, each with an icon. */
export function ProtectionFacts({ report, company, allowed }: Props) {
  const has = (...codes: readonly ReasonCode[]) => report.reasons.some(({ code }) => codes.includes(code));
  const { domains, subscription, notice_address, open_notices } = report;
  const params = { company_id: String(company.id) };
  const isCovered = !has('removed', 'not_designated', 'lapsed');
  const isAddressBad = has('no_notice_address', 'forward_failed') || notice_address.state === 'refused';
  return (
    <dl className="grid gap-x-8 gap-y-5 border-t border-line px-5 py-5 sm:grid-cols-2 xl:grid-cols-[repeat(5,minmax(0,1fr))]">
      <Fact
        name={copy.designation}
        sign={
          isBeingRegistered(company)
            ? 'none'
            : has('removed', 'not_designated', 'lapsed')
              ? 'bad'
              : has('expires_soon')
                ? 'warn'
                : 'ok'
        }
      >
        <Designation report={report} />
      </Fact>
      <Fact
        name={isCovered ? copy.domainsCovered : copy.domains}
        sign={domains.registered === 0 ? 'none' : isCovered ? 'ok' : 'bad'}
        meaning={domains.registered > 0 && !isCovered ? copy.notCovered : undefined}
      >
        <Strong>{thousands(domains.registered)}</Strong>
        <Quiet>
          {domains.draft > 0
            ? copy.moreInTheOpenOrder(thousands(domains.draft))
            : domains.registered === 0
              ? copy.noneInTheDirectory
              : isCovered
                ? copy.inTheDirectory
                : copy.notCovered}
        </Quiet>
        <Quiet>
          <TextLink to="/company/$company_id" params={params} search={{ tab: 'domains' }}>
            {copy.viewDomains}
          </TextLink>
        </Quiet>
      </Fact>
      <Fact
        name={copy.noticeAddress}
        sign={isAddressBad ? 'warn' : notice_address.state === 'confirmed' ? 'ok' : 'none'}
      >
        <NoticeAddressFact address={notice_address} company={company} mayCheck={allowed.mayEdit} />
      </Fact>
      <Fact
        name={copy.openNotices}
        sign={open_notices.count === 0 ? 'ok' : oldNotices(open_notices.ages) > 0 ? 'warn' : 'none'}
        meaning={open_notices.count === 0 ? undefined : copy.toHandle}
      >
        <OpenNoticesFact open={open_notices} companyId={company.id} />
      </Fact>
      <Fact
        name={copy.subscription}
        sign={has('past_due') ? 'warn' : subscription?.status === 'active' ? 'ok' : 'none'}
      >
        <Subscription subscription={subscription} />
      </Fact>
    </dl>
  );
}

interface FactProps {
  name: string;
  sign: Sign;
  /** What the icon means here, if not what it usually means. */
  meaning?: string | undefined;
  children: ReactNode;
}

const Fact = ({ name, sign, meaning = SIGNS[sign].name, children }: FactProps) => {
  const { icon: Icon, style } = SIGNS[sign];
  return (
    // Five facts in two columns: the last one takes a whole row.
    <div className="min-w-0 sm:max-xl:last:col-span-2">
      <dt className="flex items-center gap-1.5 text-12 text-ink-3">
        <Icon aria-hidden size={14} className={`shrink-0 ${style}`} />
        {name} <span className="sr-only">({meaning})</span>
      </dt>
      <dd className="mt-1 min-w-0">{children}</dd>
    </div>
  );
};

function Designation({ report: { expires_date, registered_date, reasons } }: { report: ProtectionReport }) {
  if (expires_date === null || reasons.some(({ code }) => code === 'removed')) return <Strong>{copy.none}</Strong>;
  const left = daysBetween(dateOf(new Date()), expires_date);
  const isLapsed = reasons.some(({ code }) => code === 'lapsed');
  return (
    <>
      <Strong>
        {isLapsed
          ? copy.lapsedOn(formatCalendarDate(expires_date))
          : copy.activeUntil(formatCalendarDate(expires_date))}
      </Strong>
      <Quiet>
        {isLapsed || left > EXPIRES_SOON_DAYS * 3
          ? registered_date && copy.registered(formatCalendarDate(registered_date))
          : copy.daysLeft(left)}
      </Quiet>
    </>
  );
}

const STATES = copy.states;

function Subscription({ subscription }: { subscription: ProtectionReport['subscription'] }) {
  if (!subscription) return <Strong>{copy.none}</Strong>;
  const { status, period, current_period_end, cancels_at_end } = subscription;
  const sentence = cancels_at_end ? copy.yearlyEndsOn : copy.yearlyPaidUntil;
  return (
    <>
      <Strong>{STATES[status]}</Strong>
      <Quiet>{sentence(period, formatCalendarDate(current_period_end))}</Quiet>
    </>
  );
}
