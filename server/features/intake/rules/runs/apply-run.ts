import { NOTICE_STATUS, statusLookup } from '#core/lookups.ts';
import { isRunnable } from '#core/rules/intake/rule-lookups.ts';
import { matchesRule } from '#core/rules/intake/rule-matching.ts';
import { type Change, recordHistory } from '../../../../db/history.ts';
import { EVERYTHING } from '../../../../db/scope.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { readPattern } from '../../../../threads/patterns.ts';
import { writeNote } from '../../../records/notes/write-note.ts';
import { lockNotice, type NoticeBrief, updateNoticeRow } from '../../notices/notices.queries.ts';
import { setNoticeSender, setNoticeStatus } from '../../notices/write/set-notice.ts';
import { sendersOf } from '../../senders/read-senders.ts';
import { noticeFacts } from '../notice-facts.ts';
import { ruleChanges } from '../rule-changes.ts';
import { factsOf, type RuleAction } from '../rules.queries.ts';
import {
  hasNote,
  type RunNotice,
  type RunRow,
  type RunValues,
  recordRunHit,
  removeHit,
  removeRunNotes,
  setOutcome,
  wasTouchedSince,
} from './rule-runs.queries.ts';

const valuesOf = ({ status_id, sender_id }: NoticeBrief): RunValues => ({ status_id, sender_id });
const isSame = (one: RunValues, other: RunValues): boolean =>
  one.status_id === other.status_id && one.sender_id === other.sender_id;

/** Performs one action; returns the id of a note it added. A note that the rule already added is not repeated. */
async function perform(tx: Tx, id: number, { action, value }: RuleAction): Promise<number[]> {
  if (action === 'set_status') await setNoticeStatus(tx, id, Number(value));
  else if (action === 'ignore') await setNoticeStatus(tx, id, NOTICE_STATUS.ignored);
  else if (action === 'set_sender') await setNoticeSender(tx, id, Number(value));
  else if (action === 'add_note' && !(await hasNote(tx.db, id, value))) {
    return [(await writeNote(tx, 'notice', id, value)).id];
  }
  return [];
}

async function stillMatches(tx: Tx, run: RunRow, notice_id: number): Promise<boolean> {
  const row = await factsOf(tx.db, notice_id);
  return row !== undefined && matchesRule(run, noticeFacts(row), readPattern);
}

/** Applies the rule to one notice that it matched, unless the notice has changed since or was closed by an assignment. */
export async function applyTo(tx: Tx, run: RunRow, { notice_id: id }: RunNotice): Promise<void> {
  const notice = await lockNotice(tx.db, EVERYTHING, id);
  if (!notice || notice.reassigned_date !== null || !(await stillMatches(tx, run, id))) {
    return setOutcome(tx.db, run.id, id, { state: 'unchanged' });
  }
  const actions = run.actions.filter(({ action }) => isRunnable(action));
  const note_ids: number[] = [];
  for (const action of actions) note_ids.push(...(await perform(tx, id, action)));
  const before = valuesOf(notice);
  const after = valuesOf((await lockNotice(tx.db, EVERYTHING, id))!);
  if (isSame(before, after) && note_ids.length === 0) {
    return setOutcome(tx.db, run.id, id, { state: 'unchanged' });
  }
  const is_first_hit = run.filter_id !== null && (await recordRunHit(tx.db, run.filter_id, id, tx.now));
  const changes = ruleChanges(run.name, actions);
  recordHistory(tx, { model: 'notice', object_id: id, action: 'rule applied', changes });
  await setOutcome(tx.db, run.id, id, { state: 'applied', before, after, note_ids, is_first_hit });
}

async function changesBack(tx: Tx, from: RunValues, to: RunValues): Promise<Change[]> {
  const emails = await sendersOf(tx.db, [from.sender_id, to.sender_id]);
  const emailOf = (id: number | null) => emails.get(id)?.email ?? null;
  return [
    ...(from.status_id === to.status_id
      ? []
      : [{ field: 'status', from: statusLookup(from.status_id).name, to: statusLookup(to.status_id).name }]),
    ...(from.sender_id === to.sender_id
      ? []
      : [{ field: 'sender', from: emailOf(from.sender_id), to: emailOf(to.sender_id) }]),
  ];
}

/** Puts one notice back, unless a person did something with it or its values changed after the run. */
export async function undoOn(tx: Tx, run: RunRow, row: RunNotice): Promise<void> {
  const { notice_id: id, before, after, note_ids } = row;
  const notice = await lockNotice(tx.db, EVERYTHING, id);
  const isAsLeft = notice && before && after && isSame(valuesOf(notice), after);
  if (!isAsLeft || (await wasTouchedSince(tx.db, id, run.uuid))) {
    return setOutcome(tx.db, run.id, id, { state: 'left_alone' });
  }
  const changes = await changesBack(tx, after, before);
  // Only what changed: a sender that is set counts as a correction.
  await updateNoticeRow(tx.db, id, {
    ...(after.status_id !== before.status_id && { status_id: before.status_id }),
    ...(after.sender_id !== before.sender_id && { sender_id: before.sender_id }),
  });
  for (const text of await removeRunNotes(tx.db, note_ids)) changes.push({ field: 'notes', from: text, to: null });
  if (row.is_first_hit && run.filter_id !== null) await removeHit(tx.db, run.filter_id, id);
  recordHistory(tx, { model: 'notice', object_id: id, action: 'rule undone', changes });
  await setOutcome(tx.db, run.id, id, { state: 'undone' });
}
