import type { RateClass } from '#core/contract/endpoint.ts';
import type { LimitRule } from '../db/limits.ts';
import type { Deps } from '../deps.ts';
import { inNetworks, parseNetworks } from '../networks.ts';

/** security rule 10. What is counted per account or per target besides is counted where it is known: in the operation. */
const RULES: Readonly<Record<RateClass, (LimitRule & { by: 'address' | 'account' }) | null>> = {
  standard: null,
  public: { by: 'address', tries: 600, seconds: 60 },
  mail: { by: 'address', tries: 600, seconds: 60 },
  login: { by: 'address', tries: 100, seconds: 3600 },
  upload: { by: 'account', tries: 30, seconds: 60 },
  payment: { by: 'account', tries: 120, seconds: 60 },
  lookup: { by: 'account', tries: 60, seconds: 60 },
  export: { by: 'account', tries: 30, seconds: 60 },
};

export function makeRateCheck({ config, limits }: Pick<Deps, 'config' | 'limits'>) {
  const exempt = parseNetworks(config.RATE_LIMIT_EXEMPT) ?? [];
  return async (rate: RateClass, ip: string, userId: number | undefined): Promise<void> => {
    const rule = RULES[rate];
    if (!rule) return;
    if (rule.by === 'account') return limits.count(`${rate}:user:${userId}`, rule);
    if (!inNetworks(ip, exempt)) return limits.count(`${rate}:ip:${ip}`, rule);
  };
}
