import { withoutPerson } from '#core/rules/intake/agent-name.ts';
import type { Change, StoredEntry } from '../../../../db/history.ts';
import type { NoticeFact } from '../facts/facts.queries.ts';

const names = (value: unknown, own: string | null): boolean => value !== null && value !== own;
const isStaff = (value: unknown): boolean => withoutPerson('', value) !== value;

/**
 * Whether a change names another customer or a member of the agent's staff. A line of the history can't be shortened like in the API,
 * because its hash covers all of it: the whole entry is left out.
 */
const namesOthers = ({ field, from, to }: Change, own: string | null): boolean =>
  (field === 'company' && own !== null && (names(from, own) || names(to, own))) || isStaff(from) || isStaff(to);

export const isInPack = (entry: Pick<StoredEntry, 'changes'>, { company }: Pick<NoticeFact, 'company'>): boolean =>
  !(entry.changes as Change[]).some((change) => namesOthers(change, company));
