import { announce } from '../../../../db/announce.ts';
import type { Tx } from '../../../../db/transaction.ts';

/** Tells a company's webhooks that the public record differs from ours, with the codes of the differences. */
export const announceRecordDiffers = (tx: Tx, company_id: number, differences: readonly string[]): void =>
  announce(tx, { type: 'designation.record_differs', object_id: company_id, facts: { differences } });
