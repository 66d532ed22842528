import type { OrderInList } from '#core/contract/orders.ts';
import { plural } from '../../lib/format.ts';

/** "30 domains": a list has only the first of an order's that has many. */
export const domainsOfOrder = ({ domains, domains_count }: OrderInList): string =>
  plural(domains_count ?? domains.length, 'domain');
