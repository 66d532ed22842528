import { COMPANY_STATUS, ORDER_STATUS } from '../../lookups.ts';

export type OrderStatus = keyof typeof ORDER_STATUS;
export type OrderActor = 'member' | 'superuser' | 'system';

interface Transition {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly by: OrderActor;
  readonly when: string;
}

/** State machine of an order (spec §4, decisions §5). All other transitions are rejected. */
export const ORDER_TRANSITIONS: readonly Transition[] = [
  { from: 'draft', to: 'waiting_for_payment', by: 'member', when: 'submitted by Next or Skip in the domain step' },
  {
    from: 'draft',
    to: 'processing',
    by: 'system',
    when: 'paid by card, covered by the active subscription, or a removal, which is free',
  },
  {
    from: 'waiting_for_payment',
    to: 'processing',
    by: 'system',
    when: 'paid by card or in Xero, or covered by a subscription since',
  },
  { from: 'waiting_for_payment', to: 'processing', by: 'superuser', when: 'the manual payment was received' },
  { from: 'processing', to: 'complete', by: 'superuser', when: 'filed at the Copyright Office' },
];

/** decisions §11: registered and expired companies, the only ones that can be amended, renewed and removed. */
export const isInDirectory = (company_status_id: number): boolean =>
  company_status_id === COMPANY_STATUS.registered || company_status_id === COMPANY_STATUS.expired;

/** Statuses in which an order can be edited and deleted. */
export const EDITABLE: readonly OrderStatus[] = ['draft', 'waiting_for_payment'];

const NAMES = Object.fromEntries(Object.entries(ORDER_STATUS).map(([name, id]) => [id, name])) as Record<
  number,
  OrderStatus
>;
export const orderStatusName = (id: number): OrderStatus => NAMES[id] ?? 'draft';
export const isEditable = (status_id: number): boolean => EDITABLE.includes(orderStatusName(status_id));
export const isOpen = (status_id: number): boolean => status_id !== ORDER_STATUS.complete;

/** spec §4: a local status of Processing (8) is kept if a reload returns Waiting for payment (9). */
export const keptStatus = (held: number | undefined, loaded: number): number =>
  held === ORDER_STATUS.processing && loaded === ORDER_STATUS.waiting_for_payment ? held : loaded;

/** Superusers can do everything that members can. */
const actsAs = (actor: OrderActor, by: OrderActor): boolean =>
  actor === by || (actor === 'superuser' && by === 'member');

export const canTransition = (from: OrderStatus, to: OrderStatus, actor: OrderActor): boolean =>
  ORDER_TRANSITIONS.some((one) => one.from === from && one.to === to && actsAs(actor, one.by));

/** decisions §11: members get 403 for these transitions, from any status. Other invalid transitions are 409. */
export const isSuperuserTransition = (to: OrderStatus): boolean => to === 'processing' || to === 'complete';
