import type { LinkProps } from '@tanstack/react-router';
import {
  Building2,
  Contact,
  Globe,
  History,
  Inbox,
  Library,
  Link2Off,
  ListFilter,
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
  /** Where it leads; by who looks, where that makes a difference. */
  readonly leadsTo: Destination | ((me: Profile | null) => Destination);
  /** What is counted beside it. */
  readonly counts?: 'orders' | 'notices';
}

export interface NavigationGroup {
  /** Absent: the first group, which needs no name. */
  readonly label?: string;
  /** Only superusers see it (spec §2); the server asks again at every call. */
  readonly superuser?: boolean;
  readonly items: readonly NavigationItem[];
}

/** Who has one company goes straight to it; who has several, or none, is asked or helped at `/company`. */
function ownCompany(me: Profile | null): Destination {
  const [only, ...others] = me?.companies ?? [];
  return only && others.length === 0
    ? { to: '/company/$company_id', params: { company_id: String(only.id) } }
    : { to: '/company' };
}

/** The sidebar, in its order. Home is the mark above it. */
export const NAVIGATION: readonly NavigationGroup[] = [
  {
    items: [
      { label: copy.company, icon: Building2, leadsTo: ownCompany },
      { label: copy.notices, icon: Inbox, leadsTo: { to: '/notices' }, counts: 'notices' },
      { label: copy.domains, icon: Globe, leadsTo: { to: '/domains' } },
      { label: copy.orders, icon: ReceiptText, leadsTo: { to: '/orders' }, counts: 'orders' },
      { label: copy.senders, icon: Contact, leadsTo: { to: '/senders' } },
    ],
  },
  {
    label: copy.administration,
    superuser: true,
    items: [
      { label: copy.companies, icon: Library, leadsTo: { to: '/companies' } },
      { label: copy.users, icon: Users, leadsTo: { to: '/users' } },
      { label: copy.rules, icon: ListFilter, leadsTo: { to: '/filters' } },
      { label: copy.ignoredLinks, icon: Link2Off, leadsTo: { to: '/ignored-links' } },
      { label: copy.history, icon: History, leadsTo: { to: '/history' } },
    ],
  },
];
