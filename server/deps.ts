import type { Logger } from 'pino';
import type { Clock } from './base/clock.ts';
import type { Config } from './base/config.ts';
import type { Departure } from './base/departure.ts';
import type { Limits } from './db/limits.ts';
import type { Db } from './db/tables.ts';
import type { Tx } from './db/transaction.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Accounting } from './outside/accounting/accounting.ts';
import type { CardGateway } from './outside/card-gateway/card-gateway.ts';
import type { IpLookup } from './outside/ip-lookup.ts';

/** What features above do in the same transaction when something happens below them. Put together in reactions.ts. */
export interface Reactions {
  readonly companyRemoved: readonly ((tx: Tx, company_id: number) => Promise<void>)[];
}

/** What the app is a function of. Tests replace only what is outside the process. */
export interface Deps {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly limits: Limits;
  readonly ipLookup: IpLookup;
  readonly gateway: CardGateway;
  readonly reactions: Reactions;
  /** Null: no accounts are linked. */
  readonly accounting: Accounting | null;
  /** The first signs access tokens, all are accepted. */
  readonly jwtSecrets: readonly string[];
  /** Absent: nobody asked for them. */
  readonly metrics?: Metrics;
  /** Of a process that listens: whether it is about to stop, so that a proxy that asks sends requests elsewhere. */
  readonly departure?: Departure;
}
