import { useQuery } from '@tanstack/react-query';
import { Globe, Trash2, Undo2 } from 'lucide-react';
import { type Domain, listDomains } from '#core/contract/registry/domains.ts';
import { noticeAddressCopy } from '#core/copy/registry/notice-address.ts';
import { registeredDomainsCopy as copy } from '#core/copy/trade/amendment.ts';
import { DOMAIN_STATUS, statusLookup } from '#core/lookups.ts';
import { pageReading } from '#web/lib/call/list-page.ts';
import { pageQuery, useListState } from '#web/lib/list-state.ts';
import { DomainName } from '#web/product/domains/domain-name.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { SearchBox } from '#web/ui/form/search-box.tsx';
import { ListRows } from '#web/ui/list/list-rows.tsx';
import { SelectionAct, SelectionBar } from '#web/ui/list/selection-bar.tsx';
import type { Column } from '#web/ui/list/table-column.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import type { DomainToRemove } from './amendment-lists.ts';

interface Props {
  readonly companyId: number;
  readonly removals: readonly DomainToRemove[];
  readonly onRemove: (domains: readonly DomainToRemove[]) => void;
  readonly onUndo: (id: number) => void;
}

const LIST = { sort: 'name', filters: [] } as const;
/** spec §9: the amendment lists only Registered domains. */
const STATUS = statusLookup(DOMAIN_STATUS.registered).name;

/** Registered domains, paged; each can be marked for removal and unmarked. */
export function RegisteredDomains({ companyId, removals, onRemove, onUndo }: Props) {
  const list = useListState<never>(LIST);
  const query = useQuery(
    pageReading(listDomains, {
      query: { ...pageQuery(list.state), company__id: companyId, status__name: STATUS, ordering: 'name' },
    }),
  );
  const removalIds = new Set(removals.map(({ id }) => id));
  const toggle = (domain: Domain) =>
    removalIds.has(domain.id) ? (
      <Button
        size="sm"
        icon={<Undo2 aria-hidden size={15} />}
        aria-label={copy.undoRemoval(domain.unicode_name)}
        onClick={() => onUndo(domain.id)}
      >
        <span className="max-sm:sr-only">{copy.undo}</span>
      </Button>
    ) : (
      <Button
        size="sm"
        variant="quiet"
        icon={<Trash2 aria-hidden size={15} />}
        aria-label={copy.removeDomain(domain.unicode_name)}
        onClick={() => onRemove([domain])}
      >
        <span className="max-sm:sr-only">{copy.remove}</span>
      </Button>
    );
  const name = (domain: Domain) => (
    <span className={removalIds.has(domain.id) ? 'text-ink-3 line-through' : 'text-14 font-medium text-ink'}>
      <DomainName domain={domain} />
    </span>
  );
  const columns: readonly Column<Domain>[] = [
    { title: copy.domain, cell: name },
    {
      title: copy.noticeEmail,
      from: 'lg',
      cell: ({ email }) => (
        <span className="text-13 text-ink-2 [overflow-wrap:anywhere]">{email ?? noticeAddressCopy.ofCompany}</span>
      ),
    },
    { title: copy.change, cell: ({ id }) => removalIds.has(id) && <Badge tone="bad">{copy.toBeRemoved}</Badge> },
    { title: copy.action, align: 'end', cell: (domain) => <span className="relative z-10">{toggle(domain)}</span> },
  ];
  return (
    <>
      <div className="px-5 pb-3">
        <SearchBox label={copy.searchDomains} value={list.q} onChange={(q) => list.set({ q })} />
      </div>
      <ListRows
        noun={copy.noun}
        list={list}
        query={query}
        columns={columns}
        card={(domain) => (
          <div className="flex items-center gap-3">
            <div className="min-w-0 flex-1">{name(domain)}</div>
            {toggle(domain)}
          </div>
        )}
        nameOf={({ unicode_name }) => unicode_name}
        selectable={{
          allows: ({ id }) => !removalIds.has(id),
          bar: (chosen, clear) => (
            <SelectionBar count={chosen.length} onClear={clear}>
              <SelectionAct
                onClick={() => {
                  onRemove(chosen);
                  clear();
                }}
              >
                <Trash2 aria-hidden className="size-4" /> {copy.remove}
              </SelectionAct>
            </SelectionBar>
          ),
        }}
        empty={<EmptyState compact icon={Globe} title={copy.emptyTitle} text={copy.emptyText} />}
      />
    </>
  );
}
