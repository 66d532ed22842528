import { Contact, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Profile } from '#core/contract/records/users.ts';
import { sendersListCopy as copy } from '#core/copy/intake/senders.ts';
import { messages } from '#core/messages.ts';
import { useListState } from '#web/lib/list-state.ts';
import { companyFilter } from '#web/product/companies/company-filter.ts';
import { mayAnywhere } from '#web/product/companies/roles-in.ts';
import { NewSenderDialog } from '#web/product/senders/sender-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { ListRows } from '#web/ui/list/list-rows.tsx';
import { ListTools } from '#web/ui/list/list-tools.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ExportButton } from '#web/ui/page/export-button.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { loadAllSenders, useSenders } from './queries.ts';
import { SenderCard, senderColumns } from './sender-columns.tsx';
import { sendersCsv } from './senders-csv.ts';
import { SENDER_LIST, type SenderFilter } from './senders-query.ts';

/** All senders that the user may see. */
export function SendersList({ me }: { me: Profile }) {
  const list = useListState<SenderFilter>(SENDER_LIST);
  const query = useSenders(list.state);
  const [isAdding, setIsAdding] = useState(false);
  const mayAdd = mayAnywhere(me, 'notice.handle');
  return (
    <Page
      flush
      title={copy.title}
      actions={
        <>
          <ExportButton name="senders" columns={sendersCsv} load={() => loadAllSenders(list.state)} />
          {mayAdd && (
            <Button variant="primary" icon={<Plus aria-hidden size={16} />} onClick={() => setIsAdding(true)}>
              {copy.addSender}
            </Button>
          )}
        </>
      }
    >
      <ListTools search={copy.search} list={list} columns={senderColumns} filters={companyFilter(me)} />
      <ListRows
        noun={copy.noun}
        list={list}
        query={query}
        columns={senderColumns}
        card={(sender) => <SenderCard sender={sender} />}
        nameOf={({ name, email }) => name || email}
        empty={<EmptyState icon={Contact} title={messages.noSendersFound} text={copy.emptyText} />}
      />
      {isAdding && <NewSenderDialog me={me} onAdded={() => undefined} onClose={() => setIsAdding(false)} />}
    </Page>
  );
}
