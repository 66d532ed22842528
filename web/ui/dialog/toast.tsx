import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { toastCopy as copy } from '#core/copy/first-screen.ts';
import { type Toast, toast, toastStore } from '#web/lib/toasts.ts';
import { cx } from '../class-names.ts';
import { IconButton } from '../icon-button.tsx';
import { useClearPlace } from './clear-place.ts';

/** Dismisses a toast after its time; the countdown pauses while the pointer moves on the toast or it is focused. */
function useCountdown({ id, ms }: Toast, isPaused: boolean): void {
  const remaining = useRef(ms);
  useEffect(() => {
    if (isPaused) return;
    const from = Date.now();
    const timer = setTimeout(() => toast.dismiss(id), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(1_000, remaining.current - (Date.now() - from));
    };
  }, [id, isPaused]);
}

function withContact(text: string, email: string): ReactNode {
  const [before, after] = text.split('contact us');
  if (after === undefined) return text;
  return (
    <>
      {before}
      <a href={`mailto:${email}`} className="font-medium underline underline-offset-2">
        {copy.contactUs}
      </a>
      {after}
    </>
  );
}

function ToastCard({ item, supportEmail }: { item: Toast; supportEmail: string }) {
  const [isPaused, setIsPaused] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  useCountdown(item, isPaused);
  useClearPlace(card, isPaused);
  const Icon = item.tone === 'ok' ? CircleCheck : TriangleAlert;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the countdown
    <div
      ref={card}
      // Not on entering: a toast that moves below a pointer at rest would stay there.
      onPointerMove={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
      className="toast-in pointer-events-auto flex w-full max-w-[400px] items-start gap-3 rounded-lg border border-line bg-surface py-3 pr-2 pl-4 text-ink shadow-pop"
    >
      <Icon
        size={18}
        aria-hidden="true"
        className={cx('mt-0.5 shrink-0', item.tone === 'ok' ? 'text-ok' : 'text-bad')}
      />
      <p className="min-w-0 flex-1 py-px text-13 [overflow-wrap:anywhere]">
        {item.contact ? withContact(item.text, supportEmail) : item.text}
      </p>
      <IconButton label={copy.closeMessage} size="sm" className="-my-1.5" onClick={() => toast.dismiss(item.id)}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** Toast at the bottom right, above the controls there. The polite live region is always in the DOM, otherwise its changes are not announced. */
export function Toaster({ supportEmail }: { supportEmail: string }) {
  const item = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex justify-end print:hidden"
    >
      {item && <ToastCard key={item.id} item={item} supportEmail={supportEmail} />}
    </div>
  );
}
