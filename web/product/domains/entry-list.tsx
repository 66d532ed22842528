import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { entryListCopy as copy } from '#core/copy/product.ts';
import { noticeAddressCopy } from '#core/copy/registry/notice-address.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { Entry } from './entries.ts';
import { LongList } from './long-list.tsx';

interface Props {
  readonly entries: readonly Entry[];
  readonly onRemove: (name: string) => void;
  readonly onClear: () => void;
  /** Address for notices about domains without their own, if known. */
  readonly noticesTo: string | undefined;
}

/** Domains that will be added by the Next button. */
export function EntryList({ entries, onRemove, onClear, noticesTo }: Props) {
  const [page, setPage] = useState(1);
  const [top] = entries;
  // New and rejected entries are first, so a change at the top goes back to the first page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the first entry changes
  useEffect(() => setPage(1), [top?.name, top?.error]);
  if (entries.length === 0) return null;
  return (
    <section aria-label={copy.domainsToAdd} className="rounded-lg border border-line">
      <div className="flex items-center justify-between py-1.5 pr-1.5 pl-4">
        <p aria-live="polite" className="text-13 font-medium text-ink">
          {copy.domainsToAddCount(entries.length)}
        </p>
        {entries.length > 1 && (
          <Button variant="quiet" size="sm" onClick={onClear}>
            {copy.removeAll}
          </Button>
        )}
      </div>
      <LongList label={copy.domainsToAdd} rows={entries} page={page} onPage={setPage}>
        {(entry) => (
          <div className="flex items-center gap-3 py-1 pr-1.5 pl-4 text-13">
            <div className="min-w-0 flex-1 py-1 sm:flex sm:flex-wrap sm:gap-x-4">
              <span className="block min-w-0 flex-1 basis-48 font-mono text-12 leading-5 text-ink [overflow-wrap:anywhere]">
                {entry.shown}
              </span>
              <span className="block min-w-0 flex-1 basis-40 text-ink-3 [overflow-wrap:anywhere]">
                {entry.email ?? noticesTo ?? noticeAddressCopy.ofCompany}
              </span>
              {entry.error && <span className="block w-full text-12 text-bad">{entry.error}</span>}
            </div>
            <IconButton label={copy.remove(entry.shown)} size="sm" onClick={() => onRemove(entry.name)}>
              <X aria-hidden size={16} />
            </IconButton>
          </div>
        )}
      </LongList>
    </section>
  );
}
