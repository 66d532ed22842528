import { Globe, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { PAGE_SIZE } from '#core/constants.ts';
import { type Order, type OrderDomain, removeOrderDomains } from '#core/contract/trade/orders.ts';
import { noticeAddressCopy } from '#core/copy/registry/notice-address.ts';
import { orderDomainsCopy as copy } from '#core/copy/trade/orders.ts';
import { messages } from '#core/messages.ts';
import { kindOf } from '#core/rules/trade/order-kinds.ts';
import { isOpen } from '#core/rules/trade/order-life.ts';
import { useAct } from '#web/lib/call/query.ts';
import { type List, useClampedPage, useListState } from '#web/lib/list-state.ts';
import { DomainName } from '#web/product/domains/domain-name.tsx';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { SearchBox } from '#web/ui/form/search-box.tsx';
import { NoMatch } from '#web/ui/list/no-match.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';
import { SelectionAct, SelectionBar } from '#web/ui/list/selection-bar.tsx';
import { Table } from '#web/ui/list/table.tsx';
import type { Column } from '#web/ui/list/table-column.ts';
import { Card } from '#web/ui/page/card.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { AddDomainsDialog } from './add-domains-dialog.tsx';

interface Props {
  order: Order;
  /** True when the order is Draft or Waiting and the user may edit it. */
  editable: boolean;
}

const LIST = { sort: 'name', filters: [] } as const;

/** The order's domains. The response has all of them, so search and paging run on the client. */
export function OrderDomains({ order, editable }: Props) {
  const list = useListState<never>(LIST);
  const [isAdding, setIsAdding] = useState(false);
  const search = list.q.toLowerCase();
  const found = order.domains.filter(
    ({ name, unicode_name, email }) =>
      name.includes(search) || unicode_name.includes(search) || email?.includes(search) === true,
  );
  return (
    <Card
      flush
      title={copy.title(order.domains.length.toLocaleString('en-US'))}
      aside={
        editable && (
          <Button size="sm" icon={<Plus aria-hidden size={16} />} onClick={() => setIsAdding(true)}>
            {copy.addDomains}
          </Button>
        )
      }
    >
      {order.domains.length > PAGE_SIZE && (
        <div className="px-5 pb-3">
          <SearchBox label={copy.searchDomains} value={list.q} onChange={(q) => list.set({ q })} />
        </div>
      )}
      {kindOf(order.type.id).isFirst && isOpen(order.status.id) && order.domains.length > 0 && (
        <p className="px-5 pb-3 text-13 text-ink-3">{copy.untilComplete}</p>
      )}
      {order.domains.length === 0 ? (
        <EmptyState
          compact
          icon={Globe}
          title={copy.noDomains}
          text={editable ? copy.noDomainsText : copy.noDomainsOnRecord}
        />
      ) : found.length === 0 ? (
        <NoMatch noun={copy.noun} onClear={list.clear} />
      ) : (
        <Rows order={order} found={found} list={list} editable={editable} />
      )}
      {isAdding && <AddDomainsDialog order={order} onClose={() => setIsAdding(false)} />}
    </Card>
  );
}

const NONE: ReadonlySet<number> = new Set();

function Rows({ order, found, list, editable }: Props & { found: readonly OrderDomain[]; list: List<never> }) {
  const [chosen, setChosen] = useState(NONE);
  const remove = useAct(removeOrderDomains, { toast: messages.orderUpdated });
  useClampedPage(list, found.length);
  const from = (list.page - 1) * list.perPage;
  const columns = columnsFor(order);
  return (
    <>
      <Table
        label={copy.domainsOfTheOrder}
        rows={found.slice(from, from + list.perPage)}
        columns={columns}
        card={(domain) => (
          <>
            {columns.slice(0, 2).map(({ title, cell }) => (
              <div key={title}>{cell(domain)}</div>
            ))}
          </>
        )}
        nameOf={({ unicode_name }) => unicode_name}
        selection={editable ? { ids: chosen, onChange: setChosen } : undefined}
      />
      <div className="px-5 py-3">
        <Pager
          page={list.page}
          perPage={list.perPage}
          sizes={list.sizes}
          onPerPage={(perPage) => {
            setChosen(NONE);
            void list.set({ perPage });
          }}
          count={found.length}
          onPage={(page) => {
            setChosen(NONE);
            void list.set({ page });
          }}
        />
      </div>
      <SelectionBar count={chosen.size} onClear={() => setChosen(NONE)}>
        <SelectionAct
          disabled={remove.pending}
          onClick={() =>
            void remove({ params: { id: String(order.id) }, body: { domains: [...chosen] } }).then(() =>
              setChosen(NONE),
            )
          }
        >
          <Trash2 aria-hidden className="size-4" /> {copy.removeFromTheOrder}
        </SelectionAct>
      </SelectionBar>
    </>
  );
}

/** The domain's change, planned or applied. */
function changeOf({ status }: Order, isRemoved: boolean): string {
  if (!isOpen(status.id)) return isRemoved ? copy.removed : copy.added;
  return isRemoved ? copy.toBeRemoved : copy.toBeAdded;
}

function columnsFor(order: Order): readonly Column<OrderDomain>[] {
  const removed = new Set(order.removed.map(({ id }) => id));
  const isAmendment = kindOf(order.type.id).changes === 'on_completion';
  return [
    {
      title: copy.domain,
      cell: (domain) => (
        <DomainName domain={domain}>
          {(shown) => (
            <RowLink to="/domains/$id/detail" params={{ id: String(domain.id) }}>
              {shown}
            </RowLink>
          )}
        </DomainName>
      ),
    },
    isAmendment
      ? {
          title: copy.change,
          cell: ({ id }) => <Badge tone={removed.has(id) ? 'bad' : 'ok'}>{changeOf(order, removed.has(id))}</Badge>,
        }
      : { title: copy.status, cell: ({ status }) => <StatusBadge status={status} /> },
    {
      title: copy.noticeEmail,
      from: 'lg',
      cell: ({ email }) => (
        <span className="text-13 text-ink-2 [overflow-wrap:anywhere]">{email ?? noticeAddressCopy.ofCompany}</span>
      ),
    },
  ];
}
