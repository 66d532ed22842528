import { createHash, randomBytes } from 'node:crypto';
import type { NoticeForm } from '#core/contract/intake/notice-form.ts';
import { AppError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { addSeconds } from '../../../../base/clock.ts';
import { sign, verifySigned } from '../../../../crypto/signed.ts';
import { countTry } from '../../../../db/limits.ts';
import type { Tx } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { countUnconfirmed, unconfirmedSince } from '../submissions.queries.ts';

const PURPOSE = 'form challenge';
const CHALLENGE_SECONDS = 600;
/** More unconfirmed forms than these in an hour, and the company's form demands a proof of work. */
const UNCONFIRMED_MAX = 50;
const HOUR = 3600;
export const PROOF_BITS = 18;

type ProofDeps = Pick<Deps, 'jwtSecrets' | 'clock' | 'config' | 'db'>;
type Proof = NoticeForm['proof'];

/** A challenge for one company, for 10 minutes. */
export function makeChallenge({ jwtSecrets, clock }: Pick<Deps, 'jwtSecrets' | 'clock'>, company_id: number): string {
  const expires = addSeconds(clock.now(), CHALLENGE_SECONDS).getTime();
  return sign(jwtSecrets[0]!, PURPOSE, `${company_id}:${expires}:${randomBytes(16).toString('base64url')}`);
}

async function isProofDemanded({ db, clock }: Pick<Deps, 'db' | 'clock'>, company_id: number): Promise<boolean> {
  return (await countUnconfirmed(db, company_id, addSeconds(clock.now(), -HOUR))) > UNCONFIRMED_MAX;
}

/** What decides whether a company's form demands a proof of work, read with its page. */
export const unconfirmedBesidePage = (now: Date) => ({ unconfirmed: unconfirmedSince(addSeconds(now, -HOUR)) });

interface FormPage {
  readonly company_id: number;
  readonly unconfirmed: number;
}

/** A challenge if the company’s form demands one. */
export const challengeFor = (
  deps: Pick<Deps, 'clock' | 'jwtSecrets'>,
  { company_id, unconfirmed }: FormPage,
): string | null => (unconfirmed > UNCONFIRMED_MAX ? makeChallenge(deps, company_id) : null);

const hasLeadingZeros = (hash: Buffer): boolean => hash.readUIntBE(0, 3) < 2 ** (24 - PROOF_BITS);

function isSolved({ jwtSecrets, clock }: ProofDeps, company_id: number, proof: NonNullable<Proof>): boolean {
  const signed = verifySigned(jwtSecrets, PURPOSE, proof.challenge);
  if (signed === null) return false;
  const [company, expires] = signed.split(':').map(Number);
  if (company !== company_id || expires === undefined || expires <= clock.now().getTime()) return false;
  return hasLeadingZeros(createHash('sha256').update(`${proof.challenge}.${proof.nonce}`).digest());
}

const refusal = (deps: ProofDeps, company_id: number): AppError =>
  new AppError('proof_required', {
    message: messages.formByMail(deps.config.AGENT_EMAIL),
    challenge: makeChallenge(deps, company_id),
  });

/**
 * Throws `proof_required` with a new challenge if the company's form demands a proof of work and this is none. Returns the challenge
 * that was solved; null if none is demanded.
 */
export async function checkProof(deps: ProofDeps, company_id: number, proof: Proof): Promise<string | null> {
  if (!(await isProofDemanded(deps, company_id))) return null;
  if (!proof || !isSolved(deps, company_id, proof)) throw refusal(deps, company_id);
  return proof.challenge;
}

/** Uses up a challenge, in the transaction that takes its form. */
export async function spendChallenge(tx: Tx, deps: ProofDeps, company_id: number, challenge: string): Promise<void> {
  const key = `challenge:${createHash('sha256').update(challenge).digest('hex')}`;
  const { tries } = await countTry(tx.db, key, { tries: 1, seconds: CHALLENGE_SECONDS }, tx.now);
  if (tries > 1) throw refusal(deps, company_id);
}
