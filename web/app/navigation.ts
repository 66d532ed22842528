import type { LinkProps } from '@tanstack/react-router';
import { type LucideIcon, Users } from 'lucide-react';

export interface NavigationItem {
  readonly label: string;
  readonly to: LinkProps['to'];
  readonly icon: LucideIcon;
}

export interface NavigationGroup {
  /** Absent: the first group, which needs no name. */
  readonly label?: string;
  /** Only superusers see it (spec §2); the server asks again at every call. */
  readonly superuser?: boolean;
  readonly items: readonly NavigationItem[];
}

/** The sidebar, in its order. Home is the mark above it. */
export const NAVIGATION: readonly NavigationGroup[] = [
  { label: 'Administration', superuser: true, items: [{ label: 'Users', to: '/users', icon: Users }] },
];
