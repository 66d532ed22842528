import { useBlocker } from '@tanstack/react-router';
import { unsavedGuardCopy as copy } from '#core/copy/ui.ts';
import { session } from '#web/lib/session/session.ts';
import { Button } from '../button.tsx';
import { Actions, Dialog } from './dialog.tsx';

interface Props {
  /** True if leaving would lose unsaved input. */
  readonly isUnsaved: () => boolean;
  /** Description of what would be lost. */
  readonly lost: string;
}

/** Asks for confirmation before navigation that would lose unsaved input, except after a logout. */
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
