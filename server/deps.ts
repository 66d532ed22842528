import type { Logger } from 'pino';
import type { UrlAction } from '#core/rules/intake/url-states.ts';
import type { Clock } from './base/clock.ts';
import type { Config } from './base/config.ts';
import type { Shutdown } from './base/shutdown.ts';
import type { Limits } from './db/limits.ts';
import type { Db } from './db/tables.ts';
import type { Tx } from './db/transaction.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Accounting } from './outside/accounting/accounting.ts';
import type { CardGateway } from './outside/card-gateway/card-gateway.ts';
import type { IpLookup } from './outside/ip-lookup.ts';

/** Callbacks of higher floors that run in the transaction of a lower one. Registered in app/reactions.ts. */
export interface Reactions {
  readonly companyRemoved: readonly ((tx: Tx, company_id: number) => Promise<void>)[];
  /** A user lost a role or superuser rights, or was blocked or deleted. */
  readonly accessLost: readonly ((tx: Tx, user_id: number, lost?: { wasSuperuser: boolean }) => Promise<void>)[];
  /** A notice came in that is a counter-notice or a retraction, or such a notice got its company. */
  readonly answerReceived: readonly ((tx: Tx, config: Config, notice_id: number) => Promise<void>)[];
  /** Actions on URLs of a notice were recorded. The notice is locked; its status follows afterwards. */
  readonly urlsActed: readonly ((tx: Tx, acted: UrlsActed) => Promise<void>)[];
  /** A check of the public record found differences, by their codes. */
  readonly recordDiffers: readonly ((tx: Tx, company_id: number, codes: readonly string[]) => void)[];
  /** At the end of each transaction, when its history and announcements are known. */
  readonly beforeCommit: readonly ((tx: Tx, config: Config) => Promise<void>)[];
  /** Throws if URLs of a notice, which is locked, may not be restored now. */
  readonly refuseRestore: readonly ((tx: Tx, urls: Omit<UrlsActed, 'action'>) => Promise<void>)[];
}

export interface UrlsActed {
  notice_id: number;
  url_ids: readonly number[];
  action: UrlAction;
}

/** Dependencies that are injected into the app. Tests replace only those outside the process. */
export interface Deps {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly limits: Limits;
  readonly ipLookup: IpLookup;
  readonly gateway: CardGateway;
  readonly reactions: Reactions;
  /** Null: no accounting system is configured. */
  readonly accounting: Accounting | null;
  /** The first signs access tokens; all of them verify, which allows rotation. */
  readonly jwtSecrets: readonly string[];
  /** Absent unless METRICS_PORT is set. */
  readonly metrics?: Metrics;
  /** The shutdown state, which health checks report so that a proxy sends requests elsewhere. */
  readonly shutdown?: Shutdown;
}
