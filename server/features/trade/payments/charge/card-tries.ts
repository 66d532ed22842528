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
 * Protection against card testing, where small payments reveal which stolen numbers work. Counted just before the
 * gateway is called, so that manual methods, idempotent repeats and lost races do not count.
 */
const TRIES: LimitRule = { tries: 10, seconds: 60 };
const REFUSALS: LimitRule = { tries: 5, seconds: 15 * 60 };
/** Against new accounts made to reset the count. Higher, because many customers may share an address. */
const NETWORK_REFUSALS: LimitRule = { tries: 20, seconds: 15 * 60 };

const triesKey = (user_id: number) => `card-tries:user:${user_id}`;
const refusalsKey = (user_id: number) => `card-refusals:user:${user_id}`;
const networkKey = (network: string) => `card-refusals:ip:${network}`;

/** The client's IP network (an IPv4 address or IPv6 /64); null for an exempt address, whose attempts are not counted. */
export type CountedNetwork = string | null;

export const countedNetwork = ({ config }: Deps, { ip }: Origin): CountedNetwork =>
  inNetworks(ip, parseNetworks(config.RATE_LIMIT_EXEMPT) ?? []) ? null : clientNetwork(ip);

/**
 * Admits one more card attempt or reports how long to wait. Superusers pay for many customers, so the per-minute limit
 * does not apply to them; the general rate limit does.
 */
export async function checkCardAttempt(db: Db, now: Date, actor: Actor, network: CountedNetwork): Promise<void> {
  // Exempt addresses are trusted not to test cards and never wait.
  if (network !== null) {
    await refuseWaiting(db, refusalsKey(actor.id), REFUSALS, now);
    await refuseWaiting(db, networkKey(network), NETWORK_REFUSALS, now);
  }
  if (!actor.is_superuser) refuseBeyond(await countTry(db, triesKey(actor.id), TRIES, now), TRIES, now);
}

/** Counts consecutive declines, in the transaction that records them. The wait starts with the last one. */
export const countRefusal = (db: Db, now: Date, user_id: number): Promise<void> =>
  countConsecutiveTry(db, refusalsKey(user_id), REFUSALS, now);

/** Counts all declines, not only consecutive ones: a valid card of one account says nothing about other accounts. */
export async function countNetworkRefusal(db: Db, now: Date, network: CountedNetwork): Promise<void> {
  if (network !== null) await countTry(db, networkKey(network), NETWORK_REFUSALS, now);
}

/** A successful payment resets the count. Storing a card does not, because it costs a card tester nothing. */
export const resetRefusals = (db: Db, user_id: number): Promise<void> => resetTries(db, refusalsKey(user_id));
