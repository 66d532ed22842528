import type { ReactNode } from 'react';
import type { Profile } from '#core/contract/records/users.ts';
import type { Domain } from '#core/contract/registry/domains.ts';
import { domainDetailCopy as copy } from '#core/copy/registry/domains.ts';
import { DOMAIN_STATUS } from '#core/lookups.ts';
import { can } from '#core/rules/records/permissions.ts';
import { formatDate } from '#web/lib/format.ts';
import { rolesIn } from '#web/product/companies/roles-in.ts';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { DefinitionList } from '#web/ui/page/definition-list.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { ReadState } from '#web/ui/page/read-state.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { DeleteDomain } from './delete-domain.tsx';
import { DomainEmailForm } from './domain-email.tsx';
import { useDomain } from './queries.ts';

interface Props {
  id: number;
  me: Profile;
  /** True once both lists have loaded; content below them waits, to avoid layout shift. */
  areListsKnown: boolean;
  /** Orders that include the domain. */
  orders: ReactNode;
  /** Notices about the domain. */
  notices: ReactNode;
  missing: ReactNode;
  onDeleted: () => void;
}

export function DomainDetail({ id, missing, ...rest }: Props) {
  const query = useDomain(id);
  return (
    <ReadState query={query} title={copy.domain} missing={missing}>
      {(domain) => <Shown domain={domain} {...rest} />}
    </ReadState>
  );
}

type ShownProps = Omit<Props, 'id' | 'missing'> & { domain: Domain };

function Shown({ domain, me, areListsKnown, orders, notices, onDeleted }: ShownProps) {
  const mayEdit = can(me.result, 'company.edit', { roles: rolesIn(me, domain.company.id) });
  const isRemoved = domain.status.id === DOMAIN_STATUS.removed;
  return (
    <Page
      title={domain.unicode_name}
      subtitle={domain.name === domain.unicode_name ? undefined : <span className="font-mono">{domain.name}</span>}
    >
      <div className="flex flex-col gap-4">
        <div className="rounded-lg border border-line bg-sunken p-5">
          <DefinitionList
            items={[
              { term: copy.status, value: <StatusBadge status={domain.status} /> },
              {
                term: copy.company,
                value: (
                  <TextLink to="/company/$company_id" params={{ company_id: String(domain.company.id) }}>
                    {domain.company.name}
                  </TextLink>
                ),
              },
              { term: copy.added, value: <Moment date={domain.created_date} text={formatDate(domain.created_date)} /> },
            ]}
          />
        </div>
        <div className="grid gap-4 xl:grid-cols-2 xl:items-start">
          <Card title={copy.noticeEmail}>
            {mayEdit && !isRemoved ? (
              // The key remounts the form when the saved value changes elsewhere.
              <DomainEmailForm key={domain.email ?? ''} domain={domain} />
            ) : (
              <p className="text-14 text-ink-2 [overflow-wrap:anywhere]">{domain.email ?? copy.noNoticeEmail}</p>
            )}
          </Card>
          {areListsKnown ? (
            <Card flush title={copy.orders}>
              <div className="border-t border-line">{orders}</div>
            </Card>
          ) : (
            <SkeletonRows rows={3} label={copy.loadingOrdersAndNotices} />
          )}
        </div>
        {areListsKnown && (
          <Card flush title={copy.notices}>
            <div className="border-t border-line">{notices}</div>
          </Card>
        )}
        {areListsKnown && mayEdit && <DeleteDomain domain={domain} onDeleted={onDeleted} />}
      </div>
    </Page>
  );
}
