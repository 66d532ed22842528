import type { Permission } from '../records/permissions.ts';

interface KindRules {
  readonly id: number;
  readonly label: string;
  /** decisions §5: a removal needs no payment; the others cost what their plan says. */
  readonly price: 'plan' | 'free';
  /** decisions §5: an active subscription pays for it. */
  readonly canBeCovered: boolean;
  /** When its changes to fields and domains reach the company; null where it takes none. */
  readonly changes: 'at_once' | 'on_completion' | null;
  /** The domains it concerns: those it lists, or all registered ones, which stay or go. */
  readonly domains: 'listed' | 'all_stay' | 'all_go';
  /** Made, filed and deleted together with its company, and filed as a new record. */
  readonly isFirst: boolean;
  /** Its completion protects the company for three years. */
  readonly protects: boolean;
  /** decisions §6: to submit a removal is to remove the company. */
  readonly submit: Permission;
  readonly texts: {
    /** What is left to do with a draft. */
    readonly draft: string;
    /** What a draft leaves undone, after the name of the company. */
    readonly undone: string;
    /** What is lost with the order. */
    readonly loss: string;
    /** What it is at the Copyright Office. */
    readonly filing: string;
  };
  /** Where it is checked and edited while it can change; null: on its own page. */
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
    texts: {
      draft: 'This is a draft. Check its domains, then pay.',
      undone: 'is not protected until it is paid and filed',
      loss: 'Deleting a registration order also deletes all data of its company: its address, its domains, its billing information and its notes.',
      filing: 'A new designation. Copy each field into the form, then enter the ids you receive.',
    },
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
    texts: {
      draft: 'This is a draft. Check it, then submit it.',
      undone: 'is not renewed until you submit it',
      loss: 'The renewal will not be filed, and the designation expires unless it is renewed.',
      filing: 'A resubmission of the record below without changes.',
    },
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
    texts: {
      draft: 'This is a draft. Check the changes, then submit it.',
      undone: 'is not amended until you submit it',
      loss: 'The changes in this amendment will be lost. The directory stays as it is.',
      filing: 'An amendment of the record below. Changed fields are marked.',
    },
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
    texts: {
      draft: 'This is a draft. The company stays protected unless you submit it.',
      undone: 'is not removed until you submit it',
      loss: 'The company will not be removed. Its designation and domains stay as they are.',
      filing: 'A termination of the record below. Protection ends on the date that you enter.',
    },
    screens: null,
  },
} as const satisfies Readonly<Record<string, KindRules>>;

export type OrderKind = keyof typeof ORDER_KINDS;
type Rules = (typeof ORDER_KINDS)[OrderKind];

const BY_ID = new Map<number, Rules>(Object.values(ORDER_KINDS).map((kind) => [kind.id, kind]));

/** The rules of an order's kind, by the id of its type; the database holds no other ids. */
export function kindOf(type_id: number): Rules {
  const kind = BY_ID.get(type_id);
  if (!kind) throw new Error(`There is no order type ${type_id}`);
  return kind;
}
