import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../scope.ts';

/** Equality for one company: it keeps the order of indexes that begin with the company. */
export const inCompanies = (column: RawBuilder<unknown>, companies: readonly number[]): RawBuilder<boolean> =>
  companies.length === 1
    ? sql<boolean>`${column} = ${companies[0]}`
    : sql<boolean>`${column} = any(${[...companies]}::int[])`;

export const inScope = (column: RawBuilder<unknown>, scope: Scope): RawBuilder<boolean> =>
  scope.all ? sql<boolean>`true` : inCompanies(column, scope.company_ids);
