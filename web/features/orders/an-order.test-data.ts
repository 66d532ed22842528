import type { Order } from '#core/contract/trade/orders.ts';
import { statusLookup } from '#core/lookups.ts';

/** A registration order that waits for payment; tests override fields as needed. */
export const anOrder = (change: Partial<Order> = {}): Order => ({
  id: 42,
  number: '0042',
  type: { id: 1, name: 'Registration' },
  status: statusLookup(9),
  company: {
    id: 1,
    name: 'Bluefin Hosting Ltd',
    address: '18 Quay Road',
    city: 'Cork',
    state: 'Munster',
    zip: 'T12',
    country: 'Ireland',
  },
  domains: [],
  added: [],
  removed: [],
  changes: [],
  plan: { id: 1, name: 'Year' },
  period: 'year',
  amount: '960.00',
  is_covered: false,
  links: [],
  notes: [],
  files: [],
  payment: null,
  invoice: null,
  created_by: { id: 1, name: 'Nora Vance', email: 'nora@example.com' },
  created_date: '2026-01-01T00:00:00.000Z',
  completed_by: null,
  completed_date: null,
  dmca_public_id: null,
  dmca_registration_id: null,
  ...change,
});
