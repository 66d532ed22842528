import { newSecret } from '../../../../crypto/secrets.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { EVIDENCE } from '../file-kinds.ts';
import { insertFiles } from '../files.queries.ts';

interface Pack {
  name: string;
  sha256: string;
  size: number;
  notice_id: number;
}

/** The file of an evidence pack, whose bytes are stored. Those who handle the notice can download it. */
export async function keepEvidence(tx: Tx, { notice_id, ...file }: Pack): Promise<number> {
  const on = { content_type: EVIDENCE, object_id: notice_id, created_by: tx.actor_id, created_date: tx.now };
  const [id] = await insertFiles(tx.db, [{ ...file, type: 'application/zip', key: newSecret(), ...on }]);
  return id!;
}
