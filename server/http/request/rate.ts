import type { RateClass } from '#core/contract/endpoint.ts';
import { clientNetwork, inNetworks, parseNetworks } from '../../base/networks.ts';
import type { AccountLimit, LimitRule } from '../../db/limits.ts';
import type { Deps } from '../../deps.ts';

/** Rate limits per endpoint (security rule 10). Further limits per account or recipient are in the operations. */
const RULES: Readonly<Record<RateClass, (LimitRule & { by: 'address' | 'account' }) | null>> = {
  standard: null,
  public: { by: 'address', tries: 600, seconds: 60 },
  mail: { by: 'address', tries: 600, seconds: 60 },
  login: { by: 'address', tries: 100, seconds: 3600 },
  upload: { by: 'account', tries: 30, seconds: 60 },
  // Flood protection only. Card attempts are limited to ten a minute in features/trade/payments/card-tries.ts.
  payment: { by: 'account', tries: 120, seconds: 60 },
  lookup: { by: 'account', tries: 60, seconds: 60 },
  export: { by: 'account', tries: 30, seconds: 60 },
  // Limited by the rows of the body once it is read: see countRows.
  bulk: null,
};

/** Rows per account and minute: ten requests of the maximum size. */
const BULK: LimitRule = { tries: 100_000, seconds: 60 };
/** Requests with at most this many rows are cheap and not counted. */
export const FEW_ROWS = 500;

/** The total length of all lists in a body. */
export const rowsIn = (body: unknown): number =>
  Object.values(body ?? {}).reduce((sum: number, part) => sum + (Array.isArray(part) ? part.length : 0), 0);

export const countRows = ({ limits }: Pick<Deps, 'limits'>, account: number, rows: number): Promise<void> =>
  limits.count(`bulk:user:${account}`, BULK, rows);

/** The limit per account, which is counted during authentication. */
export function accountLimit(rate: RateClass): AccountLimit | undefined {
  const rule = RULES[rate];
  return rule?.by === 'account' ? { prefix: `${rate}:user:`, rule } : undefined;
}

export function makeRateCheck({ config, limits }: Pick<Deps, 'config' | 'limits'>) {
  const exempt = parseNetworks(config.RATE_LIMIT_EXEMPT) ?? [];
  return async (rate: RateClass, ip: string): Promise<void> => {
    const rule = RULES[rate];
    if (rule?.by === 'address' && !inNetworks(ip, exempt)) await limits.count(`${rate}:ip:${clientNetwork(ip)}`, rule);
  };
}
