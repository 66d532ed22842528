import { type ReactNode, useRef, useState } from 'react';

interface Props {
  /** What the button of the file dialog is called. */
  label: string;
  /** File types as an input's `accept` takes them. */
  accept: string;
  busy?: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** Files come by dropping or by the button: both lead to the same place. */
export function DropTarget({ label, accept, busy = false, onFile, children }: Props) {
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse; the button below is for everybody
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
          // The same file chosen again must count as a change.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      <div className="flex flex-wrap items-center gap-4">
        {children}
        <button
          type="button"
          disabled={busy}
          onClick={() => input.current?.click()}
          className="inline-flex h-10 cursor-pointer items-center rounded-md border border-line bg-surface px-3 text-13 font-medium text-ink hover:border-line-strong disabled:cursor-progress disabled:opacity-60 sm:h-9"
        >
          {label}
        </button>
      </div>
      {busy && (
        <div role="progressbar" aria-label="Uploading" className="mt-3 h-1 overflow-hidden rounded-full bg-line">
          <div className="h-full w-1/3 rounded-full bg-primary motion-safe:animate-[slide_1.2s_ease-in-out_infinite]" />
        </div>
      )}
    </div>
  );
}
