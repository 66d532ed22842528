import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { firstMessages as messages } from '#core/first-messages.ts';
import { CallError } from '#web/lib/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Title } from '#web/ui/page.tsx';
import { ChunkError } from './chunk.ts';
import { StatusPage } from './status-page.tsx';

function ChunkFailed() {
  return (
    <StatusPage
      heading={messages.chunkFailed}
      actions={
        <Button variant="primary" onClick={() => window.location.reload()}>
          Reload
        </Button>
      }
    >
      <Title>{messages.chunkFailed}</Title>
      <p>Part of this page failed to load. There may be a newer version, or the connection was lost for a moment.</p>
    </StatusPage>
  );
}

/** What a screen becomes when it breaks. A failure of ours names its request, so that support can find it. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  if (error instanceof ChunkError) return <ChunkFailed />;
  const requestId = error instanceof CallError ? error.requestId : null;
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <StatusPage
      heading="Something went wrong"
      actions={
        <Button variant="primary" onClick={retry}>
          Try again
        </Button>
      }
    >
      <Title>Something went wrong</Title>
      <p>{error instanceof CallError && error.status < 500 ? error.message : messages.wrong}</p>
      {requestId && (
        <p className="text-13 text-ink-3">
          Request <span className="font-mono">{requestId}</span>
        </p>
      )}
    </StatusPage>
  );
}
