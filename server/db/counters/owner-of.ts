import { type RawBuilder, sql } from 'kysely';
import { inCompanies } from '../lists/in-companies.ts';
import type { Scope } from '../scope.ts';
import { ALL } from './declared.ts';

/** The rows of a counter that a scope may read. An unlimited scope reads the total instead of adding up all companies. */
export const ownerOf = (scope: Scope): RawBuilder<boolean> =>
  scope.all ? sql`company_id = ${sql.lit(ALL)}` : inCompanies(sql`company_id`, scope.company_ids);
