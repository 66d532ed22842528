import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { urlsFieldCopy as copy } from '#core/copy/intake/notices.ts';
import { useField } from '#web/lib/form/form.tsx';
import { Breakable } from '#web/ui/breakable.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { FieldFrame } from '#web/ui/form/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { addLines } from './typed-notice.ts';

/** Reported URLs: added one by one with Enter, or pasted one per line. */
export function UrlsField() {
  const field = useField('urls');
  const form = useFormContext();
  const urls: readonly string[] = form.watch('urls');
  const [line, setLine] = useState('');
  const [lineError, setLineError] = useState<string | undefined>();
  const input = useRef<HTMLTextAreaElement>(null);
  const add = (typed: string) => {
    const { urls: next, left, error: found } = addLines(urls, typed);
    setLine(left);
    setLineError(found);
    if (next.length > urls.length) field.set(next);
  };
  const error = lineError ?? (urls.length === 0 ? field.error : undefined);
  return (
    <div>
      <FieldFrame id={field.id} label={copy.url} hint={copy.urlHint} error={error}>
        <div className="flex items-start gap-2">
          <textarea
            ref={input}
            id={field.id}
            rows={Math.min(6, Math.max(1, line.split('\n').length))}
            value={line}
            placeholder={copy.placeholder}
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? field.errorId : field.hintId}
            onChange={(event) => {
              setLine(event.target.value);
              setLineError(undefined);
            }}
            // Leaving the input adds its text too.
            onBlur={() => line.trim() !== '' && add(line)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey) return;
              event.preventDefault();
              add(line);
            }}
            className={cx(
              'min-h-10 w-full min-w-0 flex-1 rounded-md border bg-surface px-3 py-2 font-mono text-13 text-ink placeholder:text-ink-3 touch:text-16',
              error ? 'border-bad' : 'border-line-strong',
            )}
          />
          <Button
            className="h-10"
            onClick={() => {
              add(line);
              input.current?.focus();
            }}
          >
            {copy.addUrl}
          </Button>
        </div>
      </FieldFrame>
      {urls.length > 0 && (
        <div className="mt-3 overflow-hidden rounded-lg border border-line">
          <p className="border-b border-line bg-sunken px-4 py-1.5 text-12 text-ink-2">{copy.urlCount(urls.length)}</p>
          <ul aria-label={copy.added} className="max-h-72 divide-y divide-line overflow-y-auto">
            {urls.map((url) => (
              <li key={url} className="flex items-center gap-2 py-1 pr-1 pl-4">
                <span className="min-w-0 flex-1 font-mono text-12 text-ink [overflow-wrap:anywhere]">
                  <Breakable text={url} />
                </span>
                <IconButton
                  size="sm"
                  label={copy.remove(url)}
                  onClick={() => field.set(urls.filter((one) => one !== url))}
                >
                  <X aria-hidden size={15} />
                </IconButton>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
