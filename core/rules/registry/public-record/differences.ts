import type { Agent } from '../../../contract/registry/agent.ts';
import { folded, foldedAddress, foldedEmail, foldedPhone, isSameCompany } from './fold.ts';
import { isActive, type RecordValues } from './record.ts';

export const DIFFERENCE_CODES = [
  'status',
  'expiry',
  'names_missing',
  'names_extra',
  'agent_email',
  'agent_name',
  'agent_address',
  'agent_phone',
  'provider_name',
  'provider_address',
  'unchecked',
] as const;
export type DifferenceCode = (typeof DIFFERENCE_CODES)[number];

export const GRAVITIES = ['grave', 'warning', 'info'] as const;
export type Gravity = (typeof GRAVITIES)[number];

/** Of a list of names, so many are shown. */
const NAMES_SHOWN = 20;

export interface Difference {
  readonly code: DifferenceCode;
  readonly gravity: Gravity;
  readonly ours: string | readonly string[] | null;
  readonly theirs: string | readonly string[] | null;
}

/** What we believe about a company that is designated. */
export interface OurRecord {
  readonly expires_date: string | null;
  readonly name: string;
  readonly address: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  /** Its English name, and its code. */
  readonly country: readonly string[];
  /** Names of registered domains, and of those that an open order is about to add. */
  readonly registered: readonly string[];
  readonly drafts: readonly string[];
  readonly agent: Omit<Agent, 'time_zone'>;
}

/** The domain name that a text is; null: it is none, such as a trade name. */
type ReadDomain = (text: string) => string | null;

const differ = <T>(ours: T, theirs: T | null, isSame: (ours: T, theirs: T) => boolean): boolean =>
  theirs !== null && !isSame(ours, theirs);

const ourAddress = ({ address, line1, line2, city, state, zip }: OurRecord): string =>
  [address, line1, line2, city, state, zip].filter((part) => part !== '').join(', ');

function isSameAgent({ name, organization }: OurRecord['agent'], theirs: string): boolean {
  if ([name, organization].some((ours) => ours !== '' && isSameCompany(ours, theirs))) return true;
  const text = ` ${folded(theirs)} `;
  return [name, organization].every((ours) => text.includes(` ${folded(ours)} `));
}

function ofNames(ours: OurRecord, theirs: RecordValues, readDomain: ReadDomain): Difference[] {
  const shown = new Set(theirs.alternative_names.flatMap((name) => readDomain(name) ?? []));
  const [registered, held] = [new Set(ours.registered), new Set([...ours.registered, ...ours.drafts])];
  const missing = theirs.has_all_names ? [...registered].filter((name) => !shown.has(name)).sort() : [];
  const extra = [...shown].filter((name) => !held.has(name)).sort();
  return [
    ...(missing.length > 0 ? [{ code: 'names_missing', gravity: 'warning', ours: missing, theirs: [] } as const] : []),
    ...(extra.length > 0 ? [{ code: 'names_extra', gravity: 'info', ours: [], theirs: extra } as const] : []),
  ];
}

function ofExpiry({ expires_date: ours }: OurRecord, theirs: string | null, today: string): Difference[] {
  if (ours === null || theirs === null || theirs >= ours) return [];
  return [{ code: 'expiry', gravity: theirs <= today ? 'grave' : 'warning', ours, theirs }];
}

/** beyond § 20: where the public record differs from ours, in whole lists. Linear in the number of names. */
export function differencesOf(
  ours: OurRecord,
  theirs: RecordValues,
  { today, readDomain }: { today: string; readDomain: ReadDomain },
): Difference[] {
  const { agent } = ours;
  const found: Difference[] = [];
  const add = (
    code: DifferenceCode,
    gravity: Gravity,
    own: string,
    shown: string | null,
    isSame: (a: string, b: string) => boolean,
  ) => {
    if (differ(own, shown, isSame)) found.push({ code, gravity, ours: own, theirs: shown });
  };
  add('status', 'grave', 'Active', theirs.status, (_, status) => isActive(status));
  found.push(...ofExpiry(ours, theirs.expires_date, today));
  add('agent_email', 'grave', agent.email, theirs.agent_email, (a, b) => foldedEmail(a) === foldedEmail(b));
  found.push(...ofNames(ours, theirs, readDomain));
  add(
    'agent_name',
    'warning',
    [agent.name, agent.organization].filter(Boolean).join(', '),
    theirs.agent_name,
    (_, name) => isSameAgent(agent, name),
  );
  add(
    'agent_address',
    'warning',
    agent.address.replace(/\s*\n\s*/g, ', '),
    theirs.agent_address,
    (a, b) => foldedAddress(a) === foldedAddress(b),
  );
  add('agent_phone', 'warning', agent.phone, theirs.agent_phone, (a, b) => foldedPhone(a) === foldedPhone(b));
  add('provider_name', 'warning', ours.name, theirs.provider, isSameCompany);
  const { country } = ours;
  add(
    'provider_address',
    'warning',
    ourAddress(ours),
    theirs.address,
    (a, b) => foldedAddress(a, country) === foldedAddress(b, country),
  );
  return found;
}

/** A difference with at most twenty names of each list, and the number of all. */
export function abridged({ ours, theirs, ...difference }: Difference) {
  const cut = (value: Difference['ours']) =>
    typeof value === 'string' || value === null ? value : value.slice(0, NAMES_SHOWN);
  const count =
    typeof ours === 'object' && typeof theirs === 'object' ? (ours?.length ?? 0) + (theirs?.length ?? 0) : 0;
  return { ...difference, ours: cut(ours), theirs: cut(theirs), ...(Array.isArray(ours) && { count }) };
}

/** The pair that an acceptance is about: with another pair, it no longer holds. */
export const pairOf = ({ code, ours, theirs }: Difference): string => JSON.stringify([code, ours, theirs]);
