import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { removalListCopy as copy } from '#core/copy/trade/amendment.ts';
import { LongList } from '#web/product/domains/long-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { DomainToRemove } from './amendment-lists.ts';

interface Props {
  readonly removals: readonly DomainToRemove[];
  readonly onUndo: (id: number) => void;
  readonly onClear: () => void;
}

/** All domains marked for removal, across pages. */
export function RemovalList({ removals, onUndo, onClear }: Props) {
  const [page, setPage] = useState(1);
  if (removals.length === 0) return null;
  return (
    <section aria-label={copy.domainsToRemove} className="rounded-lg border border-bad/35">
      <div className="flex items-center justify-between py-1.5 pr-1.5 pl-4">
        <p aria-live="polite" className="text-13 font-medium text-bad">
          {copy.domainsToRemoveCount(removals.length)}
        </p>
        {removals.length > 1 && (
          <Button variant="quiet" size="sm" onClick={onClear}>
            {copy.undoAll}
          </Button>
        )}
      </div>
      <LongList label={copy.domainsToRemove} rows={removals} page={page} onPage={setPage}>
        {({ id, unicode_name }) => (
          <div className="flex items-center gap-3 py-1 pr-1.5 pl-4">
            <span className="min-w-0 flex-1 py-1 font-mono text-12 leading-5 text-ink [overflow-wrap:anywhere]">
              {unicode_name}
            </span>
            <IconButton label={copy.keep(unicode_name)} size="sm" onClick={() => onUndo(id)}>
              <Undo2 aria-hidden size={16} />
            </IconButton>
          </div>
        )}
      </LongList>
    </section>
  );
}
