import type { RateClass } from '#core/contract/endpoint.ts';
import { clientNetwork, inNetworks, parseNetworks } from '../../base/networks.ts';
import type { AccountLimit, LimitRule } from '../../db/limits.ts';
import type { Deps } from '../../deps.ts';

/** security rule 10. What is counted per account or per target besides is counted where it is known: in the operation. */
const RULES: Readonly<Record<RateClass, (LimitRule & { by: 'address' | 'account' }) | null>> = {
  standard: null,
  public: { by: 'address', tries: 600, seconds: 60 },
  mail: { by: 'address', tries: 600, seconds: 60 },
  login: { by: 'address', tries: 100, seconds: 3600 },
  upload: { by: 'account', tries: 30, seconds: 60 },
  // Against floods. Cards are counted where they are tried, ten a minute: features/trade/payments/card-tries.ts.
  payment: { by: 'account', tries: 120, seconds: 60 },
  lookup: { by: 'account', tries: 60, seconds: 60 },
  export: { by: 'account', tries: 30, seconds: 60 },
  // By the rows of its body, which are known when it is read: see countRows.
  bulk: null,
};

/** Rows that an account may send in a minute: ten of the longest calls. */
const BULK: LimitRule = { tries: 100_000, seconds: 60 };
/** Calls of so few rows are not counted: nobody is held up by them. */
export const FEW_ROWS = 500;

/** The entries of the lists that a body holds. */
export const rowsIn = (body: unknown): number =>
  Object.values(body ?? {}).reduce((sum: number, part) => sum + (Array.isArray(part) ? part.length : 0), 0);

export const countRows = ({ limits }: Pick<Deps, 'limits'>, account: number, rows: number): Promise<void> =>
  limits.count(`bulk:user:${account}`, BULK, rows);

/** What is counted by account is counted where the account is found. */
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
