import { CLAIM_WEIGHTS, type ClaimEvidence, claimEvidence, isTrademarkClaim } from './claim.ts';
import { anyHasPhrase, hasPhrase, type Kind, type KindInput } from './kind-input.ts';
import { isAutoReply, isBounce } from './machine-mail.ts';
import { isCounterNotice, isRetraction } from './retractions-and-counter-notices.ts';

/** Evidence that decides the kind of a message by itself, in order of precedence. */
export type DecisiveEvidence =
  | 'report of a failed delivery'
  | 'automatic reply'
  | 'withdrawal of a notice'
  | 'ACNS block'
  | 'statements of a counter-notice'
  | 'answer that lists URLs'
  | 'trademark claim';

export interface KindWeight {
  evidence: ClaimEvidence | DecisiveEvidence;
  /** Positive for a takedown. Null: decides the kind by itself. */
  weight: number | null;
}

/** The kind of a message and its evidence. */
export interface KindResult {
  kind: Kind;
  /** There is evidence against a takedown. Without any, the message may still be a notice (beyond § 23). */
  isEvident: boolean;
  /** A report of other abuse, which still reports the URLs it names. */
  isAbuse: boolean;
  why: KindWeight[];
}

/** A reply of the complaining party that lists the URLs a help desk asked for. */
const listsUrls = ({ subject, own, listed }: KindInput): boolean =>
  listed > 0 &&
  hasPhrase(subject, 'infringing', 'rightsClaim', 'copyright', 'takenWithoutPermission', 'removal') &&
  !anyHasPhrase(own, 'alreadyRemoved');

const decided = (kind: Kind, evidence: DecisiveEvidence): KindResult => ({
  kind,
  isEvident: true,
  isAbuse: false,
  why: [{ evidence, weight: null }],
});

/** decisions §10. Decisive evidence is checked in order of reliability; otherwise the weights are summed. */
export function classifyKind(letter: KindInput): KindResult {
  if (isBounce(letter)) return decided('bounce', 'report of a failed delivery');
  if (isAutoReply(letter)) return decided('auto_reply', 'automatic reply');
  if (isRetraction(letter)) return decided('retraction', 'withdrawal of a notice');
  if (letter.acns) return decided('takedown', 'ACNS block');
  if (isCounterNotice(letter)) return decided('counter_notice', 'statements of a counter-notice');
  const sentences = letter.isReply ? letter.own : [letter.subject, ...letter.all];
  if (letter.isReply && listsUrls(letter)) return decided('takedown', 'answer that lists URLs');
  if (isTrademarkClaim(sentences)) return decided('trademark', 'trademark claim');
  const evidence = claimEvidence(sentences, letter);
  const sum = evidence.reduce((total, name) => total + CLAIM_WEIGHTS[name], 0);
  return {
    kind: sum > 0 ? 'takedown' : 'other',
    isEvident: evidence.some((name) => CLAIM_WEIGHTS[name] < 0),
    isAbuse: evidence.some((name) => name.includes('other abuse')),
    why: evidence.map((name) => ({ evidence: name, weight: CLAIM_WEIGHTS[name] })),
  };
}
