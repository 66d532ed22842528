/// <reference path="./mailauth.d.ts" />
import { finished } from 'node:stream/promises';
import type { ARCData } from 'mailauth';
import { arc } from 'mailauth/lib/arc/index.js';
import { DkimVerifier, type ParsedHeaders, type Resolver, type Signature } from 'mailauth/lib/dkim/dkim-verifier.js';
import { AUTH_RESULTS, type AuthResult, type DkimResult } from '#core/rules/intake/authenticity.ts';
import { type KnownAnswers, type Missing, makeKnownResolver } from './known-answers.ts';
import { SIGNATURES_MAX } from './plan.ts';

export interface SignaturesAnswer {
  dkim: Omit<DkimResult, 'aligned'>[];
  arc: AuthResult;
  /** Questions to the DNS without whose answers the results mean nothing. */
  missing: Missing[];
}

const asResult = (word: string): AuthResult => AUTH_RESULTS.find((one) => one === word) ?? 'neutral';

/** Checks the topmost signatures only, and without asking for the keys of the others. */
class TopmostVerifier extends DkimVerifier {
  override async messageHeaders(headers: ParsedHeaders): Promise<void> {
    let count = 0;
    const isKept = ({ key }: { key: string }) => key !== 'dkim-signature' || ++count <= SIGNATURES_MAX;
    await super.messageHeaders({ ...headers, parsed: headers.parsed.filter(isKept) });
    // Signatures may cover other signatures.
    this.headers = headers;
    // As text, mailauth compares the lengths without printing them.
    for (const signature of this.signatureHeaders) signature.maxBodyLength = String(signature.maxBodyLength);
  }
}

const tag = ({ parsed }: Signature, name: string): string => String(parsed?.[name]?.value ?? '').toLowerCase();

/** What mailauth does not require of a signature (RFC 6376 § 3.5, § 5.4; RFC 8301). */
function objection(signature: Signature): AuthResult | undefined {
  const names = tag(signature, 'h').split(':');
  if (!names.some((name) => name.trim() === 'from')) return 'permerror';
  const [domain, identity] = [tag(signature, 'd'), tag(signature, 'i')];
  const own = identity.slice(identity.lastIndexOf('@') + 1);
  if (identity !== '' && own !== domain && !own.endsWith(`.${domain}`)) return 'permerror';
  return signature.algorithm.toLowerCase().endsWith('sha1') ? 'policy' : undefined;
}

type Result = DkimVerifier['results'][number];

function resultOf(signature: Signature, { status, canonBodyLength, canonBodyLengthTotal }: Result): AuthResult {
  // mailauth takes this for no limit.
  if (tag(signature, 'l') === '0') return 'policy';
  if (status.comment === 'body hash did not verify') return 'fail';
  const result = asResult(status.result);
  if (result !== 'pass') return result;
  const isWhole = signature.maxBodyLength === '' || canonBodyLength === canonBodyLengthTotal;
  return objection(signature) ?? (isWhole ? 'pass' : 'policy');
}

function dkimResults({ signatureHeaders, results }: DkimVerifier): SignaturesAnswer['dkim'] {
  const checked = [...results];
  return signatureHeaders
    .filter(({ type }) => type === 'DKIM')
    .map((signature) => ({
      domain: signature.signingDomain.toLowerCase(),
      selector: signature.selector,
      result: signature.skip ? 'permerror' : resultOf(signature, checked.shift()!),
    }));
}

async function arcResult({ arc: data }: DkimVerifier, resolver: Resolver): Promise<AuthResult> {
  if (Array.isArray(data.chain) && data.chain.length > SIGNATURES_MAX) return 'permerror';
  return asResult((await arc(data as ARCData, { resolver })).status.result);
}

export async function checkSignatures(raw: Uint8Array, answers: KnownAnswers, now: Date): Promise<SignaturesAnswer> {
  const known = makeKnownResolver(answers);
  const verifier = new TopmostVerifier({ resolver: known.resolver, curTime: now });
  verifier.end(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength));
  await finished(verifier);
  const before = known.failures();
  const sealed = await arcResult(verifier, known.resolver);
  const isUnanswered =
    known.failures() > before || verifier.arc.lastEntry?.messageSignature?.status.result === 'temperror';
  return {
    dkim: dkimResults(verifier),
    arc: isUnanswered ? 'temperror' : sealed,
    missing: known.missing(),
  };
}
