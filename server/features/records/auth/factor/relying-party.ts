import { isIP } from 'node:net';
import { AppError } from '#core/errors.ts';
import type { Config } from '../../../../base/config.ts';

export interface RelyingParty {
  /** The domain that passkeys belong to. */
  id: string;
  origin: string;
}

/** Null where `PUBLIC_URL` is an IP address: browsers refuse passkeys there. */
export function relyingParty({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): RelyingParty | null {
  const { hostname, origin } = new URL(PUBLIC_URL);
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? null : { id: hostname, origin };
}

export function requireRelyingParty(config: Pick<Config, 'PUBLIC_URL'>): RelyingParty {
  const party = relyingParty(config);
  if (!party) throw new AppError('passkeys_need_domain');
  return party;
}
