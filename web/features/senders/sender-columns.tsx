import type { Contact } from '#core/contract/intake/contacts.ts';
import { senderColumnsCopy as copy } from '#core/copy/intake/senders.ts';
import { thousands } from '#core/rules/text/numbers.ts';
import { formatDate, formatWithZone } from '#web/lib/format.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';
import type { Column } from '#web/ui/list/table-column.ts';

export function SenderMark({ sender, size = 'sm' }: { sender: Contact; size?: 'sm' | 'md' | 'lg' }) {
  const [first_name = '', last_name = ''] = (sender.name || sender.email).trim().split(/\s+/);
  return <Avatar size={size} person={{ first_name, last_name, email: sender.email }} />;
}

const Name = ({ sender }: { sender: Contact }) => (
  <RowLink to="/senders/$sender_id" params={{ sender_id: String(sender.id) }}>
    {sender.name || sender.email}
  </RowLink>
);

export const senderColumns: readonly Column<Contact>[] = [
  {
    title: copy.sender,
    sort: 'name',
    cell: (sender) => (
      <div className="flex items-center gap-3">
        <SenderMark sender={sender} />
        <div className="min-w-0">
          <p className="line-clamp-1 [overflow-wrap:anywhere]">
            <Name sender={sender} />
          </p>
          {sender.name && <p className="line-clamp-1 text-12 text-ink-3 [overflow-wrap:anywhere]">{sender.email}</p>}
        </div>
      </div>
    ),
  },
  {
    title: copy.company,
    from: 'lg',
    cell: ({ company }) => <span className="text-13 text-ink-2 [overflow-wrap:anywhere]">{company || '—'}</span>,
  },
  {
    title: copy.notices,
    align: 'end',
    cell: ({ notices_count }) => <span className="text-13 text-ink-2">{thousands(notices_count)}</span>,
  },
  {
    title: copy.added,
    sort: 'created_date',
    align: 'end',
    cell: ({ created_date }) => (
      <time
        dateTime={created_date}
        title={formatWithZone(created_date)}
        className="text-13 whitespace-nowrap text-ink-2"
      >
        {formatDate(created_date)}
      </time>
    ),
  },
];

export const SenderCard = ({ sender }: { sender: Contact }) => (
  <div className="flex gap-3">
    <SenderMark sender={sender} size="md" />
    <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
      <Name sender={sender} />
      {sender.name && <p className="text-13 text-ink-2">{sender.email}</p>}
      <p className="mt-0.5 text-13 text-ink-3">
        {[sender.company, copy.noticeCount(sender.notices_count)].filter(Boolean).join(' · ')}
      </p>
    </div>
  </div>
);
