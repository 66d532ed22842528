import { recordHistory } from '../../../../db/history.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import type { JobHandler } from '../../../../jobs/queue.ts';
import { readStoredBytes } from '../../../records/files/store/stored-files.ts';
import type { InboundRow } from '../../notices/tables.queries.ts';
import { getInbound } from '../inbound.queries.ts';
import { readInWorker } from '../threads/reader-threads.ts';
import { hasUnchecked, keepAnswers, lockUnchecked, setAuthenticity } from './authenticity.queries.ts';
import { beginCheck, type CheckOptions } from './begin-check.ts';
import { type Checked, finishCheck } from './finish-check.ts';
import { type CheckPayload, scheduleCheck } from './keep-check.ts';

async function checkOnce(deps: Deps, inbound: InboundRow, options: CheckOptions): Promise<Checked | undefined> {
  const raw = await readStoredBytes(deps.db, inbound);
  const check = await beginCheck(deps, inbound, raw, options);
  if (!check) return undefined;
  const reading = await readInWorker(raw);
  return reading.outcome === 'read' ? finishCheck(deps, check, raw, reading.message) : undefined;
}

/** The verdict is all that changes: rules and forwards saw the one at reading. */
const concludeCheck = (deps: Deps, inbound: InboundRow, { authenticity, dns }: Checked, after: number): Promise<void> =>
  transaction(deps, null, async (tx) => {
    const isFinal = authenticity.verdict === 'unknown' && !(await scheduleCheck(tx, inbound, after));
    await keepAnswers(tx.db, inbound.id, dns);
    for (const { id } of await lockUnchecked(tx.db, inbound.id)) {
      await setAuthenticity(tx.db, id, { ...authenticity, is_final: isFinal });
      if (authenticity.verdict === 'unknown') continue;
      const changes = [{ field: 'authenticity', from: 'unknown', to: authenticity.verdict }];
      recordHistory(tx, { model: 'notice', object_id: id, action: 'sender checked', changes });
    }
  });

/** Job `check-sender`: tries again after the DNS did not answer. */
export const checkAgain = (deps: Deps): JobHandler<CheckPayload> => ({
  retry: [5, 60],
  async run({ inbound_id, after }, _signal, _attempts, aside) {
    const inbound = await getInbound(deps.db, inbound_id);
    if (!inbound || !(await hasUnchecked(deps.db, inbound_id))) return;
    const checked = await checkOnce(deps, inbound, { aside });
    if (checked) await concludeCheck(deps, inbound, checked, after);
  },
});
