import type { RefObject } from 'react';
import { useKeys } from '#web/lib/keys.ts';

const LINKS = '[data-row] [data-row-link]';

const currentRow = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>('[data-row]') ?? null;

/** Id of the focused row. */
export const currentRowId = (): number | null => Number(currentRow()?.dataset.row) || null;

/** Keyboard shortcuts for triage: j and k move, Enter opens through the focused link, x selects. */
export function useRowKeys(root: RefObject<HTMLElement | null>): void {
  const links = () => [...(root.current?.querySelectorAll<HTMLElement>(LINKS) ?? [])];
  const move = (by: 1 | -1) => {
    const all = links();
    const at = all.findIndex((link) => link.closest('[data-row]') === currentRow());
    const next = at === -1 ? all[0] : all[at + by];
    next?.focus();
    next?.closest('[data-row]')?.scrollIntoView({ block: 'nearest' });
  };
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    x: () => currentRow()?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click(),
  });
}
