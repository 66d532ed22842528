import { AppError } from '#core/errors.ts';
import {
  type DeclineReason,
  isDisabled,
  lastInEffect,
  standingOf,
  type UrlAction,
} from '#core/rules/intake/url-states.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { Reactions } from '../../../deps.ts';
import { insertActions } from './actions.queries.ts';
import type { NewAction } from './tables.queries.ts';
import type { ActionFact } from './url-states.queries.ts';
import type { UrlWithState } from './url-states.ts';

/** What is recorded about a URL. */
export interface Act {
  action: UrlAction;
  date: Date;
  reason: DeclineReason | null;
  note: string | null;
  subscriber_id: number | null;
  file_id: number | null;
}

/** An act on URLs of one notice. */
export interface Acted {
  notice_id: number;
  company_id: number | null;
  urls: readonly UrlWithState[];
  act: Act;
}

/** Why the state of a URL forbids an action; null if it does not. */
export function refusalOf({ state, facts }: UrlWithState, action: UrlAction): AppError | null {
  if (action === 'restored' && !isDisabled(state)) return new AppError('url_not_disabled');
  if (action === 'undone' && !lastInEffect(facts)) return new AppError('nothing_to_undo');
  return null;
}

/** Provisional ids of actions that are not stored yet, beyond those of the database. */
const UNSTORED = 2 ** 31;
let unstored = 0;

/** The URL as it is after the action, the last of its facts. */
export function withAct(url: UrlWithState, { action, date, reason, subscriber_id }: Act): UrlWithState {
  unstored = (unstored + 1) % UNSTORED;
  const undoes_id = action === 'undone' ? (lastInEffect(url.facts)?.id ?? null) : null;
  const fact: ActionFact = {
    id: UNSTORED + unstored,
    action,
    date: date.toISOString(),
    reason,
    undoes_id,
    subscriber_id,
  };
  const facts = [...url.facts, fact];
  return { ...url, facts, ...standingOf(facts, url.is_disputed) };
}

/** Throws if URLs may not be restored now: by itself, or by taking back a later disabling. */
export async function refuseRestored(
  tx: Tx,
  { refuseRestore }: Reactions,
  { notice_id, urls, act }: Acted,
): Promise<void> {
  const restored = urls.filter((url) => url.state !== 'restored' && withAct(url, act).state === 'restored');
  if (restored.length === 0) return;
  const url_ids = restored.map(({ id }) => id);
  for (const refuse of refuseRestore) await refuse(tx, { notice_id, url_ids });
}

/** Inserts the last fact of each URL. The caller holds the lock of the notices. */
export async function insertActs(tx: Tx, acts: readonly Acted[]): Promise<void> {
  const by = { user_id: tx.actor_id, token_id: tx.token?.id ?? null, token_name: tx.token?.name ?? null };
  const rows = acts.flatMap(({ notice_id, urls, act }) =>
    urls.map(({ id: url_id, facts }): NewAction => {
      const { id, undoes_id } = facts.at(-1)!;
      return { ...act, ...by, id, undoes_id, notice_id, url_id, recorded_date: tx.now };
    }),
  );
  await insertActions(tx.db, rows);
}
