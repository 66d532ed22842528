import type { Company } from '#core/contract/registry/companies.ts';
import { companyActionsCopy as copy } from '#core/copy/registry/companies.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { needsRenewalSoon } from '#web/product/companies/protection.ts';
import { whyNoOrder } from '#web/product/orders/order-obstacle.tsx';
import { ButtonLink, TextLink } from '#web/ui/link.tsx';
import type { Allowed } from './allowed.ts';
import { RemoveCompany } from './remove-company.tsx';

interface Props {
  readonly company: Company;
  readonly allowed: Allowed;
}

/** Orders that the user may place for the company now. */
export function CompanyActions({ company, allowed }: Props) {
  if (!allowed.mayEdit || whyNoOrder(company) !== null) return null;
  const params = { company_id: String(company.id) };
  return (
    <div className="flex flex-wrap gap-2 pt-1 print:hidden">
      <ButtonLink
        to="/company/$company_id/renew"
        params={params}
        title={copy.renewHint}
        variant={needsRenewalSoon(company) ? 'primary' : 'secondary'}
      >
        {copy.renew}
      </ButtonLink>
      <ButtonLink to="/company/$company_id/amendment/submit-changes" params={params} title={copy.amendHint}>
        {copy.amend}
      </ButtonLink>
      {allowed.mayRemove && <RemoveCompany company={company} variant="quiet" label={copy.remove} />}
    </div>
  );
}

/** The reason why no order can be placed, in muted text because it usually means that one is in progress. The header
 * already shows that a company was removed. */
export function WhyNoOrder({ company }: { company: Company }) {
  const why = whyNoOrder(company);
  if (!why || company.status.id === COMPANY_STATUS.removed) return null;
  const order = company.open_order;
  return (
    <p className="mt-2 max-w-[80ch] text-13 text-ink-3 text-pretty">
      {why}
      {order && (
        <>
          {' '}
          <TextLink
            to="/orders/$order_id/detail"
            params={{ order_id: String(order.id) }}
            className="sm:whitespace-nowrap"
          >
            {copy.viewOrder(order.type.name, order.number)}
          </TextLink>
        </>
      )}
    </p>
  );
}
