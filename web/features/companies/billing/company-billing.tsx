import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Company, PaymentMethod } from '#core/contract/registry/companies.ts';
import { companyBillingCopy as copy } from '#core/copy/registry/companies.ts';
import { Card } from '#web/ui/page/card.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { billingReading, useSubscription } from '../queries.ts';
import { BillingForm } from './billing-form.tsx';
import { StoredCard } from './stored-card.tsx';
import { SubscriptionCard } from './subscription-card.tsx';

interface Props {
  company: Company;
  /** Dialog that stores a new card; provided by the payments feature. */
  changeCard: (onClose: () => void) => ReactNode;
  /** Accounting section, for superusers. */
  accounting?: ReactNode;
}

/** Subscription, stored card and billing information. */
export function CompanyBilling({ company, changeCard, accounting }: Props) {
  const query = useQuery(billingReading(company.id));
  const subscription = useSubscription(company);
  // Rendered together with the subscription to avoid layout shift.
  const isLoading = company.subscription !== null && !subscription.isFetched;
  if (query.isPending || isLoading) return <SkeletonRows rows={4} label={copy.loadingBilling} />;
  if (query.isError) return <ErrorPanel error={query.error} onRetry={query.refetch} />;
  const { payment_method, xero_contact_id, ...fields } = query.data;
  return (
    <div className="grid gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:grid-rows-[auto_1fr] xl:items-start">
      <div className="flex min-w-0 flex-col gap-4 xl:col-start-2">
        {company.subscription && <SubscriptionCard company={company} query={subscription} />}
        <Card title={copy.paymentMethod}>
          <StoredCard card={payment_method as PaymentMethod | null} changeCard={changeCard} />
        </Card>
      </div>
      <div className="min-w-0 xl:col-start-1 xl:row-span-2 xl:row-start-1">
        <Card title={copy.billingInformation}>
          <BillingForm key={JSON.stringify(fields)} companyId={company.id} billing={fields} />
        </Card>
      </div>
      {/* Loads separately, so it comes last, where it can't shift anything. */}
      {accounting && <div className="min-w-0 xl:col-start-2">{accounting}</div>}
    </div>
  );
}
