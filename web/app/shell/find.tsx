import { Search } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { findCopy as copy } from '#core/copy/app.ts';
import { useMe } from '#web/lib/call/me.ts';
import { createOpenState } from '#web/lib/open-state.ts';
import { session } from '#web/lib/session/session.ts';
import { clearRecent } from '#web/product/recent.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { screen } from '../chunk.ts';

const findDialog = createOpenState();
const FindDialog = screen(() => import('./find-dialog.tsx'), 'FindDialog') as ReturnType<typeof screen> &
  React.ComponentType<{ early: () => string; onClose: () => void }>;
const preload = () => void FindDialog.preload?.();

// Cleared when a session ends, so the next user of this browser can't see it.
session.subscribe((ended) => {
  if (ended) clearRecent();
});

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
const SHORTCUT = { 'aria-keyshortcuts': 'Control+K Meta+K', onPointerEnter: preload, onFocus: preload };

/** Renders the command palette and its Ctrl-K shortcut on every screen. The chunk is preloaded when Ctrl is pressed. */
export function FindHost() {
  const isOpen = findDialog.useIsOpen();
  const me = useMe();
  /** Keystrokes buffered between Ctrl-K and the first render of the input; null once the input is focused. */
  const buffer = useRef<string | null>(null);
  const open = () => {
    buffer.current = '';
    findDialog.open();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isOpen && buffer.current !== null && !event.ctrlKey && !event.metaKey && !event.altKey) {
      if (event.key === 'Escape') findDialog.close();
      else if (event.key === 'Backspace') buffer.current = buffer.current.slice(0, -1);
      else if ([...event.key].length === 1) buffer.current += event.key;
      // Enter is swallowed: there are no results yet, and it must not activate the screen behind.
      else if (event.key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (event.key === 'Control' || event.key === 'Meta') return preload();
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    if (isOpen) findDialog.close();
    // Not over an open dialog, which it would hide.
    else if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener, true);
    return () => document.removeEventListener('keydown', listener, true);
  }, []);
  useEffect(() => findDialog.close, []);
  const takeBuffer = () => {
    const text = buffer.current ?? '';
    buffer.current = null;
    return text;
  };
  return (
    <Suspense fallback={null}>{isOpen && me && <FindDialog early={takeBuffer} onClose={findDialog.close} />}</Suspense>
  );
}

/** Sidebar button styled as the search field it opens. */
export const FindBox = () => (
  <button
    type="button"
    {...SHORTCUT}
    onClick={findDialog.open}
    className="flex h-9 w-full cursor-pointer items-center gap-2 rounded-md border border-line bg-surface pr-1.5 pl-2.5 text-13 text-ink-3 shadow-control hover:border-line-hover hover:text-ink-2 touch:h-11"
  >
    <Search aria-hidden size={15} />
    {copy.findAnything}
    <kbd aria-hidden className="ml-auto rounded-[5px] border border-line bg-sunken px-1.5 font-sans text-11 text-ink-3">
      {isMac ? '⌘K' : 'Ctrl K'}
    </kbd>
  </button>
);

/** Icon button for the top bar of narrow windows. */
export const FindButton = () => (
  <IconButton label={copy.findAnything} {...SHORTCUT} onClick={findDialog.open} className="size-10">
    <Search size={19} aria-hidden="true" />
  </IconButton>
);
