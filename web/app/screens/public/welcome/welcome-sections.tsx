import { ChevronDown, FileCheck2, Inbox, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { welcomeCopy as copy } from '#core/copy/views/welcome.ts';

interface Props {
  /** Target of the links in the header. */
  id: keyof typeof copy.skipTo;
  heading: string;
  intro?: string;
  children: ReactNode;
}

export const WelcomeSection = ({ id, heading, intro, children }: Props) => (
  <section id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-6 border-t border-line py-12 sm:py-16">
    <h2 id={`${id}-heading`} className="font-serif text-34 font-medium tracking-[-0.01em] text-ink">
      {heading}
    </h2>
    {intro && <p className="mt-2 max-w-[60ch] text-16 text-ink-2 text-pretty">{intro}</p>}
    <div className="mt-8">{children}</div>
  </section>
);

const ICONS = [FileCheck2, Inbox, Users];

export const WhatYouGet = () => (
  <WelcomeSection id="product" heading={copy.product.heading} intro={copy.product.intro}>
    <ul className="grid gap-4 md:grid-cols-3">
      {copy.product.items.map(({ title, text }, at) => {
        const Icon = ICONS[at] ?? Inbox;
        return (
          <li key={title} className="rounded-xl border border-line bg-surface p-6 shadow-sheet">
            <span className="grid size-11 place-items-center rounded-lg bg-soft text-soft-ink">
              <Icon aria-hidden size={20} strokeWidth={1.75} />
            </span>
            <h3 className="mt-5 text-19 font-semibold tracking-[-0.01em] text-ink">{title}</h3>
            <p className="mt-2 text-14 text-ink-2 text-pretty">{text}</p>
          </li>
        );
      })}
    </ul>
  </WelcomeSection>
);

export const Steps = () => (
  <WelcomeSection id="steps" heading={copy.steps.heading}>
    <ol className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {copy.steps.items.map(({ title, text }, at) => (
        <li key={title} className="border-t-[3px] border-primary pt-4">
          <p aria-hidden className="font-serif text-26 font-medium text-primary">
            {at + 1}
          </p>
          <h3 className="mt-1 text-16 font-semibold text-ink">{title}</h3>
          <p className="mt-1 text-14 text-ink-2 text-pretty">{text}</p>
        </li>
      ))}
    </ol>
  </WelcomeSection>
);

export const Questions = () => (
  <WelcomeSection id="questions" heading={copy.questions.heading}>
    <div className="divide-y divide-line rounded-xl border border-line bg-surface">
      {copy.questions.items.map(({ question, answer }) => (
        <details key={question} className="group/question">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-xl px-5 py-3 text-16 font-medium text-ink hover:text-primary [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 text-ink-3 group-open/question:rotate-180 motion-safe:transition-transform"
            />
          </summary>
          <p className="max-w-[72ch] px-5 pb-5 text-14 text-ink-2 text-pretty">{answer}</p>
        </details>
      ))}
    </div>
  </WelcomeSection>
);
