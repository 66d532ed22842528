import type { ReactNode } from 'react';

interface Props {
  items: readonly { term: string; value: ReactNode }[];
}

const ANY = 'grid-cols-[repeat(auto-fit,minmax(150px,1fr))]';
/**
 * Four columns where they fit (696 px), else two: three would leave the last value alone in its row. In pixels, because the
 * gap is 32 px at every font size.
 */
const FOUR = 'grid-cols-[repeat(auto-fit,minmax(max(150px,min((100%_-_33px)/2,(696px_-_100%)*999)),1fr))]';

/** All three in a row (394 px), else below each other. */
const THREE = 'grid-cols-[repeat(auto-fit,minmax(max(110px,min(100%,(394px_-_100%)*999)),1fr))]';
const columnsOf = (count: number): string => (count === 4 ? FOUR : count === 3 ? THREE : ANY);

/** Grid of labeled values. */
export function DefinitionList({ items }: Props) {
  return (
    <dl className={`grid gap-x-8 gap-y-4 ${columnsOf(items.length)}`}>
      {items.map(({ term, value }) => (
        <div key={term} className="min-w-0">
          <dt className="text-12 text-ink-3">{term}</dt>
          <dd className="mt-0.5 text-14 break-words text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
