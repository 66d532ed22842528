import { DESIGNATION_YEARS } from '#core/constants.ts';
import { CompanyFields } from '#core/contract/company-fields.ts';
import { ORDER_STATUS } from '#core/lookups.ts';
import { addDays, addYears, dateOf } from '#core/rules/calendar.ts';
import type { Actor } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { createCompany } from '../companies/create-company.ts';
import { completeOrder } from '../orders/complete-order.ts';
import { updateOrder } from '../orders/update-order.ts';

interface DemoCompany {
  name: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  domains: string[];
  /** Days until its designation expires; absent: its order still waits for payment. */
  expiresIn?: number;
}

/** One that is safe, one that needs its customer soon, and one that is not paid yet. All names are reserved ones. */
const COMPANIES: readonly DemoCompany[] = [
  {
    name: 'Bluefin Hosting Ltd',
    address: '18 Quay Road',
    city: 'Galway',
    state: 'Connacht',
    zip: 'H91 E2X4',
    country: 'Ireland',
    domains: ['www', 'cdn', 'files', 'stream', 'media', 'mail', 'status', 'docs'].map(
      (name) => `${name}.bluefin.example.com`,
    ),
    expiresIn: 640,
  },
  {
    name: 'Marlow Market',
    address: '402 Harbor Street',
    city: 'Portland',
    state: 'Maine',
    zip: '04101',
    country: 'United States',
    domains: ['shop.marlow.example.net', 'images.marlow.example.net', 'blog.marlow.example.net'],
    expiresIn: 21,
  },
  {
    name: 'Quill Forum',
    address: '7 Chapel Lane',
    city: 'Leeds',
    state: 'West Yorkshire',
    zip: 'LS1 4AP',
    country: 'United Kingdom',
    domains: ['quillforum.example.org', 'archive.quillforum.example.org'],
  },
];

/** Places and files the demo's orders the way people do: each step is the operation that a screen would call. */
export async function fillDemoCompanies(deps: Deps, customer: Actor, agent: Actor): Promise<void> {
  const today = dateOf(deps.clock.now());
  for (const [index, { domains, expiresIn, ...fields }] of COMPANIES.entries()) {
    const { company, order } = await createCompany(deps, customer, CompanyFields.parse(fields));
    const owner: Actor = { ...customer, memberships: [{ company_id: company.id, role: 'owner' }] };
    const added = domains.map((name) => ({ name, email: null }));
    await updateOrder(deps, owner, order.id, { added, status: ORDER_STATUS.waiting_for_payment });
    if (expiresIn === undefined) continue;
    await updateOrder(deps, agent, order.id, { status: ORDER_STATUS.processing });
    await completeOrder(deps, agent, order.id, {
      dmca_public_id: `demo-${index + 1}`,
      dmca_registration_id: `DMCA-${1_000_001 + index}`,
      completed_date: addYears(addDays(today, expiresIn), -DESIGNATION_YEARS),
    });
  }
}
