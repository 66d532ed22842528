import type { UseQueryResult } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { downloadFile } from '#core/contract/records/files.ts';
import type { Company } from '#core/contract/registry/companies.ts';
import type { SubscriptionDetail } from '#core/contract/trade/payments.ts';
import { subscriptionCardCopy as copy } from '#core/copy/registry/companies.ts';
import { dollars } from '#core/rules/text/money.ts';
import { formatCalendarDate } from '#web/lib/format.ts';
import { useDownload } from '#web/lib/use-download.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { DefinitionList } from '#web/ui/page/definition-list.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { isCharging, useRefreshCompany } from '../queries.ts';
import { CancelSubscription } from './cancel-subscription.tsx';
import { SubscriptionBadge } from './subscription-badge.tsx';

/** The plan, the next charge, and payment problems. */
export function SubscriptionCard({ company, query }: { company: Company; query: UseQueryResult<SubscriptionDetail> }) {
  const refresh = useRefreshCompany();
  const { status } = query.data ?? {};
  const known = company.subscription?.status;
  useEffect(() => {
    if (status && known && status !== known) refresh();
  }, [status, known, refresh]);
  if (query.isPending) return <SkeletonRows rows={2} label={copy.loadingTheSubscription} />;
  if (query.isError) return <ErrorPanel error={query.error} onRetry={query.refetch} />;
  const subscription = query.data;
  return (
    <Card title={copy.title} aside={<SubscriptionBadge status={subscription.status} />}>
      <DefinitionList
        items={[
          {
            term: copy.plan,
            value: `${subscription.period === 'year' ? copy.yearly : copy.monthly}, ${dollars(subscription.amount)}`,
          },
          {
            term: subscription.cancels_at_end ? copy.endsOn : copy.paidUntil,
            value: formatCalendarDate(subscription.current_period_end),
          },
          ...(subscription.status === 'ended' ? [] : [{ term: copy.nextCharge, value: nextCharge(subscription) }]),
        ]}
      />
      <PaymentProblem subscription={subscription} />
      {subscription.invoice && <OpenInvoice invoice={subscription.invoice} />}
      <CancelSubscription companyId={company.id} subscription={subscription} />
    </Card>
  );
}

function nextCharge(subscription: SubscriptionDetail): string {
  if (isCharging(subscription)) return copy.inProgress;
  if (subscription.cancels_at_end) return copy.noChargeCanceled;
  if (subscription.next_charge_date) return formatCalendarDate(subscription.next_charge_date);
  return subscription.refusal ? copy.noChargeDeclined : copy.noChargeWithoutCard;
}

function PaymentProblem({ subscription }: { subscription: SubscriptionDetail }) {
  const { status, refusal, next_charge_date: next } = subscription;
  const isPastDue = status === 'past_due';
  if (status === 'ended' || isCharging(subscription) || (!refusal && !isPastDue)) return null;
  return (
    <p
      className={`mt-4 rounded-lg px-4 py-3 text-13 text-pretty ${isPastDue ? 'bg-bad-bg text-bad' : 'bg-warn-bg text-warn'}`}
    >
      {refusal && copy.declined(formatCalendarDate(refusal.date), refusal.message)}
      {refusal && next && copy.nextAttempt(formatCalendarDate(next))}
      {isPastDue && copy.pastDue}
      {refusal ? copy.changeCardHint : copy.payHint}
    </p>
  );
}

function OpenInvoice({ invoice }: { invoice: NonNullable<SubscriptionDetail['invoice']> }) {
  const { download, pending } = useDownload();
  const { file, number, total, due_date } = invoice;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <p className="min-w-0 flex-1 basis-40 text-13 text-ink-2">
        {copy.invoice} <span className="font-medium text-ink">{number}</span>{' '}
        {copy.invoiceOpen(dollars(total), formatCalendarDate(due_date))}
      </p>
      {file && (
        <Button
          size="sm"
          icon={<Download aria-hidden size={16} />}
          pending={pending}
          onClick={() => void download(downloadFile, { params: { id: String(file.file_id) } }, file.name)}
        >
          {copy.downloadInvoice}
        </Button>
      )}
    </div>
  );
}
