import { useToken } from '#web/lib/call/use-token.ts';
import { Missing } from '../../public/missing.tsx';
import { PlainFrame } from '../../public/plain-frame.tsx';
import { Frame } from '../../shell/shell.tsx';

/** Fallback for unknown paths, for visitors too (spec §2). */
export function NotFoundScreen() {
  const Layout = useToken() ? Frame : PlainFrame;
  return (
    <Layout>
      <Missing />
    </Layout>
  );
}
