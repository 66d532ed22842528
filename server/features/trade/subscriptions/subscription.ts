import type { z } from 'zod';
import type { Subscription } from '#core/contract/registry/companies.ts';
import type { Db } from '../../../db/tables.ts';
import { listSubscriptions } from './subscriptions.queries.ts';

/** The subscriptions of these companies, by company id. */
export async function subscriptionsOf(
  db: Db,
  company_ids: readonly number[],
): Promise<Map<number, z.infer<typeof Subscription>>> {
  const rows = company_ids.length === 0 ? [] : await listSubscriptions(db, company_ids);
  return new Map(
    rows.map(({ company_id, period, status, current_period_end, cancels_at_end }) => [
      company_id,
      { period, status, current_period_end, cancels_at_end },
    ]),
  );
}
