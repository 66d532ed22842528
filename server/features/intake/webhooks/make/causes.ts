import { ELEMENTS } from '#core/rules/intake/notice-completeness.ts';
import { URL_ACTIONS } from '#core/rules/intake/url-states.ts';
import type { Announcement } from '../../../../db/announce.ts';
import type { HistoryEntry } from '../../../../db/history.ts';

/** beyond-edges § 17: what of a notice's history is an update. Notes, deliveries and reading are not. */
const UPDATED_FIELDS: ReadonlySet<string> = new Set([
  ...['status', 'company', 'completeness', 'kind', 'is_corrected'],
  ...ELEMENTS,
  ...URL_ACTIONS,
]);
const UPDATED_ACTIONS: ReadonlySet<string> = new Set(['information added by the sender']);
const READING = 'read';

const isUpdate = ({ action, changes = [] }: HistoryEntry): boolean =>
  UPDATED_ACTIONS.has(action) || (action !== READING && changes.some(({ field }) => UPDATED_FIELDS.has(field)));

function ofEntry(entry: HistoryEntry): Announcement[] {
  const { model, object_id, action } = entry;
  if (model !== 'notice') return [];
  if (action === 'delivery failed') return [{ type: 'notice.delivery_failed', object_id }];
  return isUpdate(entry) ? [{ type: 'notice.updated', object_id }] : [];
}

const keyOf = ({ type, object_id }: Announcement): string => `${type} ${object_id}`;

/**
 * What a transaction did that webhooks tell: its announcements, and what follows from its history; each once. A new notice is told
 * as it is at the end, without updates.
 */
export function causesOf(done: {
  readonly history: readonly HistoryEntry[];
  readonly announced: readonly Announcement[];
}): Announcement[] {
  const causes = new Map([...done.announced, ...done.history.flatMap(ofEntry)].map((cause) => [keyOf(cause), cause]));
  const isNew = ({ object_id }: Announcement) => causes.has(keyOf({ type: 'notice.received', object_id }));
  return [...causes.values()].filter((cause) => cause.type !== 'notice.updated' || !isNew(cause));
}
