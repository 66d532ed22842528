import type { SubscriptionDetail } from '#core/contract/trade/payments.ts';
import { AppError } from '#core/errors.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import { firstStepDate } from '#core/rules/trade/subscription.ts';
import type { Config } from '../../../base/config.ts';
import { recordHistory } from '../../../db/history.ts';
import type { Actor } from '../../../db/scope.ts';
import { type Tx, transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { authorize, found } from '../../../http/answer/refuse.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import { readPermissions } from '../../registry/companies/read/read-permissions.ts';
import { buyerOf } from '../billing/read-billing.ts';
import { voidSubscriptionInvoices } from '../invoices/void-invoices.ts';
import { endCanceledSubscription } from './end-subscription.ts';
import { readSubscription } from './read-subscription.ts';
import { findOpenCharge } from './subscription-charges.queries.ts';
import { subscriptionCanceledLetter } from './subscriptions.letters.ts';
import {
  lockCompanyShared,
  lockSubscription,
  type SubscriptionRow,
  updateSubscription,
} from './subscriptions.queries.ts';

type Work = (tx: Tx, running: SubscriptionRow, company: string) => Promise<void>;

/** Locks a subscription that has not ended, for somebody who may pay for the company. */
async function changeRunning(deps: Deps, actor: Actor, company_id: number, work: Work): Promise<SubscriptionDetail> {
  authorize(actor, 'company.pay', { roles: await readPermissions(deps, actor, company_id) });
  await transaction(deps, actor, async (tx) => {
    const { name } = found(await lockCompanyShared(tx.db, company_id));
    const running = await lockSubscription(tx.db, company_id);
    if (!running) throw new AppError('no_subscription');
    if (running.status === 'ended') throw new AppError('subscription_ended');
    await work(tx, running, name);
  });
  return readSubscription(deps, actor, company_id);
}

/** Marks a subscription as canceled, or takes that back. */
async function setCanceled(
  tx: Tx,
  { company_id, cancels_at_end: from }: SubscriptionRow,
  { cancels_at_end: to, clock_date }: Pick<SubscriptionRow, 'cancels_at_end'> & { clock_date: string | undefined },
): Promise<void> {
  await updateSubscription(tx.db, company_id, { cancels_at_end: to, ...(clock_date && { clock_date }) });
  const action = to ? 'subscription canceled' : 'subscription resumed';
  const changes = [{ field: 'cancels_at_end', from, to }];
  recordHistory(tx, { model: 'company', object_id: company_id, action, changes });
}

async function mailCanceled(
  tx: Tx,
  config: Config,
  { company_id, period }: SubscriptionRow,
  { company, end }: { company: string; end: string | null },
): Promise<void> {
  const { email } = await buyerOf(tx.db, company_id);
  const letter = subscriptionCanceledLetter({ publicUrl: config.PUBLIC_URL, company_id, company, period, end });
  if (email) await enqueueMail(tx, config, email, letter);
}

/**
 * beyond §23: a paid period is used up, then the subscription ends. One that is unpaid ends at once, unless a charge is in
 * progress: then its outcome decides, so that a paid period is never lost.
 */
export function cancelSubscription(deps: Deps, actor: Actor, company_id: number): Promise<SubscriptionDetail> {
  return changeRunning(deps, actor, company_id, async (tx, running, company) => {
    if (running.cancels_at_end) return;
    const end = running.current_period_end;
    const isCharging = (await findOpenCharge(tx.db, company_id)) !== undefined;
    const isPaid = running.status === 'active' && end > dateOf(tx.now);
    if (!isCharging && !isPaid) return endCanceledSubscription(tx, deps.config, running, { company, by: 'member' });
    await setCanceled(tx, running, { cancels_at_end: true, clock_date: isCharging ? undefined : end });
    await voidSubscriptionInvoices(tx, company_id);
    await mailCanceled(tx, deps.config, running, { company, end: isCharging ? null : end });
  });
}

/** Takes back a cancellation before the period's end. One that runs stays as it is. */
export function resumeSubscription(deps: Deps, actor: Actor, company_id: number): Promise<SubscriptionDetail> {
  return changeRunning(deps, actor, company_id, async (tx, running) => {
    if (!running.cancels_at_end) return;
    const isCharging = (await findOpenCharge(tx.db, company_id)) !== undefined;
    const clock_date = isCharging ? undefined : firstStepDate(running.current_period_end);
    await setCanceled(tx, running, { cancels_at_end: false, clock_date });
  });
}
