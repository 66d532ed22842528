import type { RefObject } from 'react';
import { useKeys } from '#web/lib/keys.ts';

const LINKS = '[data-row] a[data-row-link]';

/** ui.md, triage: j and k move, Enter opens (the row's link has the focus), x selects. */
export function useRowKeys(root: RefObject<HTMLElement | null>): void {
  const links = () => [...(root.current?.querySelectorAll<HTMLAnchorElement>(LINKS) ?? [])];
  const current = () => document.activeElement?.closest('[data-row]') ?? null;
  const move = (by: 1 | -1) => {
    const all = links();
    const at = all.findIndex((link) => link.closest('[data-row]') === current());
    const next = at === -1 ? all[0] : all[at + by];
    next?.focus();
    next?.closest('[data-row]')?.scrollIntoView({ block: 'nearest' });
  };
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    x: () => current()?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click(),
  });
}
