import type { z } from 'zod';
import type { OpenOrder } from '#core/contract/registry/companies.ts';
import { kindOf } from '#core/rules/trade/order-kinds.ts';
import { isEditable } from '#core/rules/trade/order-life.ts';

type Open = Pick<z.infer<typeof OpenOrder>, 'id' | 'type' | 'status'>;

/** Screen where an open order continues: the check of an editable amendment or renewal, else the order's detail. */
export function openOrderLink(companyId: number, { id, type, status }: Open) {
  const params = { company_id: String(companyId), order_id: String(id) };
  const { screens } = kindOf(type.id);
  if (screens && isEditable(status.id)) return { to: screens.check, params } as const;
  return { to: '/orders/$order_id/detail', params } as const;
}
