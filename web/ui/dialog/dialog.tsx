import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { dialogCopy as copy } from '#core/copy/ui.ts';
import { cx } from '../class-names.ts';
import { iconButtonClass } from '../icon-button.tsx';

interface DialogProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly open?: boolean;
  readonly onClose: () => void;
  readonly size?: 'sm' | 'md' | 'lg';
  readonly children: ReactNode;
}

const WIDTHS = { sm: 'sm:max-w-[440px]', md: 'sm:max-w-[560px]', lg: 'sm:max-w-[640px]' };

/** Modal dialog with an accessible name, closed by Escape; a full-height sheet on phones. Between its title and its buttons, the body scrolls. */
export function Dialog({ title, description, open = true, onClose, size = 'md', children }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop
          // Rendered for nested dialogs too, so that the backdrop covers the parent dialog.
          forceRender
          className="fixed inset-0 z-40 animate-[fade_120ms_ease-out] bg-scrim backdrop-blur-[2px] print:hidden"
        />
        <Base.Viewport className="fixed inset-0 z-40 sm:grid sm:place-items-center sm:p-6 short:overflow-y-auto print:static print:block print:p-0">
          <Base.Popup
            className={cx(
              'relative flex h-dvh w-full min-w-0 animate-[rise_140ms_ease-out] flex-col bg-surface text-ink shadow-pop',
              'sm:h-auto sm:max-h-[calc(100dvh-48px)] sm:rounded-xl sm:border sm:border-line',
              // Too low for a fixed head and foot beside a field: the dialog scrolls as a whole.
              'short:h-auto short:max-h-none short:min-h-dvh',
              'print:h-auto print:max-h-none print:max-w-none print:rounded-none print:border-0 print:shadow-none',
              WIDTHS[size],
            )}
          >
            <div className="shrink-0 px-5 pt-5 pr-14 sm:px-8 sm:pt-6 sm:pr-16">
              <Base.Title className="font-serif text-26 font-medium">{title}</Base.Title>
              {description && (
                <Base.Description render={<div />} className="mt-1 text-14 text-ink-2">
                  {description}
                </Base.Description>
              )}
            </div>
            <div className="mt-3 flex min-h-0 flex-1 scroll-pb-24 flex-col overflow-y-auto px-5 pt-2 pb-6 sm:rounded-b-xl sm:px-8 sm:pb-7 short:overflow-visible print:overflow-visible">
              {children}
            </div>
            <Base.Close
              aria-label={copy.close}
              className={iconButtonClass('md', 'absolute top-4 right-4 sm:top-6 sm:right-6 print:hidden')}
            >
              <X size={18} aria-hidden="true" />
            </Base.Close>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** Button row at the end of a dialog, with the primary button last. It stays in view while the body scrolls, and leaves the focus ring of the field above uncovered. */
export const Actions = ({ children, note }: { children: ReactNode; note?: ReactNode }) => (
  <div className="sticky -bottom-6 z-10 -mx-5 mt-auto -mb-6 flex flex-wrap items-center justify-end gap-2 bg-[linear-gradient(transparent,var(--surface)_8px)] px-5 pt-6 pb-6 sm:-bottom-7 sm:-mx-8 sm:-mb-7 sm:px-8 sm:pb-7 short:static">
    {/* On phones, a line of its own: beside the note, the buttons would stand below each other. */}
    {note && <p className="mr-auto text-13 text-ink-3 max-sm:w-full">{note}</p>}
    {children}
  </div>
);
