import { Receipt } from 'lucide-react';
import type { Profile } from '#core/contract/records/users.ts';
import { ordersListCopy as copy } from '#core/copy/trade/orders.ts';
import { ORDER_TYPES } from '#core/lookups.ts';
import { can } from '#core/rules/records/permissions.ts';
import { isEditable } from '#core/rules/trade/order-life.ts';
import { useListState } from '#web/lib/list-state.ts';
import { openAddCompany } from '#web/product/companies/add-company.ts';
import { companyFilter } from '#web/product/companies/company-filter.ts';
import { mayAnywhere, rolesIn } from '#web/product/companies/roles-in.ts';
import { Button } from '#web/ui/button.tsx';
import type { Filter } from '#web/ui/list/filter-chips.tsx';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ExportButton } from '#web/ui/page/export-button.tsx';
import { loadAllOrders, useOrderCounts, useOrders } from '../queries.ts';
import { BulkDelete } from './bulk-delete.tsx';
import { OrderCard, orderColumns } from './order-columns.tsx';
import { ordersCsv } from './orders-csv.ts';
import { ORDER_LIST, ORDER_VIEWS, type OrderFilter } from './orders-query.ts';

const VIEWS = ORDER_VIEWS.map(({ value, name }) => ({ value, label: name }));

const TYPE: Filter = {
  name: 'type',
  label: copy.type,
  options: ORDER_TYPES.map(({ name }) => ({ value: name.toLowerCase(), label: name })),
};

/** Exports the whole filtered list. */
export function OrdersExport({ companyId }: { companyId?: number }) {
  const list = useListState<OrderFilter>(ORDER_LIST);
  return <ExportButton name="orders" columns={ordersCsv} load={() => loadAllOrders(list.state, companyId)} />;
}

/** All orders that the user may see, or those of one company. */
export function OrdersList({ me, companyId }: { me: Profile; companyId?: number }) {
  const list = useListState<OrderFilter>(ORDER_LIST);
  const counts = useOrderCounts(companyId);
  const query = useOrders(list.state, companyId);
  const withCompany = companyId === undefined;
  const columns = orderColumns(withCompany);
  return (
    <ListScreen
      search={copy.search}
      views={VIEWS}
      counts={counts}
      filters={withCompany ? [TYPE, ...companyFilter(me)] : [TYPE]}
      within={!withCompany}
      tools={!withCompany && <OrdersExport companyId={companyId} />}
      noun={copy.noun}
      list={list}
      query={query}
      columns={columns}
      card={(order) => <OrderCard order={order} withCompany={withCompany} />}
      nameOf={(order) => copy.orderNumber(order.number)}
      selectable={
        mayAnywhere(me, 'company.edit', companyId)
          ? {
              allows: ({ status, company }) =>
                isEditable(status.id) && can(me.result, 'company.edit', { roles: rolesIn(me, company.id) }),
              bar: (chosen, clear) => <BulkDelete orders={chosen} onDone={clear} />,
            }
          : undefined
      }
      empty={<NoOrders />}
    />
  );
}

const NoOrders = () => (
  <EmptyState
    icon={Receipt}
    title={copy.emptyTitle}
    text={copy.emptyText}
    action={
      <Button variant="primary" onClick={openAddCompany}>
        {copy.addNewCompany}
      </Button>
    }
  />
);
