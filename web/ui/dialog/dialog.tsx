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

/** Modal dialog with an accessible name, closed by Escape; a full-height sheet on phones. */
export function Dialog({ title, description, open = true, onClose, size = 'md', children }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop
          // Rendered for nested dialogs too, so that the backdrop covers the parent dialog.
          forceRender
          className="fixed inset-0 z-40 animate-[fade_120ms_ease-out] bg-scrim backdrop-blur-[2px]"
        />
        <Base.Viewport className="fixed inset-0 z-40 overflow-y-auto sm:grid sm:place-items-center sm:p-6">
          <Base.Popup
            className={cx(
              'relative flex min-h-dvh w-full animate-[rise_140ms_ease-out] flex-col bg-surface text-ink shadow-pop',
              'sm:min-h-0 sm:rounded-xl sm:border sm:border-line',
              WIDTHS[size],
            )}
          >
            <div className="px-5 pt-5 pr-14 sm:px-8 sm:pt-6 sm:pr-16">
              <Base.Title className="font-serif text-26 font-medium">{title}</Base.Title>
              {description && (
                <Base.Description render={<div />} className="mt-1 text-14 text-ink-2">
                  {description}
                </Base.Description>
              )}
            </div>
            <div className="flex flex-1 flex-col px-5 pt-5 pb-6 sm:px-8 sm:pb-7">{children}</div>
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

/** Button row at the end of a dialog or form, with the primary button last. */
export const Actions = ({ children, note }: { children: ReactNode; note?: ReactNode }) => (
  <div className="mt-auto flex flex-wrap items-center justify-end gap-2 pt-6">
    {note && <p className="mr-auto text-13 text-ink-3">{note}</p>}
    {children}
  </div>
);
