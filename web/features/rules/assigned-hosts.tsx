import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { type AssignedHost, deleteAssignedHost, listAssignedHosts } from '#core/contract/intake/assigned-hosts.ts';
import { assignedHostsCopy as copy } from '#core/copy/intake/rules.ts';
import { messages } from '#core/messages.ts';
import { pageReading } from '#web/lib/call/list-page.ts';
import { useAct } from '#web/lib/call/query.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import { Card } from '#web/ui/page/card.tsx';

const HOSTS_SHOWN = 10;

/** Hosts whose notices always go to a company. Hidden until there is one. */
export function AssignedHosts() {
  const [page, setPage] = useState(1);
  const query = { limit: HOSTS_SHOWN, offset: (page - 1) * HOSTS_SHOWN, ordering: 'host' } as const;
  const { data } = useQuery(pageReading(listAssignedHosts, { query }));
  if (!data || data.count === 0) return null;
  return (
    <div className="max-w-[960px] px-4 py-6 sm:px-7">
      <Card title={copy.title}>
        <p className="mb-3 text-13 text-ink-2 text-pretty">{copy.intro}</p>
        <ul aria-label={copy.title} className="divide-y divide-line border-t border-line">
          {data.results.map((one) => (
            <HostRow key={one.id} assigned={one} />
          ))}
        </ul>
        {data.count > HOSTS_SHOWN && <Pager page={page} perPage={HOSTS_SHOWN} count={data.count} onPage={setPage} />}
      </Card>
    </div>
  );
}

function HostRow({ assigned: { id, host, company } }: { assigned: AssignedHost }) {
  const [isOpen, setIsOpen] = useState(false);
  const remove = useAct(deleteAssignedHost, { toast: messages.hostUnassigned, onDone: () => setIsOpen(false) });
  return (
    <li className="flex min-h-12 items-center gap-3 py-1.5">
      <span className="min-w-0 flex-1 font-mono text-13 text-ink [overflow-wrap:anywhere]">{host}</span>
      <TextLink to="/company/$company_id" params={{ company_id: String(company.id) }} className="text-14">
        {company.name}
      </TextLink>
      <IconButton label={copy.remove(host)} onClick={() => setIsOpen(true)}>
        <X aria-hidden size={16} />
      </IconButton>
      {isOpen && (
        <ConfirmDialog
          danger
          title={copy.removeTitle(host)}
          act={copy.removeHost}
          pending={remove.pending}
          onAct={() => void remove({ params: { id: String(id) } })}
          onClose={() => setIsOpen(false)}
        >
          {copy.removeText}
        </ConfirmDialog>
      )}
    </li>
  );
}
