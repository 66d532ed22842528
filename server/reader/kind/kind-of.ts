import { isCounterNotice, isRetraction } from './answers.ts';
import { CLAIM_WEIGHTS, type ClaimEvidence, claimEvidence, isTrademarkClaim } from './claim.ts';
import { anySays, type Kind, type Letter, says } from './letter.ts';
import { isAutoReply, isBounce } from './machine-mail.ts';

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
export interface JudgedKind {
  kind: Kind;
  /** Something says what it is. Silence is no kind (beyond § 23): then it may still be a notice. */
  isEvident: boolean;
  /** A report of abuse of another sort: what it names is complained of all the same. */
  isAbuse: boolean;
  why: KindWeight[];
}

/** Asked by a desk, the complaining party names the places: they stand there, and nobody says that it is done. */
const isListed = ({ subject, own, listed }: Letter): boolean =>
  listed > 0 && says(subject, 'wrong', 'claim', 'copyright', 'taken', 'removal') && !anySays(own, 'done');

const sure = (kind: Kind, evidence: DecisiveEvidence): JudgedKind => ({
  kind,
  isEvident: true,
  isAbuse: false,
  why: [{ evidence, weight: null }],
});

/** decisions §10. The order is that of how sure each sign is; the last is weighed. */
export function kindOf(letter: Letter): JudgedKind {
  if (isBounce(letter)) return sure('bounce', 'report of a failed delivery');
  if (isAutoReply(letter)) return sure('auto_reply', 'automatic reply');
  if (isRetraction(letter)) return sure('retraction', 'withdrawal of a notice');
  if (letter.acns) return sure('takedown', 'ACNS block');
  if (isCounterNotice(letter)) return sure('counter_notice', 'statements of a counter-notice');
  const sentences = letter.isReply ? letter.own : [letter.subject, ...letter.all];
  if (letter.isReply && isListed(letter)) return sure('takedown', 'answer that lists URLs');
  if (isTrademarkClaim(sentences)) return sure('trademark', 'trademark claim');
  const evidence = claimEvidence(sentences, letter);
  const sum = evidence.reduce((total, name) => total + CLAIM_WEIGHTS[name], 0);
  return {
    kind: sum > 0 ? 'takedown' : 'other',
    isEvident: evidence.some((name) => CLAIM_WEIGHTS[name] < 0),
    isAbuse: evidence.some((name) => name.includes('other abuse')),
    why: evidence.map((name) => ({ evidence: name, weight: CLAIM_WEIGHTS[name] })),
  };
}
