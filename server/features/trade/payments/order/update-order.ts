import { randomUUID } from 'node:crypto';
import type { Order, OrderUpdate } from '#core/contract/trade/orders.ts';
import { AppError } from '#core/errors.ts';
import { ORDER_STATUS, planById } from '#core/lookups.ts';
import type { Permission } from '#core/rules/records/permissions.ts';
import { kindOf } from '#core/rules/trade/order-kinds.ts';
import { isEditable, isSuperuserTransition, orderStatusName } from '#core/rules/trade/order-life.ts';
import type { Config } from '../../../../base/config.ts';
import { type Actor, rolesIn, visibleTo } from '../../../../db/scope.ts';
import { type Tx, transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { authorize, found } from '../../../../http/answer/refuse.ts';
import { readDomainName } from '../../../../lookups/domain-names.ts';
import { ensureOpenInvoice } from '../../invoices/open-invoice.ts';
import { invoicesOfOrders } from '../../invoices/order-invoice.ts';
import { type Staged, withStagedDomains } from '../../orders/domains/staged-domains.ts';
import { editOrder } from '../../orders/life/edit-order.ts';
import { type LockedOrder, lockOrder } from '../../orders/life/lock-order.ts';
import { moveOrder } from '../../orders/life/move-order.ts';
import { refuseUneditable } from '../../orders/life/refuse-uneditable.ts';
import { listPayments, manualMethod } from '../../orders/order-payments.queries.ts';
import { getOrder } from '../../orders/orders.queries.ts';
import { draftsToDropInBatches, dropInBatches } from '../../orders/place/drop-drafts.ts';
import { refuseNoChanges } from '../../orders/place/refuse-no-changes.ts';
import { submitOrder } from '../../orders/place/submit-order.ts';
import { visibleOrder } from '../../orders/read/order-access.ts';
import { refusePaid } from '../../orders/read/order-payment.ts';
import { readOrder } from '../../orders/read/read-order.ts';
import { beginUnchosenPayment } from '../charge/begin-payment.ts';
import { settleManual } from './settle-manual.ts';

const WAITING = ORDER_STATUS.waiting_for_payment;

type Wanted = Pick<OrderUpdate, 'plan_id' | 'status'>;

/** Only the plan, possibly with submission: part of paying, so the billing role may do it too (decisions §6). */
const isPaymentChoice = ({ plan_id, status, ...rest }: Wanted): boolean =>
  plan_id !== undefined && (status ?? WAITING) === WAITING && Object.keys(rest).length === 0;

/** decisions §11: the plan with submission means 'Continue without payment'. */
const isWithoutPayment = (body: OrderUpdate): boolean => isPaymentChoice(body) && body.status === WAITING;

/** A removal is free: submitting it is up to the owner, with or without a plan. */
function requiredPermission({ type_id }: Pick<LockedOrder, 'type_id'>, body: Wanted): Permission {
  if (isPaymentChoice(body) && kindOf(type_id).price !== 'free') return 'company.pay';
  return body.status === WAITING ? kindOf(type_id).submit : 'company.edit';
}

/** A member's attempt at a superuser-only transition is 403 in every status and role. */
function authorizeUpdate(actor: Actor, order: Pick<LockedOrder, 'type_id' | 'company_id'>, body: Wanted): void {
  const roles = rolesIn(actor, order.company_id);
  authorize(actor, requiredPermission(order, body), { roles });
  const to = body.status === undefined ? undefined : orderStatusName(body.status);
  if (to && isSuperuserTransition(to) && !actor.is_superuser) throw new AppError('forbidden');
}

/** Refuses a caller who may not send such a body, as far as it can be read. */
export async function checkUpdateAccess(
  deps: Deps,
  actor: Actor,
  id: number,
  raw: { status?: unknown },
): Promise<void> {
  const order = await visibleOrder(deps, actor, id);
  const { status: wanted, ...rest } = raw;
  const status = Object.values(ORDER_STATUS).find((one) => one === wanted);
  if (order) authorizeUpdate(actor, order, status === undefined ? rest : { ...rest, status });
}

/** A `PUT` of the current status changes nothing; completion has its own endpoint. */
async function move(tx: Tx, actor: Actor, order: LockedOrder, status: number): Promise<void> {
  if (status === order.status_id) return;
  const to = orderStatusName(status);
  if (to === 'complete') throw new AppError('order_move_refused');
  if (to === 'waiting_for_payment' && isEditable(order.status_id)) return submitOrder(tx, actor, order);
  await moveOrder(tx, order, to, actor.is_superuser ? 'superuser' : 'member');
  if (to === 'processing') await settleManual(tx, order);
}

/** An open invoice must match the order's price: a different plan issues a new one. */
async function isInvoiceOutdated(tx: Tx, before: LockedOrder, after: LockedOrder): Promise<boolean> {
  if (before.plan_id === after.plan_id) return false;
  return (await invoicesOfOrders(tx.db, [after.id])).has(after.id);
}

/** decisions §5: every part is optional; all are applied or none. */
export async function updateOrder(deps: Deps, actor: Actor, id: number, body: OrderUpdate): Promise<{ order: Order }> {
  const lockAuthorized = async (tx: Tx): Promise<LockedOrder> => {
    const locked = found(await lockOrder(tx, visibleTo(actor), id));
    authorizeUpdate(actor, locked, body);
    return locked;
  };
  const entries = { added: body.added ?? [], isAddOnly: (body.removed ?? []).length === 0 };
  const later = await draftsToDropLater(deps, actor, id, body);
  const now = later.size === 0 ? body : { ...body, removed: body.removed!.filter((one) => !later.has(one)) };
  const finish = (staged?: Staged) => update(deps, actor, id, now, staged);
  const answer = await withStagedDomains(deps, actor, lockAuthorized, entries, finish);
  if (later.size === 0) return answer;
  const lockEditable = async (tx: Tx): Promise<LockedOrder> => {
    const locked = await lockAuthorized(tx);
    refuseUneditable(locked);
    return locked;
  };
  await dropInBatches(deps, actor, lockEditable, later, randomUUID());
  return { order: await readOrder(deps.db, visibleTo(actor), id) };
}

/**
 * Thousands of drafts that leave a registration are removed in batches after everything else. Names added back in the
 * same request, and amendments, which must not end up without changes, stay in the one transaction.
 */
async function draftsToDropLater(deps: Deps, actor: Actor, id: number, body: OrderUpdate): Promise<Set<number>> {
  const { added = [], removed = [] } = body;
  const drafts = await draftsToDropInBatches(deps.db, id, removed);
  if (drafts.size === 0) return new Set();
  const order = await getOrder(deps.db, visibleTo(actor), id);
  if (!order || !kindOf(order.type_id).isFirst) return new Set();
  const back = new Set<string>();
  for (const { name: typed } of added) {
    const known = readDomainName(typed);
    if (known.fault === undefined) back.add(known.name);
  }
  return new Set([...drafts].filter(([, name]) => !back.has(name)).map(([draft_id]) => draft_id));
}

function update(deps: Deps, actor: Actor, id: number, body: OrderUpdate, staged?: Staged): Promise<{ order: Order }> {
  const work = async (tx: Tx): Promise<{ order: Order }> => {
    const scope = visibleTo(actor);
    const before = found(await lockOrder(tx, scope, id));
    authorizeUpdate(actor, before, body);
    const { status, ...parts } = body;
    await editOrder(tx, before, parts, staged?.names);
    if (Object.keys(body).length > 0 && isEditable(before.status_id)) await refuseNoChanges(tx, deps.config, before);
    if (status !== undefined) await move(tx, actor, { ...before, plan_id: parts.plan_id ?? before.plan_id }, status);
    const after = found(await lockOrder(tx, scope, id));
    const owes = isEditable(after.status_id);
    if (owes && (isWithoutPayment(body) || (await isInvoiceOutdated(tx, before, after)))) {
      await continueWithoutPayment(tx, deps.config, after);
    }
    return { order: await readOrder(tx.db, scope, id) };
  };
  return transaction(deps, actor, work, staged?.uuid);
}

/** decisions §11: 'Continue without payment' sends an open invoice for the order's current plan. */
async function continueWithoutPayment(tx: Tx, config: Config, order: LockedOrder): Promise<void> {
  await refusePaid(tx.db, order.id);
  const plan = planById(order.plan_id);
  const awaited = (await listPayments(tx.db, [order.id])).find(({ status }) => status === 'pending');
  if (!awaited) await beginUnchosenPayment(tx, order);
  await ensureOpenInvoice(tx, config, { order, plan, method: awaited ? manualMethod(awaited) : null });
}
