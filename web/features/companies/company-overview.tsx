import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { Company } from '#core/contract/companies.ts';
import { COMPANY_FIELD_RULES } from '#core/contract/company-fields.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { formatCalendarDate, formatDate, thousands } from '#web/lib/format.ts';
import { formValues } from '#web/product/companies/company-field.tsx';
import { whyNoOrder } from '#web/product/orders/order-obstacle.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { DangerZone } from '#web/ui/danger-zone.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import type { Allowed } from './allowed.ts';
import { addressOf } from './company-header.tsx';
import { isFiled } from './company-state.ts';
import { CONTACT_FIELDS, ContactForm } from './contact-form.tsx';
import { FiledFieldsDialog } from './filed-fields-dialog.tsx';
import { OpenOrderCard } from './open-order-card.tsx';
import { ProtectionPanel } from './protection-panel.tsx';
import { useProtection } from './queries.ts';
import { RemoveCompany } from './remove-company.tsx';
import { SubscriptionBadge } from './subscription-badge.tsx';
import { SuspendControl } from './suspend-control.tsx';

interface Props {
  company: Company;
  allowed: Allowed;
  isSuperuser: boolean;
}

export function CompanyOverview({ company, allowed, isSuperuser }: Props) {
  const protection = useProtection(company.id);
  const mayEdit = allowed.mayEdit && company.status.id !== COMPANY_STATUS.removed;
  // How much room the panel takes is known with it: what is below comes with it, and does not move under a click.
  if (!protection.isFetched) return <SkeletonRows rows={4} label="Loading the safe-harbor status" />;
  return (
    <div className="grid gap-4 xl:grid-cols-2 xl:items-start">
      <div className="min-w-0 xl:col-span-2">
        <ProtectionPanel query={protection} company={company} allowed={allowed} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <OpenOrderCard company={company} allowed={allowed} />
        <Designation company={company} />
        <Filed company={company} mayEdit={mayEdit && (isSuperuser || !isFiled(company))} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <Card title="Notices and contact">
          {mayEdit ? (
            // The form starts from what is saved; a change made elsewhere starts it anew.
            <ContactForm key={Object.values(formValues(CONTACT_FIELDS, company)).join('\n')} company={company} />
          ) : (
            <DefinitionList
              items={CONTACT_FIELDS.map((name) => ({
                term: COMPANY_FIELD_RULES[name].label,
                value: company[name] || (name === 'notice_email' ? 'The owner’s' : 'Not provided'),
              }))}
            />
          )}
        </Card>
        <Subscription company={company} />
        {isSuperuser && <SuspendControl company={company} />}
      </div>
      {allowed.mayRemove && whyNoOrder(company) === null && (
        <div className="min-w-0 print:hidden xl:col-span-2">
          <DangerZone
            title="Remove this company"
            action={<RemoveCompany company={company} variant="danger" label="Remove company" />}
          >
            <p>
              Removes the company and all its domains from the directory. Protection ends on the day the removal is
              complete.
            </p>
          </DangerZone>
        </div>
      )}
    </div>
  );
}

function Designation({ company: { designation, expires_date } }: { company: Company }) {
  if (!designation) {
    return (
      <Card title="Designation">
        <p className="text-13 text-ink-2 text-pretty">
          No agent is designated yet. Protection begins on the day the registration order is complete and lasts three
          years.
        </p>
      </Card>
    );
  }
  const ids = [
    { term: 'Registration id', value: designation.dmca_registration_id },
    { term: 'Public id', value: designation.dmca_public_id },
  ];
  return (
    <Card title="Designation">
      <DefinitionList
        items={[
          ...ids.map(({ term, value }) => ({
            term,
            value: (
              <span className="inline-flex items-center gap-1 font-mono text-13">
                {value} <CopyButton label={`Copy ${term.toLowerCase()}`} text={value} />
              </span>
            ),
          })),
          { term: 'Registered', value: formatCalendarDate(designation.registered_date) },
          { term: 'Expires', value: expires_date ? formatCalendarDate(expires_date) : 'Never filed' },
        ]}
      />
    </Card>
  );
}

function Filed({ company, mayEdit }: { company: Company; mayEdit: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card
      title="Filed information"
      aside={
        mayEdit && (
          <Button size="sm" icon={<Pencil aria-hidden size={16} />} onClick={() => setIsOpen(true)}>
            Edit
          </Button>
        )
      }
    >
      <DefinitionList
        items={[
          { term: 'Company (or individual) name', value: company.name },
          { term: 'Address', value: addressOf(company) },
          { term: 'Domains', value: thousands(company.counts.domains) },
          { term: 'Added', value: formatDate(company.created_date) },
        ]}
      />
      {isOpen && <FiledFieldsDialog company={company} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}

function Subscription({ company: { subscription } }: { company: Company }) {
  if (!subscription) return null;
  return (
    <Card title="Subscription" aside={<SubscriptionBadge status={subscription.status} />}>
      <DefinitionList
        items={[
          { term: 'Plan', value: subscription.period === 'year' ? 'Yearly' : 'Monthly' },
          { term: 'Paid until', value: formatCalendarDate(subscription.current_period_end) },
        ]}
      />
    </Card>
  );
}
