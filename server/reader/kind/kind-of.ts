import { isCounterNotice, isRetraction } from './answers.ts';
import { CLAIM_WEIGHTS, claimEvidence, isTrademarkClaim } from './claim.ts';
import { anySays, type Kind, type Letter, says } from './letter.ts';
import { isAutoReply, isBounce } from './machine-mail.ts';

/** The kind of a message, and why. */
export interface JudgedKind {
  kind: Kind;
  /** Something says what it is. Silence is no kind (beyond § 23): then it may still be a notice. */
  isEvident: boolean;
  /** A report of abuse of another sort: what it names is complained of all the same. */
  isAbuse: boolean;
  why: string[];
}

/** Asked by a desk, the complaining party names the places: they stand there, and nobody says that it is done. */
const isListed = ({ subject, own, listed }: Letter): boolean =>
  listed > 0 && says(subject, 'wrong', 'claim', 'copyright', 'taken', 'removal') && !anySays(own, 'done');

const sure = (kind: Kind, why: string): JudgedKind => ({ kind, isEvident: true, isAbuse: false, why: [why] });

/** decisions §10. The order is that of how sure each sign is; the last is weighed. */
export function kindOf(letter: Letter): JudgedKind {
  if (isBounce(letter)) return sure('bounce', 'a mail server reports a failed delivery');
  if (isAutoReply(letter)) return sure('auto_reply', 'software answers by itself');
  if (isRetraction(letter)) return sure('retraction', 'a notice is withdrawn');
  if (letter.acns) return sure('takedown', 'an ACNS block');
  if (isCounterNotice(letter)) return sure('counter_notice', 'the statements of a counter-notice');
  const sentences = letter.isReply ? letter.own : [letter.subject, ...letter.all];
  if (letter.isReply && isListed(letter)) return sure('takedown', 'an answer that lists URLs');
  if (isTrademarkClaim(sentences)) return sure('trademark', 'the demand rests on trademarks');
  const why = claimEvidence(sentences, letter);
  const sum = why.reduce((total, name) => total + CLAIM_WEIGHTS[name], 0);
  return {
    kind: sum > 0 ? 'takedown' : 'other',
    isEvident: why.some((name) => CLAIM_WEIGHTS[name] < 0),
    isAbuse: why.some((name) => name.includes('other abuse')),
    why,
  };
}
