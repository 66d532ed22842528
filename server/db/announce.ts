import type { AnnouncedType } from '#core/rules/intake/webhook-types.ts';
import type { Tx } from './transaction.ts';

/** Something that the current transaction caused and that a company's own systems may want to know. */
export interface Announcement {
  readonly type: AnnouncedType;
  /** Of the notice, counter-notice, order or company that it is about. */
  readonly object_id: number;
  /** Facts that are stored nowhere. */
  readonly facts?: { readonly differences: readonly string[] };
}

/** Buffers an announcement until the transaction commits, when the reactions `beforeCommit` see it. */
export function announce(tx: Pick<Tx, 'announced'>, announcement: Announcement): void {
  tx.announced.push(announcement);
}
