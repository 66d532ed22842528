import type { Found } from '#core/contract/views/find.ts';

const KEY = 'recent';
const MAX_RECENT = 6;

interface Recent {
  readonly user_id: number;
  readonly list: readonly Found[];
}

/** Recently opened search results, newest first, in local storage. Only for this user, and cleared on logout. */
export function recentOf(user_id: number): readonly Found[] {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Recent | null;
    return stored?.user_id === user_id ? stored.list : [];
  } catch {
    return [];
  }
}

export function rememberRecent(user_id: number, opened: Found): void {
  const others = recentOf(user_id).filter(({ kind, id }) => kind !== opened.kind || id !== opened.id);
  localStorage.setItem(KEY, JSON.stringify({ user_id, list: [opened, ...others].slice(0, MAX_RECENT) }));
}

export const clearRecent = (): void => localStorage.removeItem(KEY);
