import { COMPANY_STATUS, ORDER_STATUS } from '../../lookups.ts';

export type OrderStatus = keyof typeof ORDER_STATUS;
export type OrderActor = 'member' | 'superuser' | 'system';

interface Transition {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly by: OrderActor;
  readonly when: string;
}

/** spec §4, decisions §5. Who may move an order where; everything else is refused. */
export const ORDER_TRANSITIONS: readonly Transition[] = [
  { from: 'draft', to: 'waiting_for_payment', by: 'member', when: 'submitted: the domain step’s Next, or Skip' },
  {
    from: 'draft',
    to: 'processing',
    by: 'system',
    when: 'paid by card; covered by the running subscription; a removal, which is free',
  },
  {
    from: 'waiting_for_payment',
    to: 'processing',
    by: 'system',
    when: 'paid by card or in the accounts, or covered by now',
  },
  { from: 'waiting_for_payment', to: 'processing', by: 'superuser', when: 'the manual payment has arrived' },
  { from: 'processing', to: 'complete', by: 'superuser', when: 'filed, and completed' },
];

/** decisions §11: amendment, renewal and removal are for companies that stand in the directory, or stood there. */
export const canBeAmended = (company_status_id: number): boolean =>
  company_status_id === COMPANY_STATUS.registered || company_status_id === COMPANY_STATUS.expired;

/** While an order is in one of these, its domains and fields can change and it can be deleted. */
export const EDITABLE: readonly OrderStatus[] = ['draft', 'waiting_for_payment'];

const NAMES = Object.fromEntries(Object.entries(ORDER_STATUS).map(([name, id]) => [id, name])) as Record<
  number,
  OrderStatus
>;
export const orderStatusName = (id: number): OrderStatus => NAMES[id] ?? 'draft';
export const isEditable = (status_id: number): boolean => EDITABLE.includes(orderStatusName(status_id));
export const isOpen = (status_id: number): boolean => status_id !== ORDER_STATUS.complete;

/** A superuser may do what a member may. */
const actsAs = (mover: OrderActor, by: OrderActor): boolean =>
  mover === by || (mover === 'superuser' && by === 'member');

export const canTransition = (from: OrderStatus, to: OrderStatus, mover: OrderActor): boolean =>
  ORDER_TRANSITIONS.some((move) => move.from === from && move.to === to && actsAs(mover, move.by));

/** decisions §11: moves that are the superuser's are 403 for members, whatever the state; the others 409 for all. */
export const isSuperuserTransition = (to: OrderStatus): boolean => to === 'processing' || to === 'complete';
