import type { z } from 'zod';
import type { OpenOrder } from '#core/contract/companies.ts';
import { ORDER_TYPE } from '#core/lookups.ts';
import { isEditable } from '#core/rules/order-life.ts';

type Open = Pick<z.infer<typeof OpenOrder>, 'id' | 'type' | 'status'>;

/** Where an open order goes on: an amendment and a renewal that can still change, at their check; the rest as it is shown. */
export function openOrderPlace(companyId: number, { id, type, status }: Open) {
  const params = { company_id: String(companyId), order_id: String(id) };
  if (isEditable(status.id) && type.id === ORDER_TYPE.amendment) {
    return { to: '/company/$company_id/amendment/$order_id/check-your-order', params } as const;
  }
  if (isEditable(status.id) && type.id === ORDER_TYPE.renewal) {
    return { to: '/company/$company_id/renew/$order_id/check-your-order', params } as const;
  }
  return { to: '/orders/$order_id/detail', params } as const;
}
