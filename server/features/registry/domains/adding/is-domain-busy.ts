import { namedHolder } from '#core/copy/registry/busy-domain.ts';
import { fieldError } from '#core/errors.ts';
import { DOMAIN_STATUS, statusLookup } from '#core/lookups.ts';
import type { Deps } from '../../../../deps.ts';
import { readDomainName } from '../../../../lookups/domain-names.ts';
import { holdersOf } from '../domains.queries.ts';

/** decisions §5: names the company only if the domain is Registered, because the directory is public. */
export async function isDomainBusy({ db }: Deps, typed: string) {
  const known = readDomainName(typed);
  if (known.fault !== undefined) throw fieldError('name', known.fault);
  const [holder] = await holdersOf(db, [known.name]);
  if (!holder) return { busy: false, company: null, domain: null };
  const company = namedHolder(holder);
  return {
    busy: true,
    company,
    domain: {
      name: known.name,
      status: statusLookup(company === null ? DOMAIN_STATUS.attached : DOMAIN_STATUS.registered),
    },
  };
}
