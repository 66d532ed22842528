import type { Option } from './select.tsx';

/** Case- and accent-insensitive form of a text. */
const normalize = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

const RANKS: readonly ((label: string, query: string) => boolean)[] = [
  (label, query) => label === query,
  (label, query) => label.startsWith(query),
  (label, query) => label.includes(` ${query}`),
  (label, query) => label.includes(query),
];

/** Matching options by rank: exact match of any of its names, prefix, then substring. "India" ranks above "British Indian Ocean Territory". */
export function bestMatches(options: readonly Option[], typed: string): readonly Option[] {
  const query = normalize(typed);
  if (query === '') return options;
  const ranked = options.map((option) => {
    const label = normalize(option.label);
    const isAlso = option.also?.some((name) => normalize(name) === query);
    return { option, rank: isAlso ? 0 : RANKS.findIndex((fits) => fits(label, query)) };
  });
  return ranked
    .filter(({ rank }) => rank !== -1)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
}

/** Option whose label was typed in full. */
export const exactMatch = (options: readonly Option[], typed: string): Option | undefined =>
  typed.trim() === '' ? undefined : options.find(({ label }) => normalize(label) === normalize(typed));
