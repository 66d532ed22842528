import { REASON } from '#core/copy/intake/replies.ts';

/** Focuses the text of the reply at its beginning, or selects what stands for the reason. */
export function focusText(form: HTMLElement | null): void {
  const area = form?.querySelector('textarea');
  if (!area) return;
  const reason = area.value.indexOf(REASON);
  const at = Math.max(0, reason);
  area.focus();
  area.setSelectionRange(at, reason < 0 ? at : at + REASON.length);
  area.scrollTop = 0;
}
