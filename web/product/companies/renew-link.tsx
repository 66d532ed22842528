import type { Company } from '#core/contract/registry/companies.ts';
import { renewLinkCopy as copy } from '#core/copy/product.ts';
import { needsRenewalSoon } from '#web/product/companies/protection.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { whyNoOrder } from '../orders/order-obstacle.tsx';

/** In a row of companies: the renewal in one click, where it is the thing to do and can be done. */
export function RenewLink({ company, mayRenew }: { company: Company; mayRenew: boolean }) {
  if (!mayRenew || !needsRenewalSoon(company) || whyNoOrder(company) !== null) return null;
  return (
    <ButtonLink
      to="/company/$company_id/renew"
      params={{ company_id: String(company.id) }}
      size="sm"
      aria-label={copy.renewCompany(company.name)}
      className="relative z-10"
    >
      {copy.renew}
    </ButtonLink>
  );
}
