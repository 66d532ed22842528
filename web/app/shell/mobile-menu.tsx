import { Dialog } from '@base-ui/react/dialog';
import { Link, useRouterState } from '@tanstack/react-router';
import { Menu, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { mobileMenuCopy as copy } from '#core/copy/app.ts';
import { iconButtonClass } from '#web/ui/icon-button.tsx';
import { Wordmark } from '#web/ui/mark.tsx';
import { AddCompanyButton } from './add-company.tsx';
import { FindButton } from './find.tsx';
import { Navigation, UserBlock } from './sidebar.tsx';

const bar = 'flex h-14 items-center justify-between border-b border-line bg-canvas px-4';
const button = iconButtonClass('md', 'size-10');

/** Top bar under 1024 px, with a button that opens the menu full screen. */
export function MobileMenu() {
  const [open, setOpen] = useState(false);
  const path = useRouterState({ select: (state) => state.location.pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when the path changes
  useEffect(() => setOpen(false), [path]);

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <header className={`sticky top-0 z-30 lg:hidden print:hidden ${bar}`}>
        <Link to="/" aria-label={copy.safeharborHome} className="flex rounded-md py-2">
          <Wordmark />
        </Link>
        <div className="flex items-center gap-1">
          <FindButton />
          <Dialog.Trigger aria-label={copy.openMenu} className={button}>
            <Menu size={20} aria-hidden="true" />
          </Dialog.Trigger>
        </div>
      </header>
      <Dialog.Portal>
        <Dialog.Popup
          aria-label={copy.menu}
          className="fixed inset-0 z-40 flex animate-[fade_100ms_ease-out] flex-col overflow-y-auto bg-canvas lg:hidden"
        >
          <div className={bar}>
            <Link
              to="/"
              aria-label={copy.safeharborHome}
              onClick={() => setOpen(false)}
              className="flex rounded-md py-2"
            >
              <Wordmark />
            </Link>
            <Dialog.Close aria-label={copy.closeMenu} className={`${button} bg-hover`}>
              <X size={20} aria-hidden="true" />
            </Dialog.Close>
          </div>
          <div className="flex flex-1 flex-col justify-between gap-8 px-3 pt-5 pb-4">
            <Navigation />
            <div className="flex flex-col gap-3">
              <AddCompanyButton onOpen={() => setOpen(false)} />
              <UserBlock />
            </div>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
