import type { RecordDifference } from '#core/contract/registry/public-record.ts';
import { publicRecordCopy as copy } from '#core/copy/registry/public-record.ts';

/** One side of a difference as text. */
export function sideInWords(value: RecordDifference['ours'], count = 0): string {
  if (value === null || value.length === 0) return copy.nothing;
  if (typeof value === 'string') return value;
  const hidden = count - value.length;
  return [...value, ...(hidden > 0 ? [copy.more(hidden)] : [])].join(', ');
}
