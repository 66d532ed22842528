import type { LinkProps } from '@tanstack/react-router';
import {
  Building2,
  Calculator,
  Contact,
  Globe,
  History,
  Inbox,
  Library,
  Link2Off,
  ListFilter,
  ListTodo,
  type LucideIcon,
  ReceiptText,
  Users,
} from 'lucide-react';
import type { Profile } from '#core/contract/records/users.ts';
import { navigationCopy as copy } from '#core/copy/app.ts';

type Destination = Pick<LinkProps, 'to' | 'params'>;

export interface NavigationItem {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Destination, if necessary depending on the user. */
  readonly leadsTo: Destination | ((me: Profile | null) => Destination);
  /** Beginning of other paths that belong to the item. */
  readonly alsoAt?: string;
  /** Counter shown next to the item. */
  readonly counts?: 'orders' | 'notices';
}

export interface NavigationGroup {
  /** Heading; the first group has none. */
  readonly label?: string;
  /** Shown only to superusers (spec §2); the server checks every call. */
  readonly superuser?: boolean;
  readonly items: readonly NavigationItem[];
}

/** Links directly to the user's only company; with several or none, to the chooser at `/company`. */
function ownCompany(me: Profile | null): Destination {
  const [only, ...others] = me?.companies ?? [];
  return only && others.length === 0
    ? { to: '/company/$company_id', params: { company_id: String(only.id) } }
    : { to: '/company' };
}

/** Sidebar items in order. The logo above them links to the home screen. */
export const NAVIGATION: readonly NavigationGroup[] = [
  {
    items: [
      { label: copy.company, icon: Building2, leadsTo: ownCompany },
      { label: copy.notices, icon: Inbox, leadsTo: { to: '/notices' }, alsoAt: '/counter-notices', counts: 'notices' },
      { label: copy.domains, icon: Globe, leadsTo: { to: '/domains' } },
      { label: copy.orders, icon: ReceiptText, leadsTo: { to: '/orders' }, counts: 'orders' },
      { label: copy.senders, icon: Contact, leadsTo: { to: '/senders' } },
    ],
  },
  {
    label: copy.administration,
    superuser: true,
    items: [
      { label: copy.queue, icon: ListTodo, leadsTo: { to: '/queue' } },
      { label: copy.companies, icon: Library, leadsTo: { to: '/companies' } },
      { label: copy.users, icon: Users, leadsTo: { to: '/users' } },
      { label: copy.rules, icon: ListFilter, leadsTo: { to: '/filters' } },
      { label: copy.ignoredLinks, icon: Link2Off, leadsTo: { to: '/ignored-links' } },
      { label: copy.history, icon: History, leadsTo: { to: '/history' } },
      { label: copy.xero, icon: Calculator, leadsTo: { to: '/xero/callback' } },
    ],
  },
];
