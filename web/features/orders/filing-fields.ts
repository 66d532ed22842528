import { AGENT } from '#core/constants.ts';
import type { Company } from '#core/contract/companies.ts';
import type { Order } from '#core/contract/orders.ts';

export interface FilingField {
  label: string;
  value: string;
}

export interface FilingPart {
  title: string;
  fields: readonly FilingField[];
}

const CHANGEABLE = ['name', 'address', 'line1', 'line2', 'city', 'state', 'zip', 'country', 'phone'] as const;

/** The company as this order wants it in the directory. */
function wanted(company: Company, { changes }: Pick<Order, 'changes'>): Company {
  const next = { ...company };
  for (const { field, to } of changes) {
    const key = CHANGEABLE.find((name) => name === field);
    if (key) next[key] = String(to ?? '');
  }
  return next;
}

/** The Copyright Office's form in its own order (domain.md), each field as it is typed there. */
export function filingParts(company: Company, order: Pick<Order, 'changes' | 'created_by'>): readonly FilingPart[] {
  const shown = wanted(company, order);
  const street = [shown.address, shown.line1, shown.line2].filter(Boolean).join(', ');
  return [
    {
      title: 'Service provider',
      fields: [
        { label: 'Full legal name', value: shown.name },
        { label: 'Street address', value: street },
        { label: 'City', value: shown.city },
        { label: 'State', value: shown.state },
        { label: 'Zip', value: shown.zip },
        { label: 'Country', value: shown.country },
        { label: 'Phone', value: shown.phone },
        { label: 'Email', value: company.notice_email ?? order.created_by?.email ?? '' },
      ],
    },
    {
      title: 'Agent',
      fields: [
        { label: 'Agent', value: AGENT.name },
        { label: 'Organisation', value: AGENT.organisation },
        { label: 'Mailing address', value: AGENT.address },
        { label: 'Agent’s phone', value: AGENT.phone },
        { label: 'Agent’s email', value: AGENT.email },
      ],
    },
  ];
}
