import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { errorScreenCopy as copy } from '#core/copy/first-screen.ts';
import { firstMessages as messages } from '#core/first-messages.ts';
import { CallError } from '#web/lib/wire/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Title } from '#web/ui/page/page.tsx';
import { ChunkError } from '../chunk.ts';
import { StatusPage } from './status-page.tsx';

function ChunkFailed() {
  return (
    <StatusPage
      heading={messages.chunkFailed}
      actions={
        <Button variant="primary" onClick={() => window.location.reload()}>
          {copy.reload}
        </Button>
      }
    >
      <Title>{messages.chunkFailed}</Title>
      <p>{copy.chunkFailed}</p>
    </StatusPage>
  );
}

/** Error boundary of a screen. A server error shows its request id for support. */
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
      heading={copy.somethingWentWrong}
      actions={
        <Button variant="primary" onClick={retry}>
          {copy.tryAgain}
        </Button>
      }
    >
      <Title>{copy.somethingWentWrong}</Title>
      <p>{error instanceof CallError && error.status < 500 ? error.message : messages.wrong}</p>
      {requestId && (
        <p className="text-13 text-ink-3">
          {copy.request} <span className="font-mono">{requestId}</span>
        </p>
      )}
    </StatusPage>
  );
}
