import { useEffect, useEffectEvent } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

// A checkbox takes no text, so the list's shortcuts keep working while one is focused.
const takesText = (target: EventTarget | null): boolean =>
  isTyping(target) && !(target instanceof HTMLInputElement && target.type === 'checkbox');

/** Elements that have their own Enter action. */
const isActivatedByEnter = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('a, button, label, summary, [role="button"]') !== null;

interface KeyOptions {
  /** Selector: only while something inside such an element has the focus. These come before shortcuts of the whole screen. */
  within?: string;
}

/** Single-key shortcuts: off inside inputs, with modifiers, and while a dialog or a menu is open. */
export function useKeys(keys: Readonly<Record<string, () => void>>, { within }: KeyOptions = {}): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const run = keys[event.key];
    if (!run || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (within && !(event.target instanceof HTMLElement && event.target.closest(within))) return;
    if (takesText(event.target) || document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]'))
      return;
    if (event.key === 'Enter' && isActivatedByEnter(event.target)) return;
    event.preventDefault();
    run();
  });
  const isFirst = within !== undefined;
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener, isFirst);
    return () => document.removeEventListener('keydown', listener, isFirst);
  }, [isFirst]);
}
