import type { LinkProps } from '@tanstack/react-router';
import type { Company } from '#core/contract/companies.ts';
import type { Mend } from '#core/rules/standing.ts';
import { openOrderPlace } from '../orders/open-order-place.ts';

/** What the button says. */
export const MEND_LABELS: Readonly<Record<Mend, string>> = {
  renew: 'Extend by three years',
  finish_order: 'Finish the order',
  pay_order: 'Pay the order',
  update_card: 'Update the card',
  set_notice_address: 'Set the notice email',
  send_again: 'Resend',
};

/** An address as a link takes it. */
export type Place = Pick<LinkProps, 'to' | 'params'> & { search?: Record<string, string> };

/** Where something is put right: its own screen, or the company's, whose status has the button. */
export function mendPlace(mend: Mend | null, { id, open_order }: Pick<Company, 'id' | 'open_order'>): Place {
  const params = { company_id: String(id) };
  const company: Place = { to: '/company/$company_id', params };
  switch (mend) {
    case 'renew':
      return { to: '/company/$company_id/renew', params };
    case 'update_card':
      return { ...company, search: { tab: 'billing' } };
    case 'finish_order':
      return open_order ? openOrderPlace(id, open_order) : company;
    case 'pay_order':
      return open_order ? { to: '/payment', search: { order: String(open_order.id) } } : company;
    default:
      return company;
  }
}
