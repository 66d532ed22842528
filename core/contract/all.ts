import * as accounting from './accounting.ts';
import * as auth from './auth.ts';
import * as companies from './companies.ts';
import * as companyOrders from './company-orders.ts';
import * as contacts from './contacts.ts';
import * as digest from './digest.ts';
import * as domains from './domains.ts';
import type { Endpoint } from './endpoint.ts';
import * as filters from './filters.ts';
import * as find from './find.ts';
import * as history from './history.ts';
import * as home from './home.ts';
import * as ignoredLinks from './ignored-links.ts';
import * as notes from './notes.ts';
import * as noticeReading from './notice-reading.ts';
import * as notices from './notices.ts';
import * as orders from './orders.ts';
import * as payments from './payments.ts';
import * as protection from './protection.ts';
import * as representatives from './representatives.ts';
import * as system from './system.ts';
import * as users from './users.ts';

/** Each group of the spec's section 7. The sweeps, OpenAPI and the server's start-up check walk this; the web client never imports it. */
export const GROUPS = {
  system,
  auth,
  users,
  digest,
  representatives,
  companies,
  companyOrders,
  protection,
  domains,
  orders,
  notes,
  history,
  payments,
  accounting,
  notices: { ...notices, ...noticeReading },
  contacts,
  ignoredLinks,
  filters,
  find,
  home,
} as const;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

export const allEndpoints: readonly (Endpoint & { group: string })[] = Object.entries(GROUPS).flatMap(
  ([group, values]) =>
    Object.values(values)
      .filter(isEndpoint)
      .map((value) => ({ ...value, group })),
);
