import { type RawBuilder, sql } from 'kysely';

/** The LIKE pattern of "begins with", for a column in lower case. */
export const prefix = (search: string): string => `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** The LIKE pattern of "contains". */
export const containing = (search: string): string => `%${prefix(search)}`;

/** A word of a `tsquery`. */
const quoted = (word: string): string => `'${word.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;

/** 4-grams that a matching text must contain: enough of them to cover the search, the last four letters included. */
export function ngramsIn(search: string): string {
  const letters = [...search.toLowerCase()];
  if (letters.length < 4) return `${quoted(letters.join(''))}:*`;
  const starts = [...Array.from({ length: Math.floor(letters.length / 4) }, (_, n) => 4 * n), letters.length - 4];
  return [...new Set(starts)].map((at) => quoted(letters.slice(at, at + 4).join(''))).join(' & ');
}

/** Substring match through the 4-gram index; candidates are rechecked. */
export const containsText = (column: RawBuilder<unknown>, search: string): RawBuilder<boolean> =>
  sql<boolean>`(ngrams(${column}) @@ ${ngramsIn(search)}::tsquery and strpos(${column}, ${search.toLowerCase()}) > 0)`;

/** The length that the SQL function `ngrams` indexes. */
const INDEXED_CHARS = 4000;

/** The opposite, for rows that were found by other conditions. 4-grams are computed only for texts longer than the indexed part. */
export const lacksText = (column: RawBuilder<unknown>, search: string): RawBuilder<boolean> =>
  sql<boolean>`(strpos(${column}, ${search.toLowerCase()}) = 0
    or (length(${column}) > ${sql.lit(INDEXED_CHARS)} and not ngrams(${column}) @@ ${ngramsIn(search)}::tsquery))`;
