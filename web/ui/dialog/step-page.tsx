import type { ReactNode } from 'react';
import { Page } from '../page/page.tsx';
import { Steps } from './steps.tsx';

interface Props {
  readonly title: string;
  readonly documentTitle: string;
  readonly subtitle: ReactNode;
  readonly steps: readonly string[];
  readonly step: number;
  readonly children: ReactNode;
}

/** One step of a multi-step task, as a screen with its own URL. */
export const StepPage = ({ title, documentTitle, subtitle, steps, step, children }: Props) => (
  <Page title={title} documentTitle={documentTitle} subtitle={subtitle}>
    <div className="max-w-[640px] pb-6">
      <Steps steps={steps} step={step} />
    </div>
    {children}
  </Page>
);

/** Sticky footer with the navigation buttons, the primary one last. */
export const StepFoot = ({ note, children }: { note?: ReactNode; children: ReactNode }) => (
  <div className="sticky bottom-0 z-20 -mx-4 mt-6 -mb-8 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-surface px-4 py-4 pb-[max(16px,env(safe-area-inset-bottom))] sm:-mx-7 sm:rounded-b-xl sm:px-7">
    {note && (
      <p aria-live="polite" className="mr-auto text-13 text-ink-3 max-sm:w-full">
        {note}
      </p>
    )}
    {children}
  </div>
);
