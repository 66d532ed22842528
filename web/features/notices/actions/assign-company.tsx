import { useState } from 'react';
import type { Notice } from '#core/contract/intake/notices.ts';
import { assignCompanyCopy as copy } from '#core/copy/intake/notices.ts';
import { isUnread } from '#core/rules/intake/notice-completeness.ts';
import { CompanyFinder } from '#web/product/companies/company-finder.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckLine } from '#web/ui/form/check-line.tsx';
import { SectionHeading } from '../notice/section.tsx';
import { useAssign, useAssignHost } from './use-assign.ts';

/** An unread message has no verified facts, so its company is only suggested. */
function hintFor(notice: Notice): string {
  const name = notice.suggested_company?.name;
  if (isUnread(notice)) {
    return name ? copy.suggestedCompany(name) : copy.noSuggestion;
  }
  return name ? copy.mentionedCompany(name) : copy.noRegisteredDomain;
}

/** The first reported host that is on no registered domain. */
const hostToAssign = ({ urls }: Notice): string | null =>
  urls.find(({ domain, is_ignored, role }) => domain === null && !is_ignored && role === 'reported')?.host ?? null;

/** For superusers: assigns a company when the URLs didn't decide it. A mentioned company is suggested first. */
export function AssignCompany({ notice }: { notice: Notice }) {
  const [chosen, setChosen] = useState<{ id: number; name: string } | null>(null);
  const company = chosen ?? notice.suggested_company;
  const assign = useAssign(notice);
  const host = hostToAssign(notice);
  const [isAlways, setIsAlways] = useState(false);
  const assignAlways = useAssignHost(host ?? '');
  const params = { id: String(notice.id) };
  const save = (company_id: number) =>
    isAlways && host !== null
      ? assignAlways({ body: { notice_id: notice.id, host, company_id } })
      : assign({ params, body: { company_id } });
  return (
    <section aria-label={copy.assignACompany} className="rounded-lg bg-warn-bg/60 p-4 print:hidden">
      <SectionHeading className="text-14 font-semibold text-ink">{copy.notAssigned}</SectionHeading>
      <p className="mt-0.5 mb-3 text-13 text-ink-2 text-pretty">{hintFor(notice)}</p>
      <div className="flex flex-wrap gap-2">
        <div className="min-w-0 flex-1 basis-56">
          <CompanyFinder
            label={copy.company}
            chosen={company}
            first={notice.suggested_company ? [notice.suggested_company] : []}
            onChoose={setChosen}
          />
        </div>
        <Button
          variant="primary"
          className="h-10"
          disabled={!company}
          pending={assign.pending || assignAlways.pending}
          onClick={() => company && void save(company.id)}
        >
          {copy.assign}
        </Button>
      </div>
      {host !== null && (
        <div className="mt-3">
          <CheckLine label={copy.always(host)} checked={isAlways} onChange={setIsAlways} />
        </div>
      )}
    </section>
  );
}
