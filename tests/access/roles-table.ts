import type { InjectOptions } from 'fastify';
import type { Role } from '#core/lookups.ts';
import { someDomain } from '../world/companies.ts';
import { aCard } from '../world/payments.ts';
import { someEmail } from '../world/world.ts';
import type { Setting } from './roles-setting.ts';

/** A call that performs an action: the URL, and the statuses for authorized callers. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  at(setting: Setting): string;
  payload?(setting: Setting): NonNullable<InjectOptions['payload']>;
  own: number;
  /** Status after the company was removed: reads still work, changes are refused. */
  removed: number;
}

export interface ActRow {
  /** Roles ticked in decisions §6, copied by hand and not derived from the code. */
  roles: readonly Role[];
  calls: Readonly<Record<string, Call>>;
}

const see = (at: Call['at']): Call => ({ method: 'GET', at, own: 200, removed: 200 });
const change = (method: Call['method'], at: Call['at'], payload: Call['payload'], own = 200, removed = 409): Call => ({
  method,
  at,
  own,
  removed,
  ...(payload && { payload }),
});

const company =
  (rest = '') =>
  (s: Setting) =>
    `/companies/${s.company_id}/${rest}`;
const order =
  (rest = '') =>
  (s: Setting) =>
    `/orders/${s.order_id}/${rest}`;
const domain = (s: Setting) => `/domains/${s.domain_id}/`;
const BILLING = { email: 'billing@example.com', line1: '1 Quay', zip: '04101', country: 'United States' };

/** Calls that manage representatives of a role: invite, resend, change role, remove. */
const managing = (role: 'viewer' | 'owner'): ActRow['calls'] => ({
  [`invite as ${role}`]: change(
    'POST',
    () => '/representative/invite/',
    ({ company_id }) => ({ company_id, email: someEmail(), role }),
    201,
  ),
  [`resend the invitation of a ${role}`]: change(
    'POST',
    (s) => `/representative/${s[`${role}_invitation_id`]}/resend/`,
    undefined,
  ),
  [`change the role of the ${role}`]: change(
    'PATCH',
    (s) => `/representative/${s[`${role}_id`]}/`,
    () => ({ role: 'billing' }),
  ),
  // Representatives of a removed company can still be changed.
  [`remove the ${role}`]: change('DELETE', (s) => `/representative/${s[`${role}_id`]}/`, undefined, 204, 204),
});

/** decisions §6, row by row. Notices and senders are in access-notices.ts. */
export const ROLES_TABLE: Readonly<Record<string, ActRow>> = {
  'see company, domains, orders, history': {
    roles: ['owner', 'administrator', 'billing', 'notices', 'viewer'],
    calls: {
      'the company': see(company()),
      'one’s own roles': see(company('representative-permissions/')),
      'the representatives': see((s) => `/representative/${s.company_id}/`),
      'a domain': see(domain),
      'an order': see(order()),
      'the sheet of an order’s domains': change(
        'POST',
        order('download-domains/'),
        () => ({ is_removed: false }),
        200,
        200,
      ),
      'the notes of the company': see((s) => `/notes/?object_id=${s.company_id}&content_type=company`),
      'the notes of an order': see((s) => `/notes/?object_id=${s.order_id}&content_type=order`),
    },
  },
  'edit company and domains; place, edit, delete orders': {
    roles: ['owner', 'administrator'],
    calls: {
      'edit the company': change('PATCH', company(), () => ({ phone: '+1 207 555 0100' })),
      'edit a domain': change('PATCH', domain, () => ({ email: 'dmca@example.com' })),
      'place an amendment': change('POST', company('amendment/'), () => ({ city: 'Bangor' }), 201),
      'place a renewal': change('POST', company('renewal/'), () => ({}), 201),
      'submit an order': change('PUT', order(), () => ({ status: 9 })),
      'edit an order': change('PUT', order(), () => ({ city: 'Bangor' })),
      'delete an order': change('DELETE', order('delete/'), undefined, 204),
      'add domains to an order': change('POST', order('domains/'), () => ({ domains: [{ name: someDomain() }] })),
      'take domains off an order': change('DELETE', order('domains/'), (s) => ({ domains: [s.draft_domain_id] })),
      'create a domain': change(
        'POST',
        () => '/domains/create/',
        ({ order_id }) => ({ order_id, name: someDomain() }),
        201,
      ),
      'delete a domain': change('DELETE', (s) => `/domains/${s.draft_domain_id}/`, undefined, 204),
    },
  },
  'pay; billing info, invoices, payment method': {
    roles: ['owner', 'administrator', 'billing'],
    calls: {
      'see the billing info': see(company('billing-info/')),
      'see the invoices': see(company('invoices/')),
      'see the subscription': see(company('subscription/')),
      'change the billing info': change('PUT', company('billing-info/'), () => BILLING),
      'change the payment method': change('PUT', company('payment-method/'), () => aCard()),
      'pay an order': change(
        'POST',
        () => '/orders/payment/',
        ({ order_id }) => ({ order_id, period: 'year', payment_type: 2 }),
      ),
      'continue without payment': change('PUT', order(), () => ({ plan_id: 2, status: 9 })),
    },
  },
  'invite, change and remove representatives': { roles: ['owner', 'administrator'], calls: managing('viewer') },
  'invite, change and remove owners': {
    roles: ['owner'],
    calls: {
      ...managing('owner'),
      'make somebody an owner': change(
        'PATCH',
        (s) => `/representative/${s.viewer_id}/`,
        () => ({ type: 1 }),
      ),
    },
  },
  'remove the company': {
    roles: ['owner'],
    calls: { 'remove it': change('DELETE', company('removal/'), () => ({ confirm: 'delete', reason: 'Closed' }), 201) },
  },
};
