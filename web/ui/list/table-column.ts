import type { ReactNode } from 'react';

export interface Column<Row> {
  title: string;
  /** The field that the list is ordered by when this header is pressed. */
  sort?: string;
  align?: 'end';
  /** Columns that only a wide window has room for. */
  from?: 'lg' | 'xl';
  cell: (row: Row) => ReactNode;
}

export interface Selection {
  ids: ReadonlySet<number>;
  onChange: (ids: ReadonlySet<number>) => void;
  /** Rows that cannot be chosen have a box that is off. */
  allows?: (id: number) => boolean;
}

const FROM = { lg: 'hidden lg:table-cell', xl: 'hidden xl:table-cell' } as const;

/** Shared by head and body, so that they stay in line. */
export const cellStyle = ({ align, from }: Pick<Column<never>, 'align' | 'from'>): string =>
  ['border-b border-line px-3 first:pl-7 last:pr-7', align === 'end' && 'text-right', from && FROM[from]]
    .filter(Boolean)
    .join(' ');
