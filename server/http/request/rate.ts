import type { RateClass } from '#core/contract/endpoint.ts';
import type { Config } from '../../base/config.ts';
import { clientNetwork, formNetwork, inNetworks, parseNetworks } from '../../base/networks.ts';
import type { AccountLimit, LimitRule } from '../../db/limits.ts';
import type { SlidingRule } from '../../db/sliding-limits.queries.ts';
import type { Deps } from '../../deps.ts';

/** Rate limits per endpoint (security rule 10). Further limits per account or recipient are in the operations. */
const RULES: Readonly<Record<RateClass, (LimitRule & { by: 'address' | 'account' }) | null>> = {
  standard: null,
  public: { by: 'address', tries: 600, seconds: 60 },
  form: { by: 'address', tries: 600, seconds: 60 },
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

export const countRows = ({ limits }: Pick<Deps, 'limits'>, account: string, rows: number): Promise<void> =>
  limits.count(`bulk:${account}`, BULK, rows);

/** The limit per account, which is counted during authentication. */
export function accountLimit(rate: RateClass): AccountLimit | undefined {
  const rule = RULES[rate];
  return rule?.by === 'account' ? { kind: rate, rule } : undefined;
}

const isExempt = ({ RATE_LIMIT_EXEMPT }: Pick<Config, 'RATE_LIMIT_EXEMPT'>, ip: string): boolean =>
  inNetworks(ip, parseNetworks(RATE_LIMIT_EXEMPT) ?? []);

/** beyond § 12: forms that were taken from a network. Counted in the transaction that takes one. */
export const FORM_RULES: readonly SlidingRule[] = [
  { tries: 10, seconds: 3600 },
  { tries: 40, seconds: 86_400 },
];

/** The key by which forms of a client's network are counted; null: they are not counted. */
export const formLimitKey = (config: Pick<Config, 'RATE_LIMIT_EXEMPT'>, ip: string): string | null =>
  isExempt(config, ip) ? null : `form:${formNetwork(ip)}`;

/** Throws if the client's network may not submit another form yet, before the form is read. */
export async function refuseFormBeyond({ config, limits }: Pick<Deps, 'config' | 'limits'>, ip: string): Promise<void> {
  const key = formLimitKey(config, ip);
  if (key !== null) await limits.refuseBeyond(key, FORM_RULES);
}

export function makeRateCheck(deps: Pick<Deps, 'config' | 'limits'>) {
  const { config, limits } = deps;
  return async (rate: RateClass, ip: string): Promise<void> => {
    const rule = RULES[rate];
    if (rule?.by === 'address' && !isExempt(config, ip)) await limits.count(`${rate}:ip:${clientNetwork(ip)}`, rule);
    if (rate === 'form') await refuseFormBeyond(deps, ip);
  };
}
