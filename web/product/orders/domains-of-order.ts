import type { OrderInList } from '#core/contract/trade/orders.ts';
import { domainsOfOrderCopy as copy } from '#core/copy/product.ts';

/** "30 domains": a list has only the first of an order's that has many. */
export const domainsOfOrder = ({ domains, domains_count }: OrderInList): string =>
  copy.domainCount(domains_count ?? domains.length);
