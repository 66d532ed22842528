import { Home } from '#web/features/home/home.tsx';
import { WithMe } from '../with-me.tsx';

export const HomeScreen = () => <WithMe>{(me) => <Home me={me} />}</WithMe>;
