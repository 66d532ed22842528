import type { ReactNode } from 'react';
import { Title } from '#web/ui/page/page.tsx';

interface PublicScreenProps {
  readonly documentTitle: string;
  readonly heading: string;
  readonly intro?: ReactNode;
  /** Links below the form. */
  readonly foot?: ReactNode;
  readonly children?: ReactNode;
}

/** Screen before login: heading, introduction, form and links. */
export function PublicScreen({ documentTitle, heading, intro, foot, children }: PublicScreenProps) {
  return (
    <>
      <Title>{documentTitle}</Title>
      <h1 tabIndex={-1} className="font-serif text-34 font-medium tracking-[-0.01em] text-balance sm:text-46">
        {heading}
      </h1>
      {intro && <p className="mt-3 text-16 text-ink-2 [overflow-wrap:anywhere]">{intro}</p>}
      {children && <div className="mt-8">{children}</div>}
      {foot && <div className="mt-8 border-t border-line pt-6 text-14 text-ink-2">{foot}</div>}
    </>
  );
}
