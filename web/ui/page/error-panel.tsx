import { errorPanelCopy as copy } from '#core/copy/ui.ts';
import { messages } from '#core/messages.ts';
import { CallError, isNotFound } from '#web/lib/wire/call-error.ts';
import { Button } from '../button.tsx';

interface ErrorPanelProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
}

/** Error of a failed read. 404 and 403 share one sentence; a server error shows its request id. */
export function ErrorPanel({ error, onRetry }: ErrorPanelProps) {
  const missing = isNotFound(error);
  const call = error instanceof CallError ? error : null;
  const text = missing ? messages.notFound : call && call.status < 500 ? call.message : messages.wrong;
  return (
    <div role="alert" className="flex flex-col items-start gap-4 rounded-lg border border-line bg-sunken p-5">
      <div className="max-w-[60ch]">
        <p className="text-14 text-ink">{text}</p>
        {call?.requestId && !missing && (
          <p className="mt-1 text-12 text-ink-3">
            {copy.request} <span className="font-mono">{call.requestId}</span>
          </p>
        )}
      </div>
      {onRetry && !missing && (
        <Button size="sm" onClick={onRetry}>
          {copy.tryAgain}
        </Button>
      )}
    </div>
  );
}
