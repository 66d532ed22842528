import { createContext, type ReactNode, useContext } from 'react';
import { thousands } from '#core/rules/text/numbers.ts';

type Level = 2 | 3;

/** Level of the headings inside a notice: below its title, which is an h1 on its own page and an h2 in the split view. */
export const SectionLevel = createContext<Level>(2);

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
  title: string;
  count?: number;
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of a notice with a small heading. */
export const Section = ({ title, count, aside, children }: Props) => (
  <section className="min-w-0 break-inside-avoid-page">
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
