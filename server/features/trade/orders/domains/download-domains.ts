import type { Download } from '#core/contract/endpoint.ts';
import { kindOf } from '#core/rules/trade/order-kinds.ts';
import { domainsFileName } from '#core/rules/trade/order-number.ts';
import { type Actor, visibleTo } from '../../../../db/scope.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { domainsSheet } from '../../../registry/domains/adding/domains-sheet.ts';
import { domainsOfOrders } from '../../../registry/domains/adding/order-domains.ts';
import { getOrder } from '../orders.queries.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** spec §9: the domains that an order adds or removes; a renewal adds none and lists all registered domains. */
export async function downloadDomains(
  { db }: Deps,
  actor: Actor,
  id: number,
  { is_removed }: { is_removed: boolean },
): Promise<Download> {
  const order = found(await getOrder(db, visibleTo(actor), id));
  const domains = (await domainsOfOrders(db, [order])).get(id);
  const kept = kindOf(order.type_id).domains === 'all_stay' ? domains?.domains : domains?.added;
  const list = (is_removed ? domains?.removed : kept) ?? [];
  return { name: domainsFileName(id), type: XLSX, bytes: await domainsSheet(list) };
}
