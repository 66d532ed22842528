import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../scope.ts';
import { ALL } from './declared.ts';

/** The rows of a counter that a scope may read. An unlimited scope reads the total instead of adding up all companies. */
export function ownerOf(scope: Scope): RawBuilder<boolean> {
  if (scope.all) return sql`company_id = ${sql.lit(ALL)}`;
  const ids = scope.company_ids;
  return ids.length === 1 ? sql`company_id = ${ids[0]}` : sql`company_id = any(${[...ids]}::int[])`;
}
