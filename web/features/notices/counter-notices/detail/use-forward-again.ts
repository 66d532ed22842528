import { type CounterNotice, forwardCounterNotice, getCounterNotice } from '#core/contract/intake/counter-notices.ts';
import { counterNoticeCopy as copy } from '#core/copy/intake/counter-notice-screens.ts';
import { useAct } from '#web/lib/call/query.ts';
import { useCacheCounterNotice } from '../queries.ts';

/** Sends the counter-notice to the complainant once more. */
export function useForwardAgain({ id }: CounterNotice) {
  const cache = useCacheCounterNotice();
  const forward = useAct(forwardCounterNotice, {
    except: [getCounterNotice],
    toast: copy.forwarded,
    onDone: cache,
  });
  return { run: () => void forward({ params: { id: String(id) } }), pending: forward.pending };
}
