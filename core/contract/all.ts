import type { Endpoint } from './endpoint.ts';
import * as assignedHosts from './intake/assigned-hosts.ts';
import * as contactKeys from './intake/contact-keys.ts';
import * as contacts from './intake/contacts.ts';
import * as counterNotices from './intake/counter-notices.ts';
import * as evidencePacks from './intake/evidence-packs.ts';
import * as filters from './intake/filters.ts';
import * as ignoredLinks from './intake/ignored-links.ts';
import * as lumen from './intake/lumen.ts';
import * as noticeCounts from './intake/notice-counts.ts';
import * as noticeLookups from './intake/notice-lookups.ts';
import * as noticeReading from './intake/notice-reading.ts';
import * as notices from './intake/notices.ts';
import * as publicPage from './intake/public-page.ts';
import * as repeatPolicy from './intake/repeat-policy.ts';
import * as replies from './intake/replies.ts';
import * as ruleRuns from './intake/rule-runs.ts';
import * as submissions from './intake/submissions.ts';
import * as subscribers from './intake/subscribers.ts';
import * as transparency from './intake/transparency.ts';
import * as urlActions from './intake/url-actions.ts';
import * as webhooks from './intake/webhooks.ts';
import * as auth from './records/auth.ts';
import * as factorLogin from './records/factor-login.ts';
import * as factors from './records/factors.ts';
import * as files from './records/files.ts';
import * as history from './records/history.ts';
import * as notes from './records/notes.ts';
import * as users from './records/users.ts';
import * as agent from './registry/agent.ts';
import * as companies from './registry/companies.ts';
import * as companyOrders from './registry/company-orders.ts';
import * as domains from './registry/domains.ts';
import * as policyUrl from './registry/policy-url.ts';
import * as publicRecord from './registry/public-record.ts';
import * as representatives from './registry/representatives.ts';
import * as tokens from './registry/tokens.ts';
import * as accounting from './trade/accounting.ts';
import * as orderQuestions from './trade/order-questions.ts';
import * as orders from './trade/orders.ts';
import * as payments from './trade/payments.ts';
import * as digest from './views/digest.ts';
import * as find from './views/find.ts';
import * as home from './views/home.ts';
import * as protection from './views/protection.ts';
import * as queue from './views/queue.ts';
import * as system from './views/system.ts';

/** All endpoints, by group of spec §7. For the server and tests only: importing it would bloat the web client. */
export const GROUPS = {
  system,
  agent,
  auth: { ...auth, ...factorLogin },
  users,
  factors,
  digest,
  representatives,
  companies,
  companyOrders,
  protection,
  publicRecords: { ...publicRecord, ...policyUrl },
  domains,
  tokens,
  orders: { ...orders, ...orderQuestions },
  notes,
  files,
  history,
  payments,
  accounting,
  notices: {
    ...notices,
    ...noticeCounts,
    ...noticeReading,
    ...noticeLookups,
    ...replies,
    ...urlActions,
    ...evidencePacks,
  },
  counterNotices,
  subscribers: { ...subscribers, ...repeatPolicy },
  webhooks,
  transparency: { ...transparency, ...lumen },
  publicPages: { ...publicPage, ...submissions },
  contacts: { ...contacts, ...contactKeys },
  ignoredLinks,
  assignedHosts,
  filters: { ...filters, ...ruleRuns },
  find,
  home,
  queue,
} as const;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

export const allEndpoints: readonly (Endpoint & { group: string })[] = Object.entries(GROUPS).flatMap(
  ([group, values]) =>
    Object.values(values)
      .filter(isEndpoint)
      .map((value) => ({ ...value, group })),
);
