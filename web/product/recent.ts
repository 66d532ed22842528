import type { Found } from '#core/contract/views/find.ts';

const KEY = 'recent';
const MAX_RECENT = 6;

interface Recent {
  readonly user_id: number;
  readonly list: readonly Found[];
}

/** What somebody found and opened lately, the last first: kept in this browser, for them alone, until they log out. */
export function recentOf(user_id: number): readonly Found[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Recent | null;
    return kept?.user_id === user_id ? kept.list : [];
  } catch {
    return [];
  }
}

export function rememberRecent(user_id: number, opened: Found): void {
  const others = recentOf(user_id).filter(({ kind, id }) => kind !== opened.kind || id !== opened.id);
  localStorage.setItem(KEY, JSON.stringify({ user_id, list: [opened, ...others].slice(0, MAX_RECENT) }));
}

export const clearRecent = (): void => localStorage.removeItem(KEY);
