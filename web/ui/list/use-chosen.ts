import { useState } from 'react';
import type { Choosing } from './list-rows.tsx';

const NONE: ReadonlySet<number> = new Set();

/** The chosen rows of a list. Rows out of sight must not stay chosen: another state of the list is another selection. */
export function useChosen<Row extends { id: number }>(
  state: unknown,
  rows: readonly Row[],
  choosing: Choosing<Row> | undefined,
) {
  const shown = JSON.stringify(state);
  const [chosen, setChosen] = useState({ shown, ids: NONE });
  const ids = chosen.shown === shown ? chosen.ids : NONE;
  const allowed = new Set(rows.filter((row) => choosing?.allows?.(row) !== false).map(({ id }) => id));
  const onChange = (wanted: ReadonlySet<number>) => setChosen({ shown, ids: wanted });
  return {
    selection: choosing && { ids, onChange, allows: (id: number) => allowed.has(id) },
    bar: choosing?.bar(
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
