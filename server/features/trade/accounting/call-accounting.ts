import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { XERO_CALLS_PER_MINUTE, XERO_REFRESH_DAYS } from '#core/constants.ts';
import { AppError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { addSeconds } from '../../../base/clock.ts';
import { seal, unseal } from '../../../crypto/secret-box.ts';
import type { Deps } from '../../../deps.ts';
import { type Accounting, AccountingError, type Entry, type Tokens } from '../../../outside/accounting/accounting.ts';
import {
  acquireLease,
  type ConnectionRow,
  getConnection,
  releaseLease,
  storeTokens,
  updateConnection,
} from './accounting.queries.ts';

const PURPOSE = 'xero tokens';
/** Longer than the longest call to Xero. */
const LEASE_SECONDS = 30;
/** How long before its expiry an access token is refreshed. */
const EARLY_SECONDS = 60;
const TRIES = 60;
const PAUSE_MS = 250;

/** Tokens as stored: encrypted with the first of our secrets. */
export function sealTokens({ jwtSecrets, clock }: Deps, { expires_in, ...tokens }: Tokens) {
  const now = clock.now();
  return {
    sealed_tokens: seal(jwtSecrets[0]!, PURPOSE, JSON.stringify(tokens)),
    access_expires_date: addSeconds(now, expires_in),
    refresh_expires_date: addSeconds(now, XERO_REFRESH_DAYS * 24 * 3600),
  };
}

type StoredTokens = Pick<Tokens, 'access' | 'refresh'>;

export function requireAccounting({ accounting }: Deps): Accounting {
  if (!accounting) throw new AppError('xero_off');
  return accounting;
}

/** Marks the connection as lapsed and logs it once, so that it is noticed before invoices go missing in Xero. */
async function markLapsed({ db, log }: Deps, reason: string): Promise<never> {
  await updateConnection(db, { broken_for: reason });
  log.warn({ reason }, 'Xero connection lapsed');
  throw new AppError('xero_lapsed');
}

async function readTokens(deps: Deps, { sealed_tokens }: ConnectionRow): Promise<StoredTokens> {
  const text = unseal(deps.jwtSecrets, PURPOSE, sealed_tokens);
  return text === null ? markLapsed(deps, messages.xeroTokensUnreadable) : (JSON.parse(text) as StoredTokens);
}

async function requireConnection({ db }: Deps): Promise<ConnectionRow> {
  const connection = await getConnection(db);
  if (!connection) throw new AppError('xero_disconnected');
  if (connection.broken_for !== null) throw new AppError('xero_lapsed');
  return connection;
}

/** A refresh token is single use: the lease holder uses it, and other callers wait for the new tokens. */
async function refresh(deps: Deps, lease: string, held: ConnectionRow, stale: string | undefined): Promise<string> {
  const { db, clock } = deps;
  try {
    const kept = await readTokens(deps, held);
    // Another process refreshed the tokens before we got the lease.
    if (isFresh(held, kept, clock.now(), stale)) return kept.access;
    const tokens = await requireAccounting(deps).refresh(kept.refresh);
    await storeTokens(db, lease, sealTokens(deps, tokens));
    return tokens.access;
  } catch (error) {
    if (error instanceof AccountingError && error.kind === 'denied')
      return await markLapsed(deps, messages.xeroAccessEnded);
    throw error;
  } finally {
    await releaseLease(db, lease);
  }
}

const isFresh = (row: ConnectionRow, { access }: StoredTokens, now: Date, stale: string | undefined): boolean =>
  access !== stale && row.access_expires_date > addSeconds(now, EARLY_SECONDS);

/** `stale`: an access token that Xero rejected before its expiry date. */
async function getAccess(deps: Deps, stale?: string): Promise<Entry> {
  for (let left = TRIES; left > 0; left--) {
    const connection = await requireConnection(deps);
    const { tenant_id } = connection;
    const kept = await readTokens(deps, connection);
    if (isFresh(connection, kept, deps.clock.now(), stale)) return { tenant_id, access: kept.access };
    const lease = randomUUID();
    const held = await acquireLease(deps.db, lease, LEASE_SECONDS);
    if (held) return { tenant_id, access: await refresh(deps, lease, held, stale) };
    await wait(PAUSE_MS);
  }
  throw new AppError('xero_unreachable');
}

/** Xero's rate limit, counted across all processes, and the pause that Xero asked for. */
async function checkRateLimit({ db, limits, clock }: Deps): Promise<void> {
  const now = clock.now();
  const until = (await getConnection(db))?.paused_until;
  if (until && until > now) {
    throw new AppError('xero_busy', { retryAfter: Math.ceil((until.getTime() - now.getTime()) / 1000) });
  }
  const isWithin = await limits.within('xero:calls', { tries: XERO_CALLS_PER_MINUTE, seconds: 60 });
  if (!isWithin) throw new AppError('xero_busy', { retryAfter: 60 });
}

async function translateError({ db, clock, log }: Deps, error: unknown): Promise<never> {
  if (!(error instanceof AccountingError) || error.kind === 'rejected' || error.kind === 'denied') throw error;
  log.warn({ err: error }, 'Xero call failed');
  if (error.kind === 'unreachable') throw new AppError('xero_unreachable');
  await updateConnection(db, { paused_until: addSeconds(clock.now(), error.retryAfter) });
  throw new AppError('xero_busy', { retryAfter: error.retryAfter });
}

/**
 * One call to Xero, within the rate limits and with a valid access token. A rejection by Xero is rethrown unchanged;
 * every other failure becomes an AppError. Never call it inside a transaction.
 */
export async function callAccounting<T>(deps: Deps, work: (books: Accounting, entry: Entry) => Promise<T>): Promise<T> {
  const books = requireAccounting(deps);
  const attempt = async (stale?: string): Promise<T> => {
    await requireConnection(deps);
    await checkRateLimit(deps);
    const entry = await getAccess(deps, stale).catch((error: unknown) => translateError(deps, error));
    return work(books, entry).catch((error: unknown) => {
      if (!(error instanceof AccountingError) || error.kind !== 'denied') return translateError(deps, error);
      // Revoked early: retried once with a fresh token. A second denial is final.
      return stale === undefined ? attempt(entry.access) : markLapsed(deps, messages.xeroAccessEnded);
    });
  };
  return attempt();
}
