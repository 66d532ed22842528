import type { Domain } from '#core/contract/registry/domains.ts';
import type { OrderDomain } from '#core/contract/trade/orders.ts';
import { statusLookup } from '#core/lookups.ts';
import { type Listed as InList, iso } from '../../../db/lists/json-dates.ts';
import type { DomainRow } from './domains.queries.ts';

type Listed = Omit<OrderDomain, 'status'> & { status_id: number };

export const presentOrderDomain = (row: Listed): OrderDomain => ({
  id: row.id,
  name: row.name,
  unicode_name: row.unicode_name,
  email: row.email,
  status: statusLookup(row.status_id),
});

export const presentDomain = (row: DomainRow | InList<DomainRow>): Domain => ({
  ...presentOrderDomain(row),
  company: { id: row.company_id, name: row.company_name },
  created_date: iso(row.created_date),
});
