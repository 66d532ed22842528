import type { Company } from '#core/contract/registry/companies.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { Tokens } from './tokens/tokens.tsx';
import { SignatureExample } from './webhooks/signature-example.tsx';
import { Webhooks } from './webhooks/webhooks.tsx';

/** What lets a company's own systems take part, one section each. For managers. */
export const Integrations = ({ company }: { company: Company }) => (
  <div className="flex max-w-[880px] flex-col gap-4">
    <Webhooks companyId={company.id} isRemoved={company.status.id === COMPANY_STATUS.removed} />
    <SignatureExample />
    <Tokens companyId={company.id} isRemoved={company.status.id === COMPANY_STATUS.removed} />
  </div>
);
