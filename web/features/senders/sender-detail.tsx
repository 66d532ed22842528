import { Inbox, Merge, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Contact } from '#core/contract/intake/contacts.ts';
import type { Profile } from '#core/contract/records/users.ts';
import { senderDetailCopy as copy } from '#core/copy/intake/senders.ts';
import { can } from '#core/rules/records/permissions.ts';
import { formatDate } from '#web/lib/format.ts';
import { rolesIn } from '#web/product/companies/roles-in.ts';
import { Breakable } from '#web/ui/breakable.tsx';
import { Button } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { DefinitionList } from '#web/ui/page/definition-list.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { ReadState } from '#web/ui/page/read-state.tsx';
import { ContactKeys } from './contact-keys.tsx';
import { DeleteSender } from './delete-sender.tsx';
import { EditSenderDialog } from './edit-sender-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { useSender } from './queries.ts';

interface Props {
  id: number;
  me: Profile;
  notices: ReactNode;
  missing: ReactNode;
  onDeleted: () => void;
  /** Called after a merge, to navigate to the remaining sender. */
  onMerged: (into: number) => void;
}

export function SenderDetail({ id, missing, ...rest }: Props) {
  return (
    <ReadState query={useSender(id)} title={copy.sender} missing={missing}>
      {(sender) => <Shown sender={sender} {...rest} />}
    </ReadState>
  );
}

type ShownProps = Omit<Props, 'id' | 'missing'> & { sender: Contact };

function Shown({ sender, me, notices, onDeleted, onMerged }: ShownProps) {
  const [openDialog, setOpenDialog] = useState<'edit' | 'merge' | null>(null);
  const { company_id } = sender;
  // Superusers manage the agent's senders; a company's senders are for users who handle its notices.
  const mayEdit = can(me.result, 'notice.handle', { roles: company_id === null ? [] : rolesIn(me, company_id) });
  const owner = me.companies.find(({ id }) => id === company_id)?.name;
  const close = () => setOpenDialog(null);
  return (
    <Page
      title={sender.name || <Breakable text={sender.email} />}
      documentTitle={sender.name || sender.email}
      subtitle={sender.name && <Breakable text={sender.email} />}
      actions={
        <>
          {me.result.is_superuser && (
            <Button icon={<Merge aria-hidden size={16} />} onClick={() => setOpenDialog('merge')}>
              {copy.merge}
            </Button>
          )}
          {mayEdit && (
            <Button icon={<Pencil aria-hidden size={16} />} onClick={() => setOpenDialog('edit')}>
              {copy.edit}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="rounded-lg border border-line bg-sunken p-5">
          <DefinitionList
            items={[
              { term: copy.company, value: sender.company || '—' },
              { term: copy.phone, value: sender.phone || '—' },
              { term: copy.address, value: <span className="whitespace-pre-line">{sender.address || '—'}</span> },
              {
                term: copy.addedBy,
                value: company_id === null ? copy.agentByEmail : (owner ?? copy.aCustomer),
              },
              { term: copy.added, value: <Moment date={sender.created_date} text={formatDate(sender.created_date)} /> },
            ]}
          />
        </div>
        <Card flush title={copy.notices} aside={sender.notices_count > 0 && copy.noticeCount(sender.notices_count)}>
          <div className="border-t border-line">
            {/* The count is known to be zero, so the delete zone below renders at its final position. */}
            {sender.notices_count > 0 ? notices : <EmptyState compact icon={Inbox} title={copy.emptyTitle} />}
          </div>
        </Card>
        {me.result.is_superuser && <ContactKeys sender_id={sender.id} />}
        {mayEdit && sender.notices_count === 0 && <DeleteSender sender={sender} onDeleted={onDeleted} />}
      </div>
      {openDialog === 'edit' && <EditSenderDialog sender={sender} onClose={close} />}
      {openDialog === 'merge' && <MergeDialog sender={sender} onMerged={onMerged} onClose={close} />}
    </Page>
  );
}
