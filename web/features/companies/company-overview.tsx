import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { Company } from '#core/contract/registry/companies.ts';
import { COMPANY_FIELD_RULES } from '#core/contract/registry/company-fields.ts';
import { companyOverviewCopy as copy } from '#core/copy/registry/companies.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { thousands } from '#core/rules/text/numbers.ts';
import { formatCalendarDate, formatDate } from '#web/lib/format.ts';
import { agentReading } from '#web/product/agent.ts';
import { formValues } from '#web/product/companies/company-field.tsx';
import { whyNoOrder } from '#web/product/orders/order-obstacle.tsx';
import { Breakable } from '#web/ui/breakable.tsx';
import { Button } from '#web/ui/button.tsx';
import { DangerZone } from '#web/ui/dialog/danger-zone.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { DefinitionList } from '#web/ui/page/definition-list.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import type { Allowed } from './allowed.ts';
import { SubscriptionBadge } from './billing/subscription-badge.tsx';
import { addressOf } from './company-header.tsx';
import { isFiled } from './company-state.ts';
import { CONTACT_FIELDS, ContactForm } from './contact-form.tsx';
import { DesignationCard } from './designation-card.tsx';
import { FiledFieldsDialog } from './filed-fields-dialog.tsx';
import { OpenOrderCard } from './open-order-card.tsx';
import { ProtectionPanel } from './protection/protection-panel.tsx';
import { PutOnSite } from './put-on-site.tsx';
import { policyUrlReading, publicRecordReading, useProtection } from './queries.ts';
import { PolicyCard } from './record/policy-card.tsx';
import { RecordCard } from './record/record-card.tsx';
import { RemoveCompany } from './remove-company.tsx';
import { SuspendControl } from './suspend-control.tsx';

interface Props {
  company: Company;
  allowed: Allowed;
  isSuperuser: boolean;
}

export function CompanyOverview({ company, allowed, isSuperuser }: Props) {
  const protection = useProtection(company.id);
  const mayEdit = allowed.mayEdit && company.status.id !== COMPANY_STATUS.removed;
  // The rest renders together with the panel, whose height is unknown until it loads: no layout shift.
  const isDesignated = company.designation !== null;
  const agent = useQuery({ ...agentReading(), enabled: isDesignated });
  const record = useQuery({ ...publicRecordReading(company.id), enabled: isDesignated });
  const policy = useQuery({ ...policyUrlReading(company.id), enabled: isDesignated });
  const isReady = [agent, record, policy].every(({ isFetched }) => isFetched);
  if (!protection.isFetched || (isDesignated && !isReady)) return <SkeletonRows rows={4} label={copy.loadingStatus} />;
  return (
    <div className="grid gap-4 xl:grid-cols-2 xl:items-start">
      <div className="min-w-0 xl:col-span-2">
        <ProtectionPanel query={protection} company={company} allowed={allowed} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <OpenOrderCard company={company} allowed={allowed} />
        {company.site_step === 'open' && <PutOnSite company={company} mayEdit={mayEdit} />}
        <DesignationCard company={company} mayCorrect={isSuperuser} />
        {isDesignated && <RecordCard company={company} query={record} isStaff={isSuperuser} mayEdit={mayEdit} />}
        {company.site_step !== 'open' && <PutOnSite company={company} mayEdit={mayEdit} />}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <Card title={copy.noticesAndContact}>
          {mayEdit ? (
            // The key remounts the form when the saved values change elsewhere.
            <ContactForm key={Object.values(formValues(CONTACT_FIELDS, company)).join('\n')} company={company} />
          ) : (
            <DefinitionList
              items={CONTACT_FIELDS.map((name) => ({
                term: COMPANY_FIELD_RULES[name].label,
                value: company[name] ? (
                  <Breakable text={company[name]} />
                ) : name === 'notice_email' ? (
                  copy.ownerAddress
                ) : (
                  copy.notProvided
                ),
              }))}
            />
          )}
        </Card>
        {isDesignated && <PolicyCard company={company} query={policy} mayEdit={mayEdit} />}
        <Subscription company={company} />
        <Filed company={company} mayEdit={mayEdit && (isSuperuser || !isFiled(company))} />
        {isSuperuser && <SuspendControl company={company} />}
      </div>
      {allowed.mayRemove && whyNoOrder(company) === null && (
        <div className="min-w-0 print:hidden xl:col-span-2">
          <DangerZone
            title={copy.removeThisCompany}
            action={<RemoveCompany company={company} variant="danger" label={copy.removeCompany} />}
          >
            <p>{copy.removeText}</p>
          </DangerZone>
        </div>
      )}
    </div>
  );
}

function Filed({ company, mayEdit }: { company: Company; mayEdit: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card
      title={copy.filedInformation}
      aside={
        mayEdit && (
          <Button size="sm" icon={<Pencil aria-hidden size={16} />} onClick={() => setIsOpen(true)}>
            {copy.edit}
          </Button>
        )
      }
    >
      <DefinitionList
        items={[
          { term: copy.companyOrIndividualName, value: company.name },
          { term: copy.address, value: addressOf(company) },
          { term: copy.domains, value: thousands(company.counts.domains) },
          { term: copy.added, value: <Moment date={company.created_date} text={formatDate(company.created_date)} /> },
        ]}
      />
      {isOpen && <FiledFieldsDialog company={company} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}

function Subscription({ company: { subscription } }: { company: Company }) {
  if (!subscription) return null;
  return (
    <Card title={copy.subscription} aside={<SubscriptionBadge status={subscription.status} />}>
      <DefinitionList
        items={[
          { term: copy.plan, value: subscription.period === 'year' ? copy.yearly : copy.monthly },
          { term: copy.paidUntil, value: formatCalendarDate(subscription.current_period_end) },
        ]}
      />
      {subscription.status !== 'ended' && <p className="mt-4 text-12 text-ink-3 text-pretty">{copy.paidHint}</p>}
    </Card>
  );
}
