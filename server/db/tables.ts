import type { Kysely } from 'kysely';

/** Each `*.queries.ts` adds its tables by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: merged with its declarations elsewhere
export interface Tables {}

export type Db = Kysely<Tables>;
