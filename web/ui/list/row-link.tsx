import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Title of a row. Its link covers the whole row; other controls need `z-10` to be above it. */
export function RowLink({
  children,
  ...link
}: Pick<LinkProps, 'to' | 'params'> & { search?: Record<string, string>; children: ReactNode }) {
  return (
    <Link
      {...(link as LinkProps)}
      data-row-link
      className="text-14 font-medium text-ink outline-none after:absolute after:inset-0 after:content-[''] focus-visible:after:rounded-sm focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary"
    >
      {children}
    </Link>
  );
}
