import type { ReactNode } from 'react';
import { TextLink } from '#web/ui/link.tsx';

/** Link from a card to the full list. */
export const AllLink = ({
  to,
  children,
}: {
  to: '/notices' | '/orders' | '/companies' | '/company';
  children: ReactNode;
}) => (
  <TextLink to={to} className="-my-2.5 inline-block py-2.5">
    {children}
  </TextLink>
);
