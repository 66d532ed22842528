import { useBlocker } from '@tanstack/react-router';
import { unsavedGuardCopy as copy } from '#core/copy/ui.ts';
import { session } from '#web/lib/session/session.ts';
import { Button } from '../button.tsx';
import { Actions, Dialog } from './dialog.tsx';

interface Props {
  /** Whether something would be lost. */
  readonly isUnsaved: () => boolean;
  /** What, in words. */
  readonly lost: string;
}

/** Leaving asks, but only when something would be lost. Whoever is logged out has to go in any case. */
export function UnsavedGuard({ isUnsaved, lost }: Props) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && session.token !== null && isUnsaved(),
    enableBeforeUnload: () => session.token !== null && isUnsaved(),
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <Dialog title={copy.title} size="sm" onClose={blocker.reset}>
      <p className="text-14 text-ink-2 text-pretty">{copy.willBeLost(lost)}</p>
      <Actions>
        <Button onClick={blocker.reset}>{copy.keepEditing}</Button>
        <Button variant="danger" onClick={blocker.proceed}>
          {copy.leave}
        </Button>
      </Actions>
    </Dialog>
  );
}
