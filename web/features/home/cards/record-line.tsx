import { CircleAlert, CircleCheck } from 'lucide-react';
import type { CompanyWithReasons } from '#core/contract/views/home.ts';
import { recordLineCopy as copy } from '#core/copy/views/home.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { formatCalendarDate } from '#web/lib/format.ts';
import { isBeingRegistered } from '#web/product/companies/protection.ts';

/** States whether the directory records are valid and until when; the earliest expiration date counts. */
export function RecordLine({ companies }: { companies: readonly CompanyWithReasons[] }) {
  const active = companies.filter(({ status }) => status.id !== COMPANY_STATUS.removed);
  const unprotected = active.filter(({ protection }) => protection === 'not_protected');
  const until = active.flatMap(({ expires_date }) => expires_date ?? []).toSorted()[0];
  if (active.length === 0) return null;
  const isCurrent = unprotected.length === 0 && until !== undefined;
  const Icon = isCurrent ? CircleCheck : CircleAlert;
  return (
    <p className="flex items-start gap-2.5 text-13 text-ink-2">
      <Icon aria-hidden size={16} className={`mt-0.5 shrink-0 ${isCurrent ? 'text-ok' : 'text-warn'}`} />
      {isCurrent
        ? copy.recordsValidUntil(active.length, formatCalendarDate(until))
        : active.length === 1
          ? (unprotected[0] && isBeingRegistered(unprotected[0])
              ? copy.companyBeingRegistered
              : copy.companyNotProtected)(unprotected[0]?.name)
          : copy.companiesNotProtected(unprotected.length, active.length)}
    </p>
  );
}
