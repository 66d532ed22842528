import type { ReactNode } from 'react';

interface Props {
  items: readonly { term: string; value: ReactNode }[];
}

/** Grid of labeled values. */
export function DefinitionList({ items }: Props) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(150px,1fr))] gap-x-8 gap-y-4">
      {items.map(({ term, value }) => (
        <div key={term} className="min-w-0">
          <dt className="text-12 text-ink-3">{term}</dt>
          <dd className="mt-0.5 text-14 break-words text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
