import { ELEMENTS } from '#core/rules/intake/notice-completeness.ts';
import { URL_ACTIONS } from '#core/rules/intake/url-states.ts';
import type { Announcement } from '../../../../db/announce.ts';
import type { HistoryEntry } from '../../../../db/history.ts';

/** Changes of a notice that count as an update (beyond-edges § 17). Notes, deliveries and reading do not. */
const UPDATED_FIELDS: ReadonlySet<string> = new Set([
  ...['status', 'company', 'completeness', 'kind', 'is_corrected'],
  ...ELEMENTS,
  ...URL_ACTIONS,
]);
const READING = 'read';

const isUpdate = ({ model, action, changes = [] }: HistoryEntry): boolean =>
  model === 'notice' && action !== READING && changes.some(({ field }) => UPDATED_FIELDS.has(field));

const keyOf = ({ type, object_id }: Announcement): string => `${type} ${object_id}`;

/**
 * What a transaction causes messages about: its announcements, and those that follow from its history, each once. A new notice
 * causes no updates, because its message describes it as it is at the end.
 */
export function causesOf(done: {
  readonly history: readonly HistoryEntry[];
  readonly announced: readonly Announcement[];
}): Announcement[] {
  const updates = done.history
    .filter(isUpdate)
    .map(({ object_id }) => ({ type: 'notice.updated' as const, object_id }));
  const causes = new Map<string, Announcement>([...done.announced, ...updates].map((cause) => [keyOf(cause), cause]));
  const isNew = ({ object_id }: Announcement) => causes.has(keyOf({ type: 'notice.received', object_id }));
  return [...causes.values()].filter((cause) => cause.type !== 'notice.updated' || !isNew(cause));
}
