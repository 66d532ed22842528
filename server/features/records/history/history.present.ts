import type { HistoryEntry } from '#core/contract/records/history.ts';
import { CONTENT_TYPES, EVENT_TYPES } from '#core/lookups.ts';
import { withoutPerson } from '#core/rules/intake/agent-name.ts';
import { orderNumber } from '#core/rules/trade/order-number.ts';
import type { Change } from '../../../db/history.ts';
import { iso, type Listed } from '../../../db/lists/json-dates.ts';
import type { Db } from '../../../db/tables.ts';
import { contentTypeOf } from '../notes/content-type.ts';
import { peopleOf, presentPerson } from '../users/read/people.ts';
import { type EntryView, type HistoryRow, namesOfObjects } from './history.queries.ts';

type AnyRow = HistoryRow | Listed<HistoryRow>;

const keyOf = (content_type: number, id: number) => `${content_type} ${id}`;

const typeName = (id: string): string => EVENT_TYPES.find((type) => String(type.id) === id)?.name ?? '';

/** Resolves the display names of the entries' objects. */
async function namesOf(db: Db, rows: readonly AnyRow[], people: Awaited<ReturnType<typeof peopleOf>>) {
  const named = await namesOfObjects(db, rows);
  const names = new Map(named.map(({ content_type, id, name }) => [keyOf(content_type, id), name]));
  return ({ content_type, object_id }: AnyRow): string => {
    if (content_type === CONTENT_TYPES.order) return orderNumber(object_id);
    if (content_type === CONTENT_TYPES.user) return people.get(object_id)?.name ?? '';
    const name = names.get(keyOf(content_type, object_id)) ?? '';
    return content_type === CONTENT_TYPES.event ? typeName(name) : name;
  };
}

const BILLING_FIELDS = ['payment_method', 'xero_contact_id'];

/** decisions §6: readers without access to billing see that it changed, but not the values. */
const hideBilling = ({ action, changes }: { action: string; changes: Change[] }): Change[] =>
  action === 'billing changed' ? [] : changes.filter(({ field }) => !BILLING_FIELDS.includes(field));

/**
 * Other companies that a notice was assigned to are visible to the agent only; members see assignments to their own company.
 * Superusers who are assignees are shown as the agent (beyond § 23).
 */
const hideOthers = (changes: Change[], own: string | null, agent: string): Change[] =>
  changes.flatMap((change) => {
    if (change.field === 'assignee')
      return [{ ...change, from: withoutPerson(agent, change.from), to: withoutPerson(agent, change.to) }];
    if (change.field !== 'company') return [change];
    return change.to === own && own !== null ? [{ ...change, from: null }] : [];
  });

function visibleChanges(
  { isAgent, agent, maySeeBilling }: Visibility,
  { content_type, company_id, action, ...row }: AnyRow,
): Change[] {
  const changes = row.changes as Change[];
  const owned =
    content_type === CONTENT_TYPES.notice && !isAgent ? hideOthers(changes, row.company_name, agent) : changes;
  return maySeeBilling(company_id) ? owned : hideBilling({ action, changes: owned });
}

export async function presentEntries(db: Db, rows: readonly AnyRow[], visibility: Visibility): Promise<HistoryEntry[]> {
  const users = rows.filter(({ content_type }) => content_type === CONTENT_TYPES.user);
  const people = await peopleOf(db, [
    ...rows.map(({ user_id }) => user_id),
    ...users.map(({ object_id }) => object_id),
  ]);
  const nameOf = await namesOf(db, rows, people);
  // beyond § 16: handles are for those who handle the company's notices.
  const isHidden = ({ content_type, company_id }: AnyRow) =>
    content_type === CONTENT_TYPES.subscriber && !visibility.maySeeHandles(company_id);
  return rows.map((row) =>
    presentEntry(row, isHidden(row) ? '' : nameOf(row), people.get(row.user_id) ?? null, visibility),
  );
}

/** The details of visible entries that the reader may see. */
interface Visibility {
  isAgent: boolean;
  /** The agent's name from the settings. */
  agent: string;
  maySeeBilling: (company_id: number | null) => boolean;
  maySeeHandles: (company_id: number | null) => boolean;
}

/** Presents the entries of one object, which is shown with them and therefore needs no name. */
export const presentEntryViews = (rows: readonly EntryView[] | null, visibility: Visibility): HistoryEntry[] =>
  (rows ?? []).map((row) => presentEntry(row, '', row.author && presentPerson(row.author), visibility));

function presentEntry(row: AnyRow, name: string, user: HistoryEntry['user'], visibility: Visibility): HistoryEntry {
  return {
    id: row.id,
    uuid: row.uuid,
    is_snapshot: row.is_snapshot,
    object_id: row.object_id,
    content_type: contentTypeOf(row.content_type),
    object_name: name,
    company: row.company_id === null ? null : { id: row.company_id, name: row.company_name ?? '' },
    action: row.action,
    user,
    token: row.token_id === null ? null : { id: row.token_id, name: row.token_name ?? '' },
    date: iso(row.date),
    changes: visibleChanges(visibility, row),
    snapshot: row.snapshot as HistoryEntry['snapshot'],
    previous_hash: row.previous_hash,
    hash: row.hash,
  };
}
