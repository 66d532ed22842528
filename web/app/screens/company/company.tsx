import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { getNotice } from '#core/contract/intake/notices.ts';
import { listNotes } from '#core/contract/records/notes.ts';
import type { Profile } from '#core/contract/records/users.ts';
import { getBilling, getCompany } from '#core/contract/registry/companies.ts';
import { getDomain } from '#core/contract/registry/domains.ts';
import { listRepresentatives } from '#core/contract/registry/representatives.ts';
import { getOrder } from '#core/contract/trade/orders.ts';
import { listInvoices } from '#core/contract/trade/payments.ts';
import { getProtection } from '#core/contract/views/protection.ts';
import { companyScreenCopy as copy } from '#core/copy/registry/companies.ts';
import { messages } from '#core/messages.ts';
import { can } from '#core/rules/records/permissions.ts';
import { CompanyXero } from '#web/features/accounting/company-xero.tsx';
import { CompanyBilling } from '#web/features/companies/billing/company-billing.tsx';
import { CompanyOverview } from '#web/features/companies/company-overview.tsx';
import { type CompanyTab, CompanyView } from '#web/features/companies/company-view.tsx';
import { PublicPageTab } from '#web/features/companies/public-page/public-page.tsx';
import { DomainsList } from '#web/features/domains/domains-list.tsx';
import { EventsList } from '#web/features/events/events-list.tsx';
import { HistoryList } from '#web/features/history/history-list.tsx';
import { InvoiceList } from '#web/features/invoices/invoice-list.tsx';
import { Notes } from '#web/features/notes/notes.tsx';
import { NoticesList } from '#web/features/notices/list/notices-list.tsx';
import { OrdersList } from '#web/features/orders/list/orders-list.tsx';
import { ChangeCardDialog } from '#web/features/payments/card/change-card-dialog.tsx';
import { Representatives } from '#web/features/representatives/representatives.tsx';
import { RepeatInfringers } from '#web/features/subscribers/repeat-infringers.tsx';
import { rolesIn } from '#web/product/companies/roles-in.ts';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { withTimeout } from '../../chunk.ts';
import { useLeaveDeleted } from '../../location/leave-deleted.ts';
import { WithId } from '../../location/with-id.tsx';
import { WithMe } from '../../location/with-me.tsx';
import { Missing } from '../../public/missing.tsx';

// Tabs that few people open, and not first.
const Integrations = lazy(async () => ({
  default: (await withTimeout(import('#web/features/integrations/integrations.tsx'))).Integrations,
}));
const TransparencyTab = lazy(async () => ({
  default: (await withTimeout(import('#web/features/transparency/transparency.tsx'))).TransparencyTab,
}));

/** Tabs of a company, in the order in which they are shown; each feature provides its own. */
const tabsFor = (me: Profile, onLeft: () => void): readonly CompanyTab[] => [
  {
    value: '',
    label: copy.overview,
    content: (company, allowed) => (
      <CompanyOverview company={company} allowed={allowed} isSuperuser={me.result.is_superuser} />
    ),
  },
  {
    value: 'domains',
    label: copy.domains,
    count: ({ counts }) => counts.domains,
    flush: true,
    content: ({ id }) => <DomainsList me={me} companyId={id} />,
  },
  {
    value: 'orders',
    label: copy.orders,
    count: ({ counts }) => counts.orders,
    flush: true,
    content: ({ id }) => <OrdersList me={me} companyId={id} />,
  },
  {
    value: 'notices',
    label: copy.notices,
    count: ({ counts }) => counts.notices,
    flush: true,
    content: ({ id }) => <NoticesList me={me} companyId={id} notes={() => null} />,
  },
  {
    value: 'public-page',
    label: copy.publicPage,
    content: (company, allowed) => <PublicPageTab company={company} allowed={allowed} />,
  },
  {
    value: 'repeat-infringers',
    label: copy.repeatInfringers,
    flush: true,
    content: (company, { mayEdit }) => (
      <RepeatInfringers
        company={company}
        mayEdit={mayEdit}
        handles={can(me.result, 'notice.handle', { roles: rolesIn(me, company.id) })}
        notes={(id) => <Notes model="subscriber" objectId={id} mayWrite />}
      />
    ),
  },
  {
    value: 'representatives',
    label: copy.representatives,
    flush: true,
    content: (company) => <Representatives me={me} company={company} onLeft={onLeft} />,
  },
  {
    value: 'billing',
    label: copy.billing,
    isFor: ({ mayPay }) => mayPay,
    content: (company) => (
      <CompanyBilling
        company={company}
        changeCard={(close) => <ChangeCardDialog companyId={company.id} onClose={close} />}
        accounting={me.result.is_superuser && <CompanyXero company={company} />}
      />
    ),
  },
  {
    value: 'invoices',
    label: copy.invoices,
    isFor: ({ mayPay }) => mayPay,
    flush: true,
    content: ({ id }) => <InvoiceList companyId={id} maySettle={me.result.is_superuser} />,
  },
  {
    value: 'integrations',
    label: copy.integrations,
    isFor: ({ mayEdit }) => mayEdit,
    content: (company) => (
      <Suspense fallback={<SkeletonRows rows={5} />}>
        <Integrations company={company} />
      </Suspense>
    ),
  },
  {
    value: 'transparency',
    label: copy.transparency,
    content: (company, { mayEdit }) => (
      <Suspense fallback={<SkeletonRows rows={5} />}>
        <TransparencyTab
          company={company}
          mayEdit={mayEdit}
          handles={can(me.result, 'notice.handle', { roles: rolesIn(me, company.id) })}
        />
      </Suspense>
    ),
  },
  {
    value: 'events',
    label: copy.events,
    flush: true,
    content: ({ id }) => <EventsList companyId={id} mayAdd={me.result.is_superuser} />,
  },
  {
    value: 'notes',
    label: copy.notes,
    content: ({ id }, { mayEdit }) => (
      <div className="max-w-[720px]">
        <Notes model="company" objectId={id} mayWrite={mayEdit} />
      </div>
    ),
  },
  {
    value: 'history',
    label: copy.history,
    flush: true,
    content: ({ id }) => <HistoryList me={me} companyId={id} />,
  },
];

/** Reads to remove when users remove their own last role and lose access to the company. */
const LOST_READS = [
  ...[getCompany, getBilling, getProtection, listRepresentatives, listInvoices],
  ...[getOrder, getDomain, getNotice, listNotes],
];
const AFFECTED_TAGS = ['company', 'order', 'domain', 'representative', 'notice', 'history', 'event'] as const;

export function CompanyScreen() {
  const { tab = '' } = useSearch({ strict: false });
  const leave = useLeaveDeleted({
    toast: messages.representativeRemoved,
    to: '/',
    forget: LOST_READS,
    touched: AFFECTED_TAGS,
  });
  return (
    <WithId name="company_id">
      {(id) => (
        <WithMe>
          {(me) => (
            <CompanyView
              key={id}
              id={id}
              me={me}
              tab={tab}
              tabs={tabsFor(me, () => void leave())}
              missing={<Missing />}
            />
          )}
        </WithMe>
      )}
    </WithId>
  );
}
