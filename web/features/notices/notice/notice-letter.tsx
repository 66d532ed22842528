import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Notice } from '#core/contract/intake/notices.ts';
import { noticeLetterCopy as copy } from '#core/copy/intake/notices.ts';
import { isUnread } from '#core/rules/intake/notice-completeness.ts';
import { cx } from '#web/ui/class-names.ts';
import { LongText } from '#web/ui/page/long-text.tsx';

/**
 * The sanitized HTML as its own document. Scripts, forms and remote loads are blocked three times: by the frame's sandbox, by
 * the page's inherited CSP and by the CSP below. It is styled by attributes, because the CSP blocks styles.
 */
const letterDocument = (html: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:"><meta name="referrer" content="no-referrer"></head><body bgcolor="#ffffff" text="#16201d" link="#0f5c4c" vlink="#0f5c4c" marginwidth="20" marginheight="16"><font face="system-ui, 'Segoe UI', sans-serif" size="2">${html}</font></body></html>`;

/** The message as text or, on request, as the original HTML in a sandboxed frame. */
export function NoticeLetter({ notice }: { notice: Notice }) {
  const { text, html } = notice;
  const [wantsHtml, setWantsHtml] = useState(text.trim() === '' && html !== null);
  if (text.trim() === '' && html === null) return null;
  if (isUnread(notice)) return <RawMessage text={text} />;
  const showsHtml = wantsHtml && html !== null;
  return (
    <section aria-label={copy.message} className="min-w-0">
      {html !== null && text.trim() !== '' && (
        <fieldset className="mb-3 flex gap-1 print:hidden">
          <legend className="sr-only">{copy.messageFormat}</legend>
          <Face isOn={!showsHtml} onChoose={() => setWantsHtml(false)}>
            {copy.text}
          </Face>
          <Face isOn={showsHtml} onChoose={() => setWantsHtml(true)}>
            {copy.html}
          </Face>
        </fieldset>
      )}
      {showsHtml && (
        <iframe
          title={copy.originalMessage}
          sandbox=""
          srcDoc={letterDocument(html)}
          referrerPolicy="no-referrer"
          className="h-[70vh] w-full resize-y rounded-lg border border-line bg-white print:hidden"
        />
      )}
      {text.trim() !== '' && (
        <div
          className={cx(
            'max-w-[720px] text-14 leading-6 whitespace-pre-wrap text-ink [overflow-wrap:anywhere]',
            showsHtml && 'hidden print:block',
          )}
        >
          {text}
        </div>
      )}
    </section>
  );
}

/** An unread message can have thousands of raw lines, which would push URLs and attachments out of sight. */
const RawMessage = ({ text }: { text: string }) => (
  <details className="group/raw min-w-0 rounded-lg border border-line">
    <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-lg px-4 text-14 font-semibold text-ink hover:bg-sunken [&::-webkit-details-marker]:hidden">
      <ChevronRight
        aria-hidden
        className="size-4 shrink-0 text-ink-3 group-open/raw:rotate-90 motion-safe:transition-transform"
      />
      {copy.rawMessage}
      <span className="text-13 font-normal text-ink-3">{copy.lineCount(text.trimEnd().split('\n').length)}</span>
    </summary>
    <LongText label={copy.rawMessage} className="border-t border-line font-mono text-12">
      {text}
    </LongText>
  </details>
);

const Face = ({ isOn, onChoose, children }: { isOn: boolean; onChoose: () => void; children: string }) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={onChoose}
    className="h-8 rounded-md px-2.5 text-13 text-ink-2 hover:bg-hover aria-pressed:bg-soft aria-pressed:font-medium aria-pressed:text-soft-ink touch:h-10"
  >
    {children}
  </button>
);
