import type { Company } from '#core/contract/companies.ts';
import { planById, planOfPeriod, statusLookup, YEAR_PLAN } from '#core/lookups.ts';
import { standingOf } from '#core/rules/standing.ts';
import { countryName } from '../../adapters/countries.ts';
import type { CompanyView } from './companies.queries.ts';

/** What other features know of a company. */
export interface Around {
  subscription: Company['subscription'];
  open_order: Company['open_order'];
  orders: number;
  today: string;
}

const designationOf = ({ dmca_public_id, dmca_registration_id, registered_date }: CompanyView) =>
  dmca_public_id !== null && dmca_registration_id !== null && registered_date !== null
    ? { dmca_public_id, dmca_registration_id, registered_date }
    : null;

/** The one that is paid for; else the one that was last asked for. */
function planOf({ last_plan_id }: CompanyView, { subscription }: Around) {
  const plan = subscription
    ? planOfPeriod(subscription.period)
    : last_plan_id === null
      ? YEAR_PLAN
      : planById(last_plan_id);
  return { id: plan.id, name: plan.name };
}

/** decisions §11: the status, and why. */
export const reasonsOf = (row: CompanyView, { subscription, open_order, today }: Around) =>
  standingOf(
    {
      status_id: row.status_id,
      expires_date: row.expires_date,
      subscription_status: subscription?.status ?? null,
      // Where the company names no address its owner gets the notices (decisions §5).
      has_notice_address: row.notice_email !== null || row.has_owner,
      has_failed_forward: row.has_failed_forward,
      open_order: open_order && { type_id: open_order.type.id, status_id: open_order.status.id },
    },
    today,
  );

export function presentCompany(row: CompanyView, around: Around): Company {
  const { subscription, open_order, orders } = around;
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    line1: row.line1,
    line2: row.line2,
    city: row.city,
    state: row.state,
    zip: row.zip,
    country: countryName(row.country_code),
    phone: row.phone,
    notice_email: row.notice_email,
    status: statusLookup(row.status_id),
    subscription,
    designation: designationOf(row),
    expires_date: row.expires_date,
    protection: reasonsOf(row, around).protection,
    plan: planOf(row, around),
    open_order,
    counts: { domains: row.domains, notices: row.notices, orders },
    created_date: row.created_date.toISOString(),
  };
}
