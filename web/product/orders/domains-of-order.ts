import type { Order } from '#core/contract/trade/orders.ts';
import { domainsOfOrderCopy as copy } from '#core/copy/product.ts';

/** "30 domains". Lists contain only the first domains of a large order, so its count is used. */
export const domainsOfOrder = ({ domains_count }: Pick<Order, 'domains_count'>): string =>
  copy.domainCount(domains_count);
