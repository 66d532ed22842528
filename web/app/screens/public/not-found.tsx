import { useToken } from '#web/lib/call/use-token.ts';
import { Missing } from '../../public/missing.tsx';
import { PlainFrame } from '../../public/plain-frame.tsx';
import { Frame } from '../../shell/shell.tsx';

/** spec §2: the fallback for unknown paths, for visitors too. */
export function NotFoundScreen() {
  const Layout = useToken() ? Frame : PlainFrame;
  return (
    <Layout>
      <Missing />
    </Layout>
  );
}
