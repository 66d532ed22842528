import { QueueList } from '#web/features/queue/queue-list.tsx';
import { WithMe } from '../location/with-me.tsx';
import { Missing } from '../public/missing.tsx';

/** For superusers only; shown as not found to everyone else. */
export const QueueScreen = () => <WithMe>{(me) => (me.result.is_superuser ? <QueueList /> : <Missing />)}</WithMe>;
