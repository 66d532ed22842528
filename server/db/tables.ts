import type { Kysely } from 'kysely';

/** Filled by the files that own the tables: each `*.queries.ts` declares the ones it reads and writes. */
// biome-ignore lint/suspicious/noEmptyInterface: merged with its declarations elsewhere
export interface Tables {}

export type Db = Kysely<Tables>;
