import type { Option } from './select.tsx';

/** Letters as people type them: no case, no accents. */
const normalize = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

const RANKS: readonly ((label: string, query: string) => boolean)[] = [
  (label, query) => label === query,
  (label, query) => label.startsWith(query),
  (label, query) => label.includes(` ${query}`),
  (label, query) => label.includes(query),
];

/** What was typed, found: the very name first, then what begins with it, then what holds it. "India" is not an ocean. */
export function bestMatches(options: readonly Option[], typed: string): readonly Option[] {
  const query = normalize(typed);
  if (query === '') return options;
  const ranked = options.map((option) => {
    const label = normalize(option.label);
    return { option, rank: RANKS.findIndex((fits) => fits(label, query)) };
  });
  return ranked
    .filter(({ rank }) => rank !== -1)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
}

/** The option that was typed out in full. */
export const exactMatch = (options: readonly Option[], typed: string): Option | undefined =>
  typed.trim() === '' ? undefined : options.find(({ label }) => normalize(label) === normalize(typed));
