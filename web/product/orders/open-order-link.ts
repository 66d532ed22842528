import type { z } from 'zod';
import type { OpenOrder } from '#core/contract/registry/companies.ts';
import { kindOf } from '#core/rules/trade/order-kinds.ts';
import { isEditable } from '#core/rules/trade/order-life.ts';

type Open = Pick<z.infer<typeof OpenOrder>, 'id' | 'type' | 'status'>;

/** Where an open order goes on: an amendment and a renewal that can still change, at their check; the rest as it is shown. */
export function openOrderLink(companyId: number, { id, type, status }: Open) {
  const params = { company_id: String(companyId), order_id: String(id) };
  const { screens } = kindOf(type.id);
  if (screens && isEditable(status.id)) return { to: screens.check, params } as const;
  return { to: '/orders/$order_id/detail', params } as const;
}
