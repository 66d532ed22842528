import { useToken } from '#web/lib/use-token.ts';
import { Missing } from '../missing.tsx';
import { PlainFrame } from '../plain-frame.tsx';
import { Frame } from '../shell.tsx';

/** spec §2: the fallback for unknown paths, for visitors too. */
export function NotFoundScreen() {
  const Around = useToken() ? Frame : PlainFrame;
  return (
    <Around>
      <Missing />
    </Around>
  );
}
