import type { CompanyStanding } from '#core/contract/home.ts';
import type { Scope } from '../../db/scope.ts';
import type { Db } from '../../db/tables.ts';
import { firstToExpire } from './companies.queries.ts';
import { presentStandings } from './read-company.ts';

/** Companies with why each stands as it does, the next to expire first. */
export const listFirstToExpire = async (db: Db, scope: Scope, now: Date, limit: number): Promise<CompanyStanding[]> =>
  presentStandings(await firstToExpire(db, scope, limit), now);
