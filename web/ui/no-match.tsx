import { SearchX } from 'lucide-react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

/** There are rows, only none of this kind. */
export const NoMatch = ({ noun, onClear }: { noun: string; onClear: () => void }) => (
  <EmptyState
    icon={SearchX}
    title={`No ${noun} match`}
    text="Try a different search or clear the filters."
    action={<Button onClick={onClear}>Clear filters</Button>}
  />
);
