import {
  Building2,
  Contact,
  FileText,
  Globe,
  Inbox,
  type LucideIcon,
  ReceiptText,
  Search,
  UserRound,
} from 'lucide-react';
import { FIND_LIMIT } from '#core/constants.ts';
import type { Found, FoundKind } from '#core/contract/views/find.ts';
import { choicesCopy as copy } from '#core/copy/views/find.ts';
import type { Lookup } from '#core/lookups.ts';
import type { Place } from './places.ts';

/** Paths of an object and of the list of its kind. */
export type Destination = { readonly path: string } & Partial<{ readonly q: string; readonly tab: string }>;

export interface Choice {
  readonly key: string;
  readonly icon: LucideIcon;
  readonly name: string;
  readonly text?: string;
  readonly status?: Lookup | null;
  /** Either navigates, and is remembered as recent, or runs an action. */
  readonly found?: Found;
  readonly goTo?: Destination;
  readonly run?: () => void;
}

export interface ChoiceGroup {
  readonly label: string;
  readonly choices: readonly Choice[];
}

interface Kind {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly path: (id: number, found: Found) => string;
  /** The list with the same search; only superusers have a list of companies. */
  readonly list: string;
  readonly superuser?: boolean;
}

const KINDS: Readonly<Record<FoundKind, Kind>> = {
  company: {
    label: copy.companies,
    icon: Building2,
    path: (id) => `/company/${id}`,
    list: '/companies',
    superuser: true,
  },
  domain: { label: copy.domains, icon: Globe, path: (id) => `/domains/${id}/detail`, list: '/domains' },
  order: { label: copy.orders, icon: ReceiptText, path: (id) => `/orders/${id}/detail`, list: '/orders' },
  notice: { label: copy.notices, icon: Inbox, path: (id) => `/notices/${id}`, list: '/notices' },
  sender: { label: copy.senders, icon: Contact, path: (id) => `/senders/${id}`, list: '/senders' },
  user: { label: copy.users, icon: UserRound, path: (id) => `/profile/${id}`, list: '/users', superuser: true },
  // An invoice has no page of its own.
  invoice: {
    label: copy.invoices,
    icon: FileText,
    path: (_, { company_id }) => `/company/${company_id}`,
    list: '/companies',
  },
};

export function foundChoice(found: Found): Choice {
  const { icon, path } = KINDS[found.kind];
  const { kind, id, name, text, status } = found;
  return {
    key: `${kind}-${id}`,
    icon,
    name,
    text,
    status,
    found,
    goTo: { path: path(id, found), ...(kind === 'invoice' && { tab: 'invoices' }) },
  };
}

export const placeChoice = ({ name, icon, run }: Place): Choice => ({ key: `place-${name}`, icon, name, run });

/** Results grouped by kind, in the response's order, with a link to the full list when there may be more. */
export function foundGroups(found: readonly Found[], search: string, isSuperuser: boolean): ChoiceGroup[] {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const { label, list, superuser } = KINDS[kind];
    const choices = found.filter((one) => one.kind === kind).map(foundChoice);
    const more = choices.length >= FIND_LIMIT && (isSuperuser || !superuser);
    const all = { key: `all-${kind}`, icon: Search, name: copy.allMatching(label.toLowerCase(), search) };
    return { label, choices: more ? [...choices, { ...all, goTo: { path: list, q: search } }] : choices };
  });
}
