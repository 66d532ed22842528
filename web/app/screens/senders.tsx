import { SendersList } from '#web/features/senders/senders-list.tsx';
import { WithMe } from '../with-me.tsx';

export const SendersScreen = () => <WithMe>{(me) => <SendersList me={me} />}</WithMe>;
