import type { GROUPS } from '../all.ts';

/** What the endpoints of each group are for, as shown in the API description. */
export const GROUP_DESCRIPTIONS: Readonly<Record<keyof typeof GROUPS, string>> = {
  system: 'Check the health of the service and read its public settings.',
  agent: 'Read the contact details of the designated agent.',
  auth: 'Sign up, log in, and reset passwords.',
  users: 'Manage user accounts, pictures and passwords.',
  digest: 'Turn the weekly summary on or off.',
  representatives: 'Invite people to a company and manage their roles.',
  companies: 'Add companies, and read and change their data and billing information.',
  companyOrders: 'Place amendment, renewal and removal orders for a company.',
  protection: 'Read whether a company is protected, and fix what is missing.',
  domains: 'List domains, set their notice emails, and upload lists of domains.',
  orders: 'Read orders, change their domains and status, and complete them.',
  notes: 'Add notes, and upload and download files.',
  history: 'Read the audit log, and read and record events.',
  payments: 'Pay orders, and manage cards, subscriptions and invoices.',
  accounting: 'Connect Xero and link companies to its contacts.',
  notices: 'Add, read, assign, send and handle notices.',
  publicPages: 'Set up a company’s public page, submit notices there, and decide on forms that were not confirmed.',
  contacts: 'Manage the senders of notices.',
  ignoredLinks: 'Manage links that never decide which company a notice is assigned to.',
  assignedHosts: 'Assign all notices about a host to a company.',
  filters: 'Manage the rules that run on new notices, try them out, and run them on existing notices.',
  find: 'Search companies, domains, orders, notices, senders, users and invoices at once.',
  home: 'Read the summaries shown on the home page.',
  queue: 'List everything waiting for the agent’s staff.',
};
