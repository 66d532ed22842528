import type { Company } from '#core/contract/registry/companies.ts';
import { orderObstacleCopy as copy } from '#core/copy/product.ts';
import { ERRORS } from '#core/errors.ts';
import { orderObstacle } from '#core/rules/trade/placing-orders.ts';
import { ButtonLink } from '../../ui/link.tsx';

/** Reason why no order can be placed for a company at the moment; null if one can. */
export function whyNoOrder({ status, open_order }: Pick<Company, 'status' | 'open_order'>): string | null {
  const code = orderObstacle({ status_id: status.id, has_open_order: open_order !== null });
  return code && ERRORS[code].message;
}

/** Shown instead of an order form that can't be submitted: the reason and a link to continue. */
export const OrderObstacle = ({ company, why }: { company: Company; why: string }) => (
  <div className="flex max-w-[720px] flex-col items-start gap-4 rounded-lg border border-line bg-sunken p-5">
    <p className="max-w-[64ch] text-14 text-ink text-pretty">{why}</p>
    <div className="flex flex-wrap gap-2">
      {company.open_order && (
        <ButtonLink
          to="/orders/$order_id/detail"
          params={{ order_id: String(company.open_order.id) }}
          variant="primary"
        >
          {copy.openOrder(company.open_order.number)}
        </ButtonLink>
      )}
      <ButtonLink to="/company/$company_id" params={{ company_id: String(company.id) }}>
        {copy.backToTheCompany(company.name)}
      </ButtonLink>
    </div>
  </div>
);
