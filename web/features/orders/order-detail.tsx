import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Profile } from '#core/contract/records/users.ts';
import type { Order } from '#core/contract/trade/orders.ts';
import { orderDetailCopy as copy } from '#core/copy/trade/orders.ts';
import { can } from '#core/rules/records/permissions.ts';
import { kindOf } from '#core/rules/trade/order-kinds.ts';
import { isEditable, isOpen } from '#core/rules/trade/order-life.ts';
import { agentReading } from '#web/product/agent.ts';
import { rolesIn } from '#web/product/companies/roles-in.ts';
import { notesReading } from '#web/product/note-reads.ts';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { ReadState } from '#web/ui/page/read-state.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { DeleteOrder } from './delete-order.tsx';
import { OrderDomains } from './domains/order-domains.tsx';
import { FilingDesk } from './filing/filing-desk.tsx';
import { OrderChanges } from './order-changes.tsx';
import { OrderFiles } from './order-files.tsx';
import { OrderLinks } from './order-links.tsx';
import { OrderSummary } from './order-summary.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { companyReading, useOrder } from './queries.ts';

interface Props {
  id: number;
  me: Profile;
  /** The order's notes, with a form for users who may add one. */
  notes: (mayWrite: boolean) => ReactNode;
  missing: ReactNode;
  onDeleted: () => void;
}

export function OrderDetail({ id, missing, ...rest }: Props) {
  const query = useOrder(id);
  return (
    <ReadState query={query} title={copy.order} missing={missing}>
      {(order) => <Shown order={order} {...rest} />}
    </ReadState>
  );
}

function Shown({ order, me, notes, onDeleted }: Omit<Props, 'id' | 'missing'> & { order: Order }) {
  const { is_superuser } = me.result;
  const subject = { roles: rolesIn(me, order.company.id) };
  const mayEdit = can(me.result, 'company.edit', subject);
  const maySubmit = can(me.result, kindOf(order.type.id).submit, subject);
  const mayPay = can(me.result, 'company.pay', subject);
  const editable = mayEdit && isEditable(order.status.id);
  const areNotesKnown = useQuery(notesReading('order', order.id)).isFetched;
  // While the order is open, the filing desk and the changes depend on the company; the sections below wait for it to
  // avoid layout shift.
  const needsCompany = isOpen(order.status.id);
  const company = useQuery({ ...companyReading(order), enabled: needsCompany });
  const agent = useQuery({ ...agentReading(), enabled: needsCompany && is_superuser });
  const isKnown = !needsCompany || (company.isFetched && (!is_superuser || agent.isFetched));
  return (
    <Page
      title={copy.orderNumber(order.number)}
      subtitle={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusBadge status={order.status} />
          <span className="min-w-0">
            {order.type.name} · {order.company.name}
          </span>
        </span>
      }
    >
      {/* Price and progress come first on a phone; on wide screens they are a sidebar. */}
      <div className="grid gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-4 xl:col-start-2">
          <OrderSummary order={order} mayPay={mayPay} mayEdit={mayEdit} maySubmit={maySubmit} />
          <Card title={copy.progress}>
            <OrderTimeline order={order} />
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-4 xl:col-start-1 xl:row-span-2 xl:row-start-1">
          {isKnown ? (
            <>
              {is_superuser && <FilingDesk order={order} />}
              <OrderChanges order={order} />
              {/* An amendment's domains are edited in its own form. */}
              <OrderDomains order={order} editable={editable && kindOf(order.type.id).isFirst} />
            </>
          ) : (
            <SkeletonRows rows={5} label={copy.loadingTheCompany} />
          )}
        </div>
        {isKnown && (
          <div className="flex min-w-0 flex-col gap-4 xl:col-start-2">
            <OrderFiles order={order} mayChange={is_superuser} />
            <OrderLinks order={order} mayChange={is_superuser} />
            {notes(mayEdit)}
          </div>
        )}
      </div>
      {isKnown && areNotesKnown && editable && order.payment?.status !== 'paid' && (
        <div className="mt-4 print:hidden">
          <DeleteOrder order={order} onDeleted={onDeleted} />
        </div>
      )}
    </Page>
  );
}
