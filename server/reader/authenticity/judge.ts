import type { Authenticity } from '#core/contract/intake/authenticity.ts';
import {
  type AuthResult,
  authenticityVerdict,
  type DkimResult,
  type PgpResult,
} from '#core/rules/intake/authenticity.ts';
import type { DmarcRecord } from './dmarc-record.ts';
import { isAligned } from './organizational-domain.ts';

/** What was found out about a message. */
export interface Findings {
  from: string | null;
  domain: string | null;
  isAmbiguous: boolean;
  replyToDiffers: boolean;
  dkim: readonly Omit<DkimResult, 'aligned'>[];
  /** Null: not checked, so that nobody can say that DMARC fails. */
  spf: { result: AuthResult; domain: string | null } | null;
  record: DmarcRecord | 'temperror' | null;
  arc: AuthResult;
  pgp: PgpResult | null;
  by: Authenticity['by'];
  /** Of a mail server in front of us, which is believed. */
  dmarc?: { result: AuthResult; policy: string | null } | undefined;
}

/** As stored; the API shows the fields of `Authenticity`. */
export interface StoredAuthenticity extends Omit<Authenticity, 'checked_date'> {
  checked_date: string;
  from: string | null;
  is_ambiguous: boolean;
  is_uncertain: boolean;
  /** No further try follows. */
  is_final: boolean;
  confirmed_email?: string | undefined;
}

const policyOf = (record: Findings['record']): string | null =>
  record === null || record === 'temperror' ? null : record.policy;

/** Strict alignment is computed from the record; without one, any domain of the organization counts. */
function alignedResults({ domain, dkim, record }: Findings): DkimResult[] {
  const isStrict = record !== null && record !== 'temperror' && record.isStrictDkim;
  return dkim.map((one) => ({ ...one, aligned: domain !== null && isAligned(one.domain, domain, isStrict) }));
}

function spfAligned({ domain, spf, record }: Findings): boolean {
  if (domain === null || !spf?.domain) return false;
  const isStrict = record !== null && record !== 'temperror' && record.isStrictSpf;
  return isAligned(spf.domain, domain, isStrict);
}

function dmarcOf(findings: Findings, dkim: readonly DkimResult[]): Authenticity['dmarc'] {
  const { domain, record, spf, isAmbiguous } = findings;
  if (findings.dmarc) return { ...findings.dmarc, policy: findings.dmarc.policy ?? policyOf(record) };
  const policy = policyOf(record);
  if (domain === null || isAmbiguous || record === null) return { result: 'none', policy };
  if (record === 'temperror') return { result: 'temperror', policy };
  const own = dkim.filter(({ aligned }) => aligned).map(({ result }) => result);
  const results = spf && spfAligned(findings) ? [...own, spf.result] : own;
  if (results.includes('pass')) return { result: 'pass', policy };
  // Without SPF, mail of a domain that relies on it cannot be told from forged mail.
  if (spf === null) return { result: 'none', policy };
  return { result: results.includes('temperror') ? 'temperror' : 'fail', policy };
}

/** Whether a temporary error of a look-up could have changed the outcome. */
function isUncertain(findings: Findings, dkim: readonly DkimResult[]): boolean {
  const { record, spf } = findings;
  if (dkim.some(({ result }) => result === 'temperror')) return true;
  if (record === 'temperror') return spf !== null || dkim.some(({ result, aligned }) => result === 'pass' && aligned);
  return record !== null && spf?.result === 'temperror' && spfAligned(findings);
}

/** `isUnfinished`: the signatures took too long to check. */
export function judge(findings: Findings, now: Date, { isUnfinished = false } = {}): StoredAuthenticity {
  const { from, domain, isAmbiguous, replyToDiffers, spf, arc, pgp, by } = findings;
  const dkim = alignedResults(findings);
  const dmarc = dmarcOf(findings, dkim);
  const is_uncertain = isUnfinished || isUncertain(findings, dkim);
  const facts = { domain, is_ambiguous: isAmbiguous, dkim, dmarc, pgp, is_uncertain };
  return {
    verdict: authenticityVerdict(facts),
    ...facts,
    from,
    spf: spf ?? { result: 'none', domain: null },
    arc: { result: arc },
    reply_to_differs: replyToDiffers,
    checked_date: now.toISOString(),
    by,
    is_final: false,
  };
}

/** The same with another result of the PGP signature. */
export function judgeAgain(stored: StoredAuthenticity, pgp: PgpResult | null, now: Date): StoredAuthenticity {
  const changed = { ...stored, pgp, checked_date: now.toISOString() };
  return { ...changed, verdict: authenticityVerdict(changed) };
}
