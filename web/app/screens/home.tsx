import { Home } from '#web/features/home/home.tsx';
import { useMe } from '#web/lib/me.ts';

export function HomeScreen() {
  const me = useMe();
  return me && <Home me={me} />;
}
