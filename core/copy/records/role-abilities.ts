import type { Role } from '../../lookups.ts';

/** Descriptions of the roles for users (decisions §6). */
export const ROLE_ABILITIES: Readonly<Record<Role, string>> = {
  owner: 'Full access, including managing other owners and removing the company.',
  administrator:
    'Can edit the company and its domains and orders, pay, handle notices, and manage everyone except owners.',
  billing: 'Can view everything, pay orders, and manage billing information, invoices and the payment method.',
  notices: 'Can view everything and handle notices and their senders.',
  viewer: 'Can view everything but can’t make changes.',
};
