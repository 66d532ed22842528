import type { Company } from '#core/contract/registry/companies.ts';
import { renewLinkCopy as copy } from '#core/copy/product.ts';
import { needsRenewalSoon } from '#web/product/companies/protection.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { whyNoOrder } from '../orders/order-obstacle.tsx';

/** Link to the renewal in a row of companies, shown if a renewal is due soon and can be ordered. */
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
