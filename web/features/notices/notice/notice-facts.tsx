import type { ReactNode } from 'react';
import type { Notice } from '#core/contract/intake/notices.ts';
import type { Profile } from '#core/contract/records/users.ts';
import { noticeFactsCopy as copy } from '#core/copy/intake/notices.ts';
import { isUnread } from '#core/rules/intake/notice-completeness.ts';
import { DomainText } from '#web/product/domains/domain-name.tsx';
import { Breakable } from '#web/ui/breakable.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { AssigneeSelect } from '../actions/assignee-select.tsx';
import { mayHandle } from '../may-handle.ts';

interface Fact {
  term: string;
  value: ReactNode;
}

function factsOf(notice: Notice, me: Profile): readonly Fact[] {
  const { company, carrier, source, relay } = notice;
  const domains = [...new Map(notice.urls.flatMap(({ domain }) => (domain ? [[domain.id, domain]] : []))).values()];
  const [domain, ...more] = domains;
  return [
    {
      term: copy.company,
      value: company ? (
        <TextLink to="/company/$company_id" params={{ company_id: String(company.id) }}>
          {company.name}
        </TextLink>
      ) : (
        notice.company_name || copy.unassigned
      ),
    },
    {
      term: copy.assignee,
      value: mayHandle(me, notice) ? <AssigneeSelect notice={notice} me={me} /> : (notice.assignee?.name ?? copy.noOne),
    },
    {
      term: domains.length > 1 ? copy.domains : copy.domain,
      value: domain ? (
        <>
          <TextLink to="/domains/$id/detail" params={{ id: String(domain.id) }}>
            <DomainText name={domain.name} />
          </TextLink>
          {more.length > 0 && copy.andMore(more.length)}
        </>
      ) : isUnread(notice) ? (
        '—'
      ) : (
        copy.noneRegistered
      ),
    },
    { term: copy.publicId, value: notice.dmca_public_id || '—' },
    { term: copy.registrationId, value: notice.dmca_registration_id || '—' },
    { term: copy.source, value: carrier ? `${source.name}, ${carrier.name}` : source.name },
    { term: copy.received, value: <Moment date={notice.received_date} /> },
    ...(relay
      ? [{ term: copy.forwardedBy, value: <Breakable text={[relay.name, relay.email].filter(Boolean).join(', ')} /> }]
      : []),
    ...(notice.to.length > 0 ? [{ term: copy.to, value: <Breakable text={notice.to.join(', ')} /> }] : []),
    ...(me.result.is_superuser && notice.message_id
      ? [
          {
            term: copy.messageId,
            value: (
              <span className="font-mono text-12">
                <Breakable text={notice.message_id} />
              </span>
            ),
          },
        ]
      : []),
  ];
}

/** Extracted facts in a framed grid. */
export const NoticeFacts = ({ notice, me }: { notice: Notice; me: Profile }) => (
  <div className="overflow-hidden rounded-lg border border-line">
    {/* Cells of the last row grow, so that it has no hole. */}
    <dl className="-mr-px -mb-px flex flex-wrap">
      {factsOf(notice, me).map(({ term, value }) => (
        <div key={term} className="min-w-0 grow basis-1/2 border-r border-b border-line px-4 py-3 @2xl:basis-1/4">
          <dt className="text-12 text-ink-3">{term}</dt>
          <dd className="mt-0.5 text-13 font-medium text-ink [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);
