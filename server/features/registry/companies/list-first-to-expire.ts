import type { CompanyStanding } from '#core/contract/home.ts';
import type { Reading } from '../../../db/lists/read-together.ts';
import type { Scope } from '../../../db/scope.ts';
import { type CompanyView, firstToExpire } from './companies.queries.ts';
import { presentStandings } from './read-company.ts';

/** Companies with why each stands as it does, the next to expire first. */
export const listFirstToExpire = (scope: Scope, now: Date, limit: number): Reading<CompanyView, CompanyStanding[]> => ({
  rows: firstToExpire(scope, limit),
  present: (rows) => presentStandings(rows, now),
});
