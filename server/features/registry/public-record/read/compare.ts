import { createHash } from 'node:crypto';
import { DOMAIN_STATUS } from '#core/lookups.ts';
import {
  type Difference,
  differencesOf,
  type OurRecord,
  pairOf,
} from '#core/rules/registry/public-record/differences.ts';
import type { RecordValues } from '#core/rules/registry/public-record/record.ts';
import { agentOf, type Config } from '../../../../base/config.ts';
import { grouped } from '../../../../db/grouped.ts';
import type { Db } from '../../../../db/tables.ts';
import { countryName } from '../../../../lookups/countries.ts';
import { readDomainName } from '../../../../lookups/domain-names.ts';
import type { CompanyRow } from '../../companies/companies.queries.ts';
import { heldDomains } from '../records.queries.ts';
import { type Acceptance, acceptancesOf } from '../states.queries.ts';

/** Only names that look like domains are read as such: the public suffix list is looked up for each. */
function readDomain(text: string): string | null {
  const read = /[.。．｡]/.test(text) ? readDomainName(text) : null;
  return read && read.fault === undefined ? read.name : null;
}

function oursOf(company: CompanyRow, held: readonly { name: string; status_id: number }[], config: Config): OurRecord {
  const { country_code: code } = company;
  const namesWith = (status: number) => held.filter(({ status_id }) => status_id === status).map(({ name }) => name);
  return {
    ...company,
    country: code === '' ? [] : [countryName(code), code],
    registered: namesWith(DOMAIN_STATUS.registered),
    drafts: namesWith(DOMAIN_STATUS.draft),
    agent: agentOf(config),
  };
}

export const pairHash = (difference: Difference): string =>
  createHash('sha256').update(pairOf(difference)).digest('hex');

export interface Compared {
  difference: Difference;
  accepted: boolean;
}

export interface Comparison {
  company: CompanyRow;
  found: Compared[];
  /** Acceptances of pairs that are no longer there. */
  gone: Acceptance[];
}

interface Checked {
  company: CompanyRow;
  values: RecordValues;
}

/** Compares companies with what a check of their records found, by a fixed number of statements. */
export async function compareRecords(
  db: Db,
  config: Config,
  today: string,
  checked: readonly Checked[],
): Promise<Comparison[]> {
  if (checked.length === 0) return [];
  const ids = checked.map(({ company }) => company.id);
  const held = grouped(await heldDomains(db, ids), ({ company_id }) => company_id);
  const accepted = grouped(await acceptancesOf(db, ids), ({ company_id }) => company_id);
  return checked.map(({ company, values }) => {
    const ours = oursOf(company, held.get(company.id) ?? [], config);
    const differences = differencesOf(ours, values, { today, readDomain });
    const own = accepted.get(company.id) ?? [];
    const hashes = new Map(own.map(({ code, pair_hash }) => [code, pair_hash]));
    const found = differences.map((difference) => {
      const known = hashes.get(difference.code);
      return { difference, accepted: known !== undefined && known === pairHash(difference) };
    });
    const kept = new Set(found.filter((one) => one.accepted).map(({ difference }) => difference.code));
    return { company, found, gone: own.filter(({ code }) => !kept.has(code)) };
  });
}
