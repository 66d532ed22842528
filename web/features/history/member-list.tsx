import { useState } from 'react';
import { memberListCopy as copy } from '#core/copy/records/history.ts';
import { Button } from '#web/ui/button.tsx';

interface Props {
  title: string;
  members: readonly string[];
  tone?: 'added' | 'removed';
}

/** Items shown before "Show more"; a company may have thousands of domains. */
const SHOWN = 12;

const MARKS = {
  added: { mark: '+', style: 'text-ok' },
  removed: { mark: '−', style: 'text-bad' },
} as const;

/** A list that is collapsed to its first items. */
export function MemberList({ title, members, tone }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (members.length === 0) return null;
  const shown = isOpen ? members : members.slice(0, SHOWN);
  const more = members.length - shown.length;
  const look = tone && MARKS[tone];
  return (
    <section aria-label={title}>
      <h3 className="text-13 text-ink-3">{title}</h3>
      <ul className="mt-1.5 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {shown.map((member) => (
          <li key={member} className="flex gap-2 text-14 text-ink [overflow-wrap:anywhere]">
            {look && (
              <span aria-hidden className={`font-medium ${look.style}`}>
                {look.mark}
              </span>
            )}
            <span className="min-w-0">{member}</span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <div className="mt-2">
          <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
            {copy.showMore(more)}
          </Button>
        </div>
      )}
    </section>
  );
}
