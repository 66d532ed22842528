import { organizationalDomain } from './organizational-domain.ts';

export interface DmarcRecord {
  /** The policy for the domain that was asked about. */
  policy: string;
  isStrictDkim: boolean;
  isStrictSpf: boolean;
}

/** Records of a name; null if there was no answer. */
type FindTxt = (name: string) => readonly string[] | null;

const POLICIES = ['none', 'quarantine', 'reject'];

export const dmarcNames = (domain: string): string[] => [
  ...new Set([`_dmarc.${domain}`, `_dmarc.${organizationalDomain(domain)}`]),
];

/** The tags of the only DMARC record among the TXT records: several are as good as none (RFC 7489 § 6.6.3). */
function tagsOf(records: readonly string[]): Map<string, string> | undefined {
  const found = records.filter((text) => /^\s*v\s*=\s*DMARC1\s*(?:;|$)/i.test(text));
  if (found.length !== 1) return undefined;
  const tags = found[0]!.split(';').map((tag) => tag.split('=', 2).map((part) => part.trim().toLowerCase()));
  return new Map(tags.map(([name = '', value = '']) => [name, value]));
}

/** The record that applies to a domain: its own, else that of its organization. Null: none; `temperror`: nobody knows now. */
export function dmarcRecord(domain: string, find: FindTxt): DmarcRecord | 'temperror' | null {
  for (const name of dmarcNames(domain)) {
    const records = find(name);
    if (records === null) return 'temperror';
    const tags = tagsOf(records);
    if (!tags) continue;
    const isOwn = name === `_dmarc.${domain}`;
    const policy = (isOwn ? undefined : tags.get('sp')) ?? tags.get('p') ?? '';
    return {
      policy: POLICIES.includes(policy) ? policy : 'none',
      isStrictDkim: tags.get('adkim') === 's',
      isStrictSpf: tags.get('aspf') === 's',
    };
  }
  return null;
}
