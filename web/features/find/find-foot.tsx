import { Button } from '#web/ui/button.tsx';

interface Props {
  search: string;
  isEmpty: boolean;
  isSettled: boolean;
  error: Error | null;
  onRetry: () => void;
}

const Key = ({ children }: { children: string }) => (
  <kbd className="rounded-[5px] border border-line bg-surface px-1.5 font-sans text-11 text-ink-2">{children}</kbd>
);

/** What to do when there is nothing, and how it is used when there is. */
export function FindFoot({ search, isEmpty, isSettled, error, onRetry }: Props) {
  if (error) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-3 text-13 text-ink-2">
        <span className="min-w-0 flex-1 basis-48">Search failed. You can still open the screens above.</span>
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      </div>
    );
  }
  if (isEmpty) {
    return (
      <div className="flex-1 px-5 py-9 text-center">
        {isSettled ? (
          <>
            <p className="text-14 font-medium text-ink [overflow-wrap:anywhere]">No results for “{search}”</p>
            <p className="mx-auto mt-1 max-w-[42ch] text-13 text-ink-3 text-pretty">
              Try part of a name, a domain, an email address, or the number of an order or a notice.
            </p>
          </>
        ) : (
          <p className="text-13 text-ink-3">Searching…</p>
        )}
      </div>
    );
  }
  return (
    <p
      aria-hidden
      className="hidden shrink-0 items-center gap-1.5 rounded-b-xl border-t border-line bg-sunken px-4 py-2 text-12 text-ink-3 sm:flex touch:hidden"
    >
      <Key>↑</Key> <Key>↓</Key> to move <span className="w-2" /> <Key>Enter</Key> to open <span className="w-2" />
      <Key>Esc</Key> to close
    </p>
  );
}
