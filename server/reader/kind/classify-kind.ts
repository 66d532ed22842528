import { CLAIM_WEIGHTS, type ClaimEvidence, claimEvidence, isTrademarkClaim } from './claim.ts';
import { anyHasPhrase, hasPhrase, type Kind, type KindInput } from './kind-input.ts';
import { isAutoReply, isBounce } from './machine-mail.ts';
import { isCounterNotice, isRetraction } from './retractions-and-counter-notices.ts';

/** Evidence that settles the kind of a message by itself, in the order in which it is looked for. */
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
  /** Above nought it speaks for a takedown. Null: it settles the kind by itself. */
  weight: number | null;
}

/** The kind of a message, and why. */
export interface KindResult {
  kind: Kind;
  /** Something says what it is. Silence is no kind (beyond § 23): then it may still be a notice. */
  isEvident: boolean;
  /** A report of abuse of another sort: what it names is complained of all the same. */
  isAbuse: boolean;
  why: KindWeight[];
}

/** Asked by a desk, the complaining party names the places: they stand there, and nobody says that it is done. */
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

/** decisions §10. The order is that of how sure each sign is; the last is weighed. */
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
