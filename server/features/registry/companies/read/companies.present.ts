import type { Company } from '#core/contract/registry/companies.ts';
import { orderTypeLookup, planById, planOfPeriod, statusLookup, YEAR_PLAN } from '#core/lookups.ts';
import { siteStepOf } from '#core/rules/registry/site-step.ts';
import { orderNumber } from '#core/rules/trade/order-number.ts';
import { protectionOf } from '#core/rules/views/protection.ts';
import { iso } from '../../../../db/lists/json-dates.ts';
import type { CompanyView } from '../companies.queries.ts';
import { fieldsOfRow } from '../company-columns.ts';

const designationOf = ({ dmca_public_id, dmca_registration_id, registered_date }: CompanyView) =>
  dmca_public_id !== null && dmca_registration_id !== null && registered_date !== null
    ? { dmca_public_id, dmca_registration_id, registered_date }
    : null;

/** The subscription's plan, or that of the latest order if there is no subscription. */
function planOf({ last_plan_id, subscription }: CompanyView) {
  const plan = subscription
    ? planOfPeriod(subscription.period)
    : last_plan_id === null
      ? YEAR_PLAN
      : planById(last_plan_id);
  return { id: plan.id, name: plan.name };
}

/** decisions §11: the protection status and its reasons. */
export const reasonsOf = (row: CompanyView, today: string) =>
  protectionOf(
    {
      status_id: row.status_id,
      expires_date: row.expires_date,
      subscription_status: row.subscription?.status ?? null,
      // Without a notice address, notices go to the owner (decisions §5).
      has_notice_address: row.notice_email !== null || row.has_owner,
      has_failed_forward: row.has_failed_forward,
      open_order: row.open_order,
      public_record: row.public_record,
    },
    today,
  );

const presentOpenOrder = ({ id, type_id, status_id }: NonNullable<CompanyView['open_order']>) => ({
  id,
  number: orderNumber(id),
  type: orderTypeLookup(type_id),
  status: statusLookup(status_id),
});

export function presentCompany(row: CompanyView, today: string): Company {
  return {
    id: row.id,
    ...fieldsOfRow(row),
    status: statusLookup(row.status_id),
    subscription: row.subscription,
    designation: designationOf(row),
    expires_date: row.expires_date,
    protection: reasonsOf(row, today).protection,
    plan: planOf(row),
    open_order: row.open_order && presentOpenOrder(row.open_order),
    counts: { domains: row.domains, notices: row.notices, orders: row.orders },
    site_step: siteStepOf(row),
    created_date: iso(row.created_date),
  };
}
