import type { CompanyWithReasons } from '#core/contract/views/home.ts';
import type { Reading } from '../../../../db/lists/read-together.ts';
import type { Scope } from '../../../../db/scope.ts';
import { type CompanyView, nextToExpire } from '../companies.queries.ts';
import { presentWithReasons } from './read-company.ts';

/** Companies with the reasons for their protection status, the next to expire first. */
export const listNextToExpire = (
  scope: Scope,
  now: Date,
  limit: number,
): Reading<CompanyView, CompanyWithReasons[]> => ({
  rows: nextToExpire(scope, limit),
  present: (rows) => presentWithReasons(rows, now),
});
