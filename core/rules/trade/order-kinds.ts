import { orderKindCopy } from '../../copy/trade/order-kinds.ts';
import type { Permission } from '../records/permissions.ts';

interface KindRules {
  readonly id: number;
  readonly label: string;
  /** decisions §5: removals are free; the others cost the price of the plan. */
  readonly price: 'plan' | 'free';
  /** decisions §5: no payment is needed with an active subscription. */
  readonly canBeCovered: boolean;
  /** When changes to fields and domains are applied to the company. Null if the order has no changes. */
  readonly changes: 'at_once' | 'on_completion' | null;
  /** The domains of the order: those listed in it, or all registered ones, which are kept or removed. */
  readonly domains: 'listed' | 'all_stay' | 'all_go';
  /** The first order of a company: created and deleted together with it, and filed as a new record. */
  readonly isFirst: boolean;
  /** Completing it protects the company for three years. */
  readonly protects: boolean;
  /** decisions §6: the permission needed to submit it. */
  readonly submit: Permission;
  readonly texts: {
    /** Next steps for a draft. */
    readonly draft: string;
    /** Consequence of leaving a draft open. Follows the name of the company. */
    readonly undone: string;
    /** Consequence of deleting the order. */
    readonly loss: string;
    /** Instructions for filing at the Copyright Office. */
    readonly filing: string;
  };
  /** Screens to review and edit an open order. Null if the order page itself is used. */
  readonly screens: { readonly check: string; readonly edit: string | null } | null;
}

export const ORDER_KINDS = {
  registration: {
    id: 1,
    label: 'Registration',
    price: 'plan',
    canBeCovered: false,
    changes: 'at_once',
    domains: 'listed',
    isFirst: true,
    protects: true,
    submit: 'company.edit',
    texts: orderKindCopy.registration,
    screens: null,
  },
  renewal: {
    id: 2,
    label: 'Renewal',
    price: 'plan',
    canBeCovered: true,
    changes: null,
    domains: 'all_stay',
    isFirst: false,
    protects: true,
    submit: 'company.edit',
    texts: orderKindCopy.renewal,
    screens: { check: '/company/$company_id/renew/$order_id/check-your-order', edit: null },
  },
  amendment: {
    id: 3,
    label: 'Amendment',
    price: 'plan',
    canBeCovered: true,
    changes: 'on_completion',
    domains: 'listed',
    isFirst: false,
    protects: true,
    submit: 'company.edit',
    texts: orderKindCopy.amendment,
    screens: {
      check: '/company/$company_id/amendment/$order_id/check-your-order',
      edit: '/company/$company_id/amendment/$order_id/edit',
    },
  },
  removal: {
    id: 4,
    label: 'Removal',
    price: 'free',
    canBeCovered: false,
    changes: null,
    domains: 'all_go',
    isFirst: false,
    protects: false,
    submit: 'company.remove',
    texts: orderKindCopy.removal,
    screens: null,
  },
} as const satisfies Readonly<Record<string, KindRules>>;

export type OrderKind = keyof typeof ORDER_KINDS;
type Rules = (typeof ORDER_KINDS)[OrderKind];

const BY_ID = new Map<number, Rules>(Object.values(ORDER_KINDS).map((kind) => [kind.id, kind]));

/** The rules of an order type, by its id. */
export function kindOf(type_id: number): Rules {
  const kind = BY_ID.get(type_id);
  if (!kind) throw new Error(`There is no order type ${type_id}`);
  return kind;
}
