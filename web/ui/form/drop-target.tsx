import { type ReactNode, useRef, useState } from 'react';
import { dropTargetCopy as copy } from '#core/copy/ui.ts';
import { Button } from '../button.tsx';
import { cx } from '../class-names.ts';

interface Props {
  /** Label of the button that opens the file dialog. */
  label: string;
  /** File types, in the format of an input's `accept`. */
  accept: string;
  busy?: boolean;
  /** Fraction sent, from 0 to 1; undefined while the server processes the file. */
  progress?: number;
  /** Present if the upload can be canceled. */
  onCancel?: () => void;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** Accepts a file by drag and drop or through a button. */
export function DropTarget({ label, accept, busy = false, progress, onCancel, onFile, children }: Props) {
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: drag and drop needs a mouse; the button below works for everyone
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const file = event.dataTransfer.files[0];
        if (file && !busy) onFile(file);
      }}
      className={`rounded-lg border border-dashed p-4 transition-colors ${isOver ? 'border-primary bg-soft' : 'border-line-strong bg-sunken'}`}
    >
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        disabled={busy}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Cleared, so that choosing the same file again fires a change event.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      <div className="flex flex-wrap items-center gap-4">
        {children}
        {busy && onCancel ? (
          <Button onClick={onCancel}>{copy.cancelUpload}</Button>
        ) : (
          <Button disabled={busy} onClick={() => input.current?.click()}>
            {label}
          </Button>
        )}
      </div>
      {busy && (
        <div
          role="progressbar"
          aria-label={copy.uploading}
          aria-valuenow={progress === undefined ? undefined : Math.round(progress * 100)}
          className="relative mt-3 h-1 overflow-hidden rounded-full bg-line text-primary"
        >
          <div
            className={cx(
              'h-full rounded-full bg-primary transition-[width]',
              progress === undefined && 'animate-pulse',
            )}
            style={{ width: `${Math.round((progress ?? 1) * 100)}%` }}
          />
        </div>
      )}
    </div>
  );
}
