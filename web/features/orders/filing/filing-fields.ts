import { namesIn } from '#core/contract/derived.ts';
import type { Agent } from '#core/contract/registry/agent.ts';
import type { Company } from '#core/contract/registry/companies.ts';
import { AmendmentFields } from '#core/contract/registry/company-fields.ts';
import type { Order } from '#core/contract/trade/orders.ts';
import { filingFieldsCopy as copy } from '#core/copy/trade/orders.ts';

export interface FilingField {
  label: string;
  value: string;
  /** The directory's current value, if the order changes it. */
  from?: string;
}

export interface FilingPart {
  title: string;
  fields: readonly FilingField[];
}

/** The company's values with the order's changes applied. */
function wanted(company: Company, { changes }: Pick<Order, 'changes'>): Company {
  const next = { ...company };
  for (const { field, to } of changes) {
    const key = namesIn(AmendmentFields).find((name) => name === field);
    if (key) next[key] = String(to ?? '');
  }
  return next;
}

const streetOf = ({ address, line1, line2 }: Company): string => [address, line1, line2].filter(Boolean).join(', ');

/** Identifies the directory record for an amendment, resubmission or termination. */
export const recordPart = ({ designation }: Company): FilingPart => ({
  title: copy.recordInTheDirectory,
  fields: [
    { label: copy.registrationId, value: designation?.dmca_registration_id ?? '' },
    { label: copy.publicId, value: designation?.dmca_public_id ?? '' },
  ],
});

/** Fields of the Copyright Office's form, in its order. */
export function filingParts(
  company: Company,
  order: Pick<Order, 'changes' | 'created_by'>,
  named: Agent,
): readonly [provider: FilingPart, agent: FilingPart] {
  const shown = wanted(company, order);
  const rows: readonly (readonly [string, (of: Company) => string])[] = [
    [copy.fullLegalName, ({ name }) => name],
    [copy.streetAddress, streetOf],
    [copy.city, ({ city }) => city],
    [copy.state, ({ state }) => state],
    [copy.zip, ({ zip }) => zip],
    [copy.country, ({ country }) => country],
    [copy.phone, ({ phone }) => phone],
  ];
  return [
    {
      title: copy.serviceProvider,
      fields: [
        ...rows.map(([label, read]) => ({
          label,
          value: read(shown),
          ...(read(shown) !== read(company) && { from: read(company) }),
        })),
        { label: copy.email, value: company.notice_email ?? order.created_by?.email ?? '' },
      ],
    },
    {
      title: copy.agent,
      fields: [
        { label: copy.agent, value: named.name },
        { label: copy.organization, value: named.organization },
        { label: copy.mailingAddress, value: named.address },
        { label: copy.agentsPhone, value: named.phone },
        { label: copy.agentsEmail, value: named.email },
      ],
    },
  ];
}
