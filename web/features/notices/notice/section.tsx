import { createContext, type ReactNode, useContext } from 'react';
import { thousands } from '#core/rules/text/numbers.ts';

type Level = 2 | 3;

/** Level of the headings inside a notice: below its title, which is an h1 on its own page and an h2 in the split view. */
export const SectionLevel = createContext<Level>(2);

/** The section with the URLs, which comes after a letter of any length. */
export const REPORTED_URLS = 'reported-urls';

export const COUNTER_NOTICES = 'counter-notices';

/** On phones, far below the actions. */
export const EVIDENCE_PACK = 'evidence-pack';

interface HeadingProps {
  /** Levels below the sections of the notice. */
  below?: 0 | 1;
  className: string;
  children: ReactNode;
}

export function SectionHeading({ below = 0, ...rest }: HeadingProps) {
  const Heading = `h${useContext(SectionLevel) + below}` as 'h2' | 'h3' | 'h4';
  return <Heading {...rest} />;
}

interface Props {
  /** Name of the section as a link's target. */
  id?: string;
  title: string;
  count?: number;
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of a notice with a small heading. */
export const Section = ({ id, title, count, aside, children }: Props) => (
  // Takes the focus when a menu leads to it and nothing in it can.
  <section
    id={id}
    tabIndex={id ? -1 : undefined}
    className="min-w-0 scroll-mt-44 break-inside-avoid-page lg:scroll-mt-20"
  >
    <div className="mb-3 flex min-h-6 items-center justify-between gap-3">
      <SectionHeading className="text-14 font-semibold text-ink">
        {title}{' '}
        {count !== undefined && <span className="ml-1 font-normal text-ink-3 tabular-nums">{thousands(count)}</span>}
      </SectionHeading>
      {aside}
    </div>
    {children}
  </section>
);
