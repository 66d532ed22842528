import { clientNetwork, inNetworks, parseNetworks } from '../../../../base/networks.ts';
import {
  countConsecutiveTry,
  countTry,
  type LimitRule,
  refuseBeyond,
  refuseWaiting,
  resetTries,
} from '../../../../db/limits.ts';
import type { Actor } from '../../../../db/scope.ts';
import type { Db } from '../../../../db/tables.ts';
import type { Deps } from '../../../../deps.ts';
import type { Origin } from '../../../../http/serve.ts';

/**
 * Against card testing: whoever has stolen numbers finds out by small payments which of them are good. Counted where the
 * gateway is about to be asked, so that manual methods, repeats under one key and lost races cost nothing.
 */
const TRIES: LimitRule = { tries: 10, seconds: 60 };
const REFUSALS: LimitRule = { tries: 5, seconds: 15 * 60 };
/** For accounts that are made to begin a new count. Many customers may share an address, so it takes more of them. */
const NETWORK_REFUSALS: LimitRule = { tries: 20, seconds: 15 * 60 };

const triesKey = (user_id: number) => `card-tries:user:${user_id}`;
const refusalsKey = (user_id: number) => `card-refusals:user:${user_id}`;
const networkKey = (network: string) => `card-refusals:ip:${network}`;

/** Null: an address whose tries are not counted. */
export type CardNetwork = string | null;

export const cardNetwork = ({ config }: Deps, { ip }: Origin): CardNetwork =>
  inNetworks(ip, parseNetworks(config.RATE_LIMIT_EXEMPT) ?? []) ? null : clientNetwork(ip);

/** Lets one more card be tried, or says how long to wait. Superusers take payments for many customers: the door counts theirs. */
export async function admitCardTry(db: Db, now: Date, actor: Actor, network: CardNetwork): Promise<void> {
  // An exempt address is trusted not to test cards, so nobody waits there.
  if (network !== null) {
    await refuseWaiting(db, refusalsKey(actor.id), REFUSALS, now);
    await refuseWaiting(db, networkKey(network), NETWORK_REFUSALS, now);
  }
  if (!actor.is_superuser) refuseBeyond(await countTry(db, triesKey(actor.id), TRIES, now), TRIES, now);
}

/** With the record of the refusal. The wait begins with the last of the row. */
export const countRefusal = (db: Db, now: Date, user_id: number): Promise<void> =>
  countConsecutiveTry(db, refusalsKey(user_id), REFUSALS, now);

/** Not in a row: a good card of one account says nothing about the others. */
export async function countNetworkRefusal(db: Db, now: Date, network: CardNetwork): Promise<void> {
  if (network !== null) await countTry(db, networkKey(network), NETWORK_REFUSALS, now);
}

/** A payment ends the row. A card that was only stored does not: it costs a tester nothing. */
export const forgetRefusals = (db: Db, user_id: number): Promise<void> => resetTries(db, refusalsKey(user_id));
