import { SearchX } from 'lucide-react';
import { noMatchCopy as copy } from '#core/copy/ui.ts';
import { Button } from '../button.tsx';
import { EmptyState } from '../page/empty-state.tsx';

/** Empty state of a filtered list without matches. */
export const NoMatch = ({ noun, onClear }: { noun: string; onClear: () => void }) => (
  <EmptyState
    icon={SearchX}
    title={copy.emptyTitle(noun)}
    text={copy.emptyText}
    action={<Button onClick={onClear}>{copy.clearFilters}</Button>}
  />
);
