import type { ReactNode } from 'react';

export interface Column<Row> {
  title: string;
  /** Sort field of this column; without it the column is not sortable. */
  sort?: string;
  align?: 'end';
  /** Minimum window width at which the column is shown. */
  from?: 'lg' | 'xl';
  cell: (row: Row) => ReactNode;
}

export interface Selection {
  ids: ReadonlySet<number>;
  onChange: (ids: ReadonlySet<number>) => void;
  /** False for rows that can't be selected: their checkbox is disabled. */
  allows?: (id: number) => boolean;
}

const FROM = { lg: 'hidden lg:table-cell', xl: 'hidden xl:table-cell' } as const;

/** Cell classes shared by header and body, so that the columns line up. */
export const cellStyle = ({ align, from }: Pick<Column<never>, 'align' | 'from'>): string =>
  [
    'border-b border-line px-3 first:pl-[var(--edge,28px)] last:pr-[var(--edge,28px)]',
    align === 'end' && 'text-right',
    from && FROM[from],
  ]
    .filter(Boolean)
    .join(' ');
