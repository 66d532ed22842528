import type { Role } from '../../lookups.ts';

/** Descriptions of the roles for users (decisions §6). */
export const ROLE_ABILITIES: Readonly<Record<Role, string>> = {
  owner: 'Everything, including other owners and removing the company.',
  administrator: 'Edits the company, its domains and orders, pays, handles notices, and manages everybody but owners.',
  billing: 'Sees everything, pays orders, and manages billing information, invoices and the payment method.',
  notices: 'Sees everything, and handles notices and their senders.',
  viewer: 'Sees everything and changes nothing.',
};
