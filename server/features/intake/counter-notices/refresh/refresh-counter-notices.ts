import type { CounterState, Wait } from '#core/rules/intake/counter-notice-outcome.ts';
import { type CounterFacts, type CounterStanding, standingsOf } from '#core/rules/intake/counter-notice-standing.ts';
import { grouped } from '../../../../db/grouped.ts';
import { recordHistory } from '../../../../db/history.ts';
import type { Tx } from '../../../../db/transaction.ts';
import type { UrlsActed } from '../../../../deps.ts';
import { setDisputes } from '../../actions/set-disputes.ts';
import {
  type CoveredRow,
  connectedNotices,
  coveredUrls,
  disputedNow,
  lockStandings,
  type StandingChanges,
  type StandingRow,
  writeStanding,
} from './facts.queries.ts';
import { refreshLetters } from './refresh-letters.ts';

/**
 * Those of these notices that have counter-notices, and others that are connected by the same material, directly or by others in
 * between.
 */
async function connected(tx: Tx, notice_ids: readonly number[]): Promise<number[]> {
  const [known, answered] = [new Set(notice_ids), new Set<number>()];
  for (let added = [...known]; added.length > 0; ) {
    const found = await connectedNotices(tx.db, added);
    added = found.filter((id) => !known.has(id));
    for (const id of added) known.add(id);
    for (const id of found) answered.add(id);
  }
  return [...answered];
}

const waitOf = ({ wait }: StandingRow): Wait | null =>
  wait && {
    ...{ due: new Date(wait.due), latest: new Date(wait.latest), overdue: new Date(wait.overdue) },
    until: wait.until,
  };

function factsOf(row: StandingRow, urls: readonly CoveredRow[]): CounterFacts {
  const { id, notice_id, received_date, released_date } = row;
  return {
    id,
    // Without a notice nothing was disabled, so it is defective.
    notice_id: notice_id ?? 0,
    received_date,
    released_date,
    isComplete: row.verdict === 'complete',
    isWithdrawn: row.withdrawn_date !== null,
    wait: waitOf(row),
    urls: urls.map(({ url_id, url, is_restored, is_disabled, is_held }) => ({
      ...{ url_id, material: url, isRestored: is_restored, isDisabled: is_disabled, isHeld: is_held },
    })),
  };
}

/** When mail is due next: at `due`, then when the last day begins. */
function nextMail({ state, leader_id }: CounterStanding, wait: Wait | null, mailed: number): Date | null {
  if (state !== 'running' || leader_id !== null || wait === null) return null;
  return [wait.due, wait.latest][mailed] ?? null;
}

function changesOf(tx: Tx, row: StandingRow, standing: CounterStanding): StandingChanges {
  const { state, leader_id, wait } = standing;
  // The wait goes on, such as for a second complainant: the mail about its end comes again.
  const mailed = wait !== null && tx.now < wait.due ? 0 : row.mailed;
  return {
    ...{ state, leader_id, mailed },
    due_date: wait?.due ?? null,
    latest_date: wait?.latest ?? null,
    overdue_date: wait?.overdue ?? null,
    put_back_by: wait?.until ?? null,
    clock_date: nextMail(standing, wait, mailed),
  };
}

const isSame = (one: unknown, other: unknown): boolean =>
  one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other;

const NAMES: Readonly<Record<CounterState, string>> = {
  defective: 'defective',
  running: 'waiting',
  held: 'held',
  restored: 'restored',
  withdrawn: 'withdrawn',
};

async function write(tx: Tx, row: StandingRow, standing: CounterStanding): Promise<void> {
  const changes = changesOf(tx, row, standing);
  const keys = Object.keys(changes) as (keyof StandingChanges)[];
  if (keys.every((key) => isSame(row[key], changes[key]))) return;
  await writeStanding(tx.db, row.id, changes);
  if (row.state === standing.state) return;
  const change = { field: 'outcome', from: NAMES[row.state], to: NAMES[standing.state] };
  recordHistory(tx, { model: 'counternotice', object_id: row.id, action: 'changed', changes: [change] });
}

/**
 * The only writer of how counter-notices stand. Call it in the transaction that changed a fact about these notices: their
 * counter-notices, proceedings, or what was done about their URLs. `ids` are counter-notices without a notice. The caller has
 * locked the notices. URLs become disputed, or no longer are, and the notices follow.
 */
export async function refreshCounterNotices(
  tx: Tx,
  notice_ids: readonly number[],
  ids: readonly number[] = [],
): Promise<void> {
  const rows = await lockStandings(tx.db, await connected(tx, notice_ids), ids);
  if (rows.length === 0) return;
  const all = rows.map(({ id }) => id);
  const covered = grouped(await coveredUrls(tx.db, all), ({ counternotice_id }) => counternotice_id);
  const standings = standingsOf(rows.map((row) => factsOf(row, covered.get(row.id) ?? [])));
  const before = await disputedNow(tx.db, all);
  for (const [at, row] of rows.entries()) {
    const standing = standings[at]!;
    await write(tx, row, standing);
    const disputed = [...standing.disputed].sort((a, b) => a - b);
    if (disputed.join() !== (before.get(row.id) ?? []).join()) await setDisputes(tx, row.id, disputed);
  }
  await refreshLetters(
    tx,
    rows.flatMap(({ letter_id }) => letter_id ?? []),
  );
}

/** What was done about URLs may put material back, or undo that. */
export const refreshActed = (tx: Tx, { notice_id, action }: UrlsActed): Promise<void> =>
  action === 'user_notified' ? Promise.resolve() : refreshCounterNotices(tx, [notice_id]);
