import { findFooterCopy as copy } from '#core/copy/views/find.ts';
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

/** Error and empty states, or keyboard hints. */
export function FindFooter({ search, isEmpty, isSettled, error, onRetry }: Props) {
  if (error) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-3 text-13 text-ink-2">
        <span className="min-w-0 flex-1 basis-48">{copy.searchFailed}</span>
        <Button size="sm" onClick={onRetry}>
          {copy.tryAgain}
        </Button>
      </div>
    );
  }
  if (isEmpty) {
    return (
      <div className="flex-1 px-5 py-9 text-center">
        {isSettled ? (
          <>
            <p className="text-14 font-medium text-ink [overflow-wrap:anywhere]">{copy.noResultsFor(search)}</p>
            <p className="mx-auto mt-1 max-w-[42ch] text-13 text-ink-3 text-pretty">{copy.noResultsHint}</p>
          </>
        ) : (
          <p className="text-13 text-ink-3">{copy.searching}</p>
        )}
      </div>
    );
  }
  return (
    <p
      aria-hidden
      className="hidden shrink-0 items-center gap-1.5 rounded-b-xl border-t border-line bg-sunken px-4 py-2 text-12 text-ink-3 sm:flex touch:hidden"
    >
      <Key>↑</Key> <Key>↓</Key> {copy.toMove} <span className="w-2" /> <Key>{copy.enter}</Key> {copy.toOpen}{' '}
      <span className="w-2" />
      <Key>{copy.esc}</Key> {copy.toClose}
    </p>
  );
}
