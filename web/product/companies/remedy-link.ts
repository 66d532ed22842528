import type { LinkProps } from '@tanstack/react-router';
import type { Company } from '#core/contract/registry/companies.ts';
import type { Remedy } from '#core/rules/views/protection.ts';
import { openOrderLink } from '../orders/open-order-link.ts';

/** Target of a router link. */
export type LinkTarget = Pick<LinkProps, 'to' | 'params'> & { search?: Record<string, string> };

/** Screen where a remedy is applied; the company's screen if the remedy has none of its own. */
export function remedyLink(remedy: Remedy | null, { id, open_order }: Pick<Company, 'id' | 'open_order'>): LinkTarget {
  const params = { company_id: String(id) };
  const company: LinkTarget = { to: '/company/$company_id', params };
  switch (remedy) {
    case 'renew':
      return { to: '/company/$company_id/renew', params };
    case 'amend':
      return { to: '/company/$company_id/amendment/submit-changes', params };
    case 'update_card':
      return { ...company, search: { tab: 'billing' } };
    case 'finish_order':
      return open_order ? openOrderLink(id, open_order) : company;
    case 'pay_order':
      return open_order ? { to: '/payment', search: { order: String(open_order.id) } } : company;
    default:
      return company;
  }
}
