import { useState } from 'react';
import type { RowSelection } from './list-rows.tsx';

const NONE: ReadonlySet<number> = new Set();

/** Selected rows of a list. A new page, filter or sort order clears the selection, so that no hidden row stays selected. */
export function useSelection<Row extends { id: number }>(
  state: unknown,
  rows: readonly Row[],
  selectable: RowSelection<Row> | undefined,
) {
  const key = JSON.stringify(state);
  const [stored, setStored] = useState({ key, ids: NONE });
  const ids = stored.key === key ? stored.ids : NONE;
  const allowed = new Set(rows.filter((row) => selectable?.allows?.(row) !== false).map(({ id }) => id));
  const onChange = (next: ReadonlySet<number>) => setStored({ key, ids: next });
  return {
    selection: selectable && { ids, onChange, allows: (id: number) => allowed.has(id) },
    bar: selectable?.bar(
      rows.filter(({ id }) => ids.has(id) && allowed.has(id)),
      () => onChange(NONE),
    ),
  };
}

export function toggled(ids: ReadonlySet<number>, id: number, isOn: boolean): ReadonlySet<number> {
  const next = new Set(ids);
  if (isOn) next.add(id);
  else next.delete(id);
  return next;
}
