import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { searchBoxCopy as copy } from '#core/copy/ui.ts';
import { useKeys } from '#web/lib/keys.ts';

interface Props {
  /** Placeholder and accessible name, such as "Search orders". */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const DEBOUNCE_MS = 250;

export function SearchBox({ label, value, onChange }: Props) {
  const [text, setText] = useState(value);
  const [applied, setApplied] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  // A change of the URL from outside (back button, cleared filters) overrides the typed text.
  if (value !== applied) {
    setApplied(value);
    setText(value);
  }

  const search = useEffectEvent((query: string) => {
    setApplied(query);
    onChange(query);
  });
  useEffect(() => {
    const query = text.trim();
    if (query === applied) return;
    const timer = setTimeout(() => search(query), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, applied]);

  useKeys({ '/': () => input.current?.focus() });

  return (
    <div className="relative w-full sm:w-72">
      <Search aria-hidden className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && text) setText('');
          else if (event.key === 'Escape') input.current?.blur();
        }}
        className="h-10 w-full rounded-md border border-line-strong bg-surface pr-10 pl-9 text-16 text-ink placeholder:text-ink-3 sm:h-8 sm:text-13 [&::-webkit-search-cancel-button]:hidden"
      />
      {text ? (
        <button
          type="button"
          aria-label={copy.clearSearch}
          onClick={() => {
            setText('');
            input.current?.focus();
          }}
          className="absolute inset-y-0 right-0 flex w-10 cursor-pointer items-center justify-center rounded-md text-ink-3 hover:text-ink sm:w-8"
        >
          <X aria-hidden className="size-4" />
        </button>
      ) : (
        <kbd
          aria-hidden
          className="absolute top-1/2 right-1.5 hidden h-5 w-5 -translate-y-1/2 items-center justify-center rounded-[5px] border border-line bg-sunken font-sans text-11 text-ink-3 sm:flex"
        >
          /
        </kbd>
      )}
    </div>
  );
}
