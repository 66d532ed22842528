import { evidencePackCopy } from '#core/copy/intake/evidence-pack.ts';
import { messages } from '#core/messages.ts';
import { EVIDENCE_BYTES, EVIDENCE_DAYS } from '#core/rules/intake/evidence-pack.ts';
import { noticeNumber } from '#core/rules/intake/notice-number.ts';
import { addSeconds } from '../../../base/clock.ts';
import { makeTurns } from '../../../base/fair-turns.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { enqueue, type JobHandler, PermanentError } from '../../../jobs/queue.ts';
import { keepEvidence } from '../../records/files/store/keep-evidence.ts';
import { stageStream } from '../../records/files/store/store-bytes.ts';
import { EXPIRE_EVIDENCE } from './expire-evidence.ts';
import { readFacts } from './facts/read-facts.ts';
import { writePack } from './pack/write-pack.ts';
import { lockPack, type PackRow, packById, updatePack } from './packs.queries.ts';

export const MAKE_EVIDENCE = 'make-evidence';

const DAY_SECONDS = 86_400;
/** One at a time in a process: packs are large, and nobody waits for one in front of the screen. */
const turns = makeTurns(1);

interface Payload {
  evidence_id: number;
}

/** Makes a pack. Begins anew when its process died: until it is ready, nothing of it can be seen. */
export const makeEvidence = (deps: Deps): JobHandler<Payload> => ({
  retry: [5, 60, 300],
  async run({ evidence_id }) {
    const pack = await packById(deps.db, evidence_id);
    if (pack?.status !== 'making') return;
    await turns.enter();
    try {
      await make(deps, pack);
    } finally {
      turns.leave();
    }
  },
  onDead: ({ evidence_id }, error) => fail(deps, evidence_id, error instanceof TooLarge ? error.message : undefined),
});

/** The contents are more than was known when the pack was asked for. */
class TooLarge extends PermanentError {}

function byteCounter(): (more: number) => void {
  let bytes = 0;
  return (more) => {
    bytes += more;
    if (bytes > EVIDENCE_BYTES) throw new TooLarge(messages.evidenceTooLarge);
  };
}

async function make(deps: Deps, { id, notice_id, company_id, created_date }: PackRow): Promise<void> {
  const facts = await readFacts(deps.db, notice_id);
  if (!facts || facts.notice.company_id !== company_id) return fail(deps, id);
  const staged = await stageStream(deps, writePack(deps, facts, { made: created_date, count: byteCounter() }));
  try {
    await transaction(deps, null, async (tx) => {
      const locked = await lockPack(tx.db, id);
      // Given up meanwhile, or made by another process.
      if (locked?.status !== 'making') return staged.drop();
      const { sha256, size } = staged;
      const name = `${evidencePackCopy.fileName(noticeNumber(notice_id))}.zip`;
      await staged.name(tx);
      const file_id = await keepEvidence(tx, { name, sha256, size, notice_id });
      const expires_date = addSeconds(tx.now, EVIDENCE_DAYS * DAY_SECONDS);
      await updatePack(tx.db, id, { status: 'ready', file_id, expires_date });
      await enqueue(tx, EXPIRE_EVIDENCE, { evidence_id: id }, { key: `expire-evidence:${id}`, at: expires_date });
    });
  } catch (error) {
    await staged.drop();
    throw error;
  }
}

const fail = (deps: Deps, id: number, error: string = messages.evidenceFailed): Promise<void> =>
  transaction(deps, null, async (tx) => {
    const pack = await lockPack(tx.db, id);
    if (pack?.status === 'making') await updatePack(tx.db, id, { status: 'failed', error });
  });
