import type { Tx } from '../../../../db/transaction.ts';
import { PUBLIC_RECORD } from '../file-kinds.ts';
import { saveFile } from './save-file.ts';

/** A saved page of the public record. Members of the company and superusers can download it. */
export async function keepRecordFile(
  tx: Tx,
  file: { name: string; type: string; bytes: Buffer },
  company_id: number,
): Promise<number> {
  const { id } = await saveFile(tx, { ...file, kind: PUBLIC_RECORD, object_id: company_id });
  return id;
}
