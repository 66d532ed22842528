import { useQuery } from '@tanstack/react-query';
import { Plus, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { exportSubscribers, listSubscribers } from '#core/contract/intake/subscribers.ts';
import { subscribersCopy as copy, subscriberStateWords } from '#core/copy/intake/subscribers.ts';
import { SUBSCRIBER_STATES } from '#core/rules/intake/subscriber-state.ts';
import { pageReading } from '#web/lib/call/list-page.ts';
import { useListState } from '#web/lib/list-state.ts';
import { repeatPolicyReading } from '#web/product/subscribers/repeat-policy.ts';
import { Button } from '#web/ui/button.tsx';
import type { Filter } from '#web/ui/list/filter-chips.tsx';
import { ListRows } from '#web/ui/list/list-rows.tsx';
import { ListTools } from '#web/ui/list/list-tools.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ExportList } from '#web/ui/page/export-list.tsx';
import { AddSubscriber } from './add-subscriber.tsx';
import { SubscriberCard, subscriberColumns } from './subscriber-columns.tsx';
import { SUBSCRIBER_LIST, type SubscriberFilter, subscribersQuery } from './subscribers-query.ts';

const STATE: Filter = {
  name: 'state',
  label: copy.state,
  options: SUBSCRIBER_STATES.map((value) => ({ value, label: subscriberStateWords[value] })),
};

/** A company's subscribers, newest first. */
export function SubscribersList({ companyId, mayAdd }: { companyId: number; mayAdd: boolean }) {
  const list = useListState<SubscriberFilter>(SUBSCRIBER_LIST);
  const query = useQuery(pageReading(listSubscribers, { query: subscribersQuery(list.state, companyId) }));
  const limit = useQuery(repeatPolicyReading(companyId)).data?.limit;
  const [isAdding, setIsAdding] = useState(false);
  const columns = subscriberColumns(limit);
  const add = mayAdd && (
    <Button icon={<Plus aria-hidden size={16} />} onClick={() => setIsAdding(true)}>
      {copy.add}
    </Button>
  );
  return (
    <>
      <div className="px-4 pt-2 sm:px-7">
        <h2 className="text-16 font-semibold text-ink">{copy.title}</h2>
        <p className="mt-0.5 text-13 text-ink-3 text-pretty">{copy.about}</p>
      </div>
      <ListTools search={copy.search} list={list} columns={columns} filters={[STATE]}>
        <ExportList name="subscribers" endpoint={exportSubscribers} input={{ params: { id: String(companyId) } }} />
        {add}
      </ListTools>
      <ListRows
        noun={copy.noun}
        list={list}
        query={query}
        columns={columns}
        card={(row) => <SubscriberCard row={row} limit={limit} />}
        nameOf={({ handle }) => handle}
        empty={<EmptyState icon={UserRoundX} title={copy.emptyTitle} text={copy.emptyText} />}
      />
      {isAdding && <AddSubscriber companyId={companyId} onClose={() => setIsAdding(false)} />}
    </>
  );
}
