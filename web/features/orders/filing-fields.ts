import { AGENT } from '#core/constants.ts';
import type { Company } from '#core/contract/companies.ts';
import { AmendmentFields } from '#core/contract/company-fields.ts';
import { namesIn } from '#core/contract/derived.ts';
import type { Order } from '#core/contract/orders.ts';

export interface FilingField {
  label: string;
  value: string;
  /** What stands in the directory now, where the order changes it. */
  from?: string;
}

export interface FilingPart {
  title: string;
  fields: readonly FilingField[];
}

/** The company as this order wants it in the directory. */
function wanted(company: Company, { changes }: Pick<Order, 'changes'>): Company {
  const next = { ...company };
  for (const { field, to } of changes) {
    const key = namesIn(AmendmentFields).find((name) => name === field);
    if (key) next[key] = String(to ?? '');
  }
  return next;
}

const streetOf = ({ address, line1, line2 }: Company): string => [address, line1, line2].filter(Boolean).join(', ');

/** The record that an amendment, a resubmission or a termination is made on. */
export const recordPart = ({ designation }: Company): FilingPart => ({
  title: 'Record in the directory',
  fields: [
    { label: 'Registration id', value: designation?.dmca_registration_id ?? '' },
    { label: 'Public id', value: designation?.dmca_public_id ?? '' },
  ],
});

/** The Copyright Office's form in its own order (domain.md), each field as it is typed there. */
export function filingParts(
  company: Company,
  order: Pick<Order, 'changes' | 'created_by'>,
): readonly [provider: FilingPart, agent: FilingPart] {
  const shown = wanted(company, order);
  const rows: readonly (readonly [string, (of: Company) => string])[] = [
    ['Full legal name', ({ name }) => name],
    ['Street address', streetOf],
    ['City', ({ city }) => city],
    ['State', ({ state }) => state],
    ['Zip', ({ zip }) => zip],
    ['Country', ({ country }) => country],
    ['Phone', ({ phone }) => phone],
  ];
  return [
    {
      title: 'Service provider',
      fields: [
        ...rows.map(([label, read]) => ({
          label,
          value: read(shown),
          ...(read(shown) !== read(company) && { from: read(company) }),
        })),
        { label: 'Email', value: company.notice_email ?? order.created_by?.email ?? '' },
      ],
    },
    {
      title: 'Agent',
      fields: [
        { label: 'Agent', value: AGENT.name },
        { label: 'Organization', value: AGENT.organisation },
        { label: 'Mailing address', value: AGENT.address },
        { label: 'Agent’s phone', value: AGENT.phone },
        { label: 'Agent’s email', value: AGENT.email },
      ],
    },
  ];
}
