import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Profile } from '#core/contract/records/users.ts';
import { getOrder, type Order } from '#core/contract/trade/orders.ts';
import { paymentScreenCopy as copy, noDomainsCopy } from '#core/copy/trade/payments.ts';
import { messages } from '#core/messages.ts';
import { can } from '#core/rules/records/permissions.ts';
import { reading } from '#web/lib/call/query.ts';
import { isNotFound } from '#web/lib/wire/call-error.ts';
import { rolesIn } from '#web/product/companies/roles-in.ts';
import { ButtonLink, TextLink } from '#web/ui/link.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { whyNotPayable } from './payable.ts';
import { Payment } from './payment.tsx';

interface Props {
  readonly orderId: number;
  readonly me: Profile;
  /** Rendered when the order doesn't exist or isn't visible to the user. */
  readonly missing: ReactNode;
  readonly onFinished: (order: Order) => void;
}

/** Payment of one order, on its own screen. */
export function PaymentScreen({ orderId, me, missing, onFinished }: Props) {
  const query = useQuery(reading(getOrder, { params: { id: String(orderId) } }));
  // Until the next screen has loaded, this one stays as it is: the order is no longer payable.
  const [isFinished, setIsFinished] = useState(false);
  if (query.isPending) return <SkeletonRows rows={4} label={copy.loadingTheOrder} />;
  if (isNotFound(query.error)) return missing;
  if (query.isError) {
    return (
      <Page title={copy.title}>
        <ErrorPanel error={query.error} onRetry={query.refetch} />
      </Page>
    );
  }
  const order = query.data;
  const mayPay = can(me.result, 'company.pay', { roles: rolesIn(me, order.company.id) });
  const obstacle = isFinished ? null : (whyNotPayable(order) ?? (mayPay ? null : messages.forbidden));
  const finish = (paid: Order) => {
    setIsFinished(true);
    onFinished(paid);
  };
  return (
    <Page title={copy.title} documentTitle={copy.documentTitle(order.number)} subtitle={copy.subtitle(order.number)}>
      {obstacle ? (
        <NothingToPay order={order} why={obstacle} />
      ) : (
        <Payment order={order} onFinished={finish} addDomains={<AddDomains order={order} />} />
      )}
    </Page>
  );
}

const AddDomains = ({ order }: { order: Order }) => (
  <TextLink to="/orders/$order_id/detail" params={{ order_id: String(order.id) }} className="text-warn underline">
    {noDomainsCopy.addDomains}
  </TextLink>
);

const NothingToPay = ({ order, why }: { order: Order; why: string }) => (
  <div className="flex flex-col items-start gap-4 rounded-lg border border-line bg-sunken p-5">
    <p className="max-w-[60ch] text-14 text-ink">{why}</p>
    <ButtonLink to="/orders/$order_id/detail" params={{ order_id: String(order.id) }}>
      {copy.openOrder(order.number)}
    </ButtonLink>
  </div>
);
