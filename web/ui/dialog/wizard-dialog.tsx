import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { wizardDialogCopy as copy } from '#core/copy/ui.ts';
import { cx } from '../class-names.ts';
import { iconButtonClass } from '../icon-button.tsx';
import { Steps } from './steps.tsx';

interface Props {
  readonly title: string;
  readonly description: string;
  readonly steps: readonly string[];
  readonly step: number;
  /** Wide enough for two columns. */
  readonly wide?: boolean;
  /** Closing: still visible, but inert. */
  readonly closing?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Modal wizard with named steps; a full-height sheet on phones. The body scrolls between head and foot. A click outside does not close it, so no input is lost. */
export function WizardDialog({ title, description, steps, step, wide, closing = false, onClose, children }: Props) {
  return (
    <Base.Root open disablePointerDismissal onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop
          className={cx(
            'fixed inset-0 z-40 animate-[fade_120ms_ease-out] bg-scrim backdrop-blur-[2px] transition-opacity duration-400',
            closing && 'opacity-0',
          )}
        />
        <Base.Viewport className="fixed inset-0 z-40 sm:grid sm:place-items-center sm:p-6 short:overflow-y-auto">
          <Base.Popup
            aria-busy={closing || undefined}
            className={cx(
              'relative flex h-dvh w-full min-w-0 animate-[rise_140ms_ease-out] flex-col bg-surface text-ink shadow-pop',
              'transition-opacity duration-400 sm:h-auto sm:max-h-[calc(100dvh-48px)] sm:rounded-xl sm:border sm:border-line',
              // Too low for a fixed head and foot beside a field: the dialog scrolls as a whole.
              'short:h-auto short:max-h-none short:min-h-dvh',
              wide ? 'sm:max-w-[920px]' : 'sm:max-w-[640px]',
              closing && 'pointer-events-none opacity-0',
            )}
          >
            <div className="shrink-0 px-5 pt-5 pr-14 sm:px-8 sm:pt-6 sm:pr-16">
              <Base.Title className="font-serif text-26 font-medium">{title}</Base.Title>
              <Base.Description className="text-14 text-ink-2">{description}</Base.Description>
            </div>
            <div className="mt-4 shrink-0 px-5 pb-1 sm:px-8">
              <Steps steps={steps} step={step} />
            </div>
            {children}
            <Base.Close
              aria-label={copy.close}
              className={iconButtonClass('md', 'absolute top-4 right-4 sm:top-6 sm:right-6')}
            >
              <X size={18} aria-hidden="true" />
            </Base.Close>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** Content of a step. */
export const WizardBody = ({ children }: { children: ReactNode }) => (
  <div className="relative flex min-h-0 min-w-0 grow flex-col gap-5 overflow-y-auto px-5 py-5 sm:px-8">{children}</div>
);

/** Footer with the navigation buttons, the primary one last. */
export const WizardFoot = ({ note, children }: { note?: ReactNode; children: ReactNode }) => (
  <div className="flex shrink-0 flex-wrap items-center justify-end gap-2 border-t border-line bg-sunken px-5 py-4 pb-[max(16px,env(safe-area-inset-bottom))] sm:rounded-b-xl sm:px-8">
    {note && <p className="mr-auto text-13 text-ink-3 max-sm:w-full">{note}</p>}
    {children}
  </div>
);
