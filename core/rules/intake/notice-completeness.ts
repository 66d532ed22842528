/** 17 U.S.C. § 512(c)(3)(A): the six elements of a notice, in the law's order. */
export const ELEMENTS = ['signature', 'work', 'material', 'contact', 'good_faith', 'accuracy'] as const;
export type Element = (typeof ELEMENTS)[number];

/** `unread` means that the message could not be parsed. Only the parser sets it. */
export const VERDICTS = ['complete', 'core_only', 'defective', 'not_a_notice', 'unread'] as const;
export const KINDS = [
  'takedown',
  'counter_notice',
  'retraction',
  'trademark',
  'auto_reply',
  'bounce',
  'other',
] as const;

/** decisions §7, §10: which elements were found, the sentence each was found in, and the resulting verdict. */
export interface Completeness extends Record<Element, boolean> {
  verdict: (typeof VERDICTS)[number];
  kind: (typeof KINDS)[number];
  found: Partial<Record<Element, string>>;
  /** Corrected by a person. */
  is_corrected: boolean;
}

/** A correction by a person. The verdict is recalculated unless given (decisions §11). */
export type CompletenessChange = {
  [Part in Element | 'kind']?: Completeness[Part] | undefined;
} & { verdict?: Exclude<Completeness['verdict'], 'unread'> | undefined };

interface Found extends Readonly<Record<Element, boolean>> {
  readonly kind: Completeness['kind'];
  /** True if there is evidence that a message of kind `other` is not a notice, such as a newsletter. */
  readonly isEvident: boolean;
}

/**
 * All six elements: complete. Work, material and contact: core only. Kinds other than takedown are not notices, but a message
 * of kind `other` is judged by its elements unless `isEvident` (beyond §23).
 */
export function verdictOf(found: Found): Completeness['verdict'] {
  const isUndecided = found.kind === 'other' && !found.isEvident;
  if (found.kind !== 'takedown' && !isUndecided) return 'not_a_notice';
  if (!isUndecided && ELEMENTS.every((element) => found[element])) return 'complete';
  return found.work && found.material && found.contact ? 'core_only' : 'defective';
}

/** A person who changes the kind to `other` counts as evidence, and so does an earlier verdict of `not_a_notice`. */
export function correct(completeness: Completeness, change: CompletenessChange): Completeness {
  const next = { ...completeness, ...change, is_corrected: true };
  const isEvident = completeness.kind !== 'other' || completeness.verdict === 'not_a_notice';
  return { ...next, verdict: change.verdict ?? verdictOf({ ...next, isEvident }) };
}

/** The result for a message that could not be parsed (beyond §23). */
export const UNREAD: Completeness = {
  ...{ signature: false, work: false, material: false, contact: false, good_faith: false, accuracy: false },
  ...{ kind: 'other', verdict: 'unread', found: {}, is_corrected: false },
};

export const isUnread = ({ completeness }: { readonly completeness: Pick<Completeness, 'verdict'> }): boolean =>
  completeness.verdict === 'unread';

/** Counter-notices and retractions answer an earlier notice and are linked to it. */
export const answersNotice = ({
  completeness: { kind },
}: {
  readonly completeness: Pick<Completeness, 'kind'>;
}): boolean => kind === 'counter_notice' || kind === 'retraction';

/** decisions §7: takedowns with at least four of the six elements, or an ACNS block, are forwarded automatically. */
export const isForwardable = (completeness: Completeness, hasAcns: boolean): boolean =>
  completeness.kind === 'takedown' && (hasAcns || ELEMENTS.filter((element) => completeness[element]).length >= 4);
