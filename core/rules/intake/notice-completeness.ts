/** 17 U.S.C. § 512(c)(3)(A): the six elements of a notice, in the law's order. */
export const ELEMENTS = ['signature', 'work', 'material', 'contact', 'good_faith', 'accuracy'] as const;
export type Element = (typeof ELEMENTS)[number];

/** `unread` says nothing about a message but that it could not be read: it is the reader's to give, never a person's. */
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

/** A person's correction: each part on its own; the verdict follows unless it is given (decisions §11). */
export type CompletenessChange = {
  [Part in Element | 'kind']?: Completeness[Part] | undefined;
} & { verdict?: Exclude<Completeness['verdict'], 'unread'> | undefined };

interface Found extends Readonly<Record<Element, boolean>> {
  readonly kind: Completeness['kind'];
  /** Whether something positive says that a message of kind `other` is no notice: a newsletter, a phishing report. */
  readonly isEvident: boolean;
}

/**
 * Six: complete. The work, the material and the contact: core only. Every other kind is no notice, except that silence is no
 * evidence: a message of kind `other` is judged by its elements unless `isEvident` (beyond §23).
 */
export function verdictOf(found: Found): Completeness['verdict'] {
  const isSilent = found.kind === 'other' && !found.isEvident;
  if (found.kind !== 'takedown' && !isSilent) return 'not_a_notice';
  if (!isSilent && ELEMENTS.every((element) => found[element])) return 'complete';
  return found.work && found.material && found.contact ? 'core_only' : 'defective';
}

/** A person who changes the kind to `other` gives the evidence; so did the reader where it said `not_a_notice`. */
export function correct(completeness: Completeness, change: CompletenessChange): Completeness {
  const next = { ...completeness, ...change, is_corrected: true };
  const isEvident = completeness.kind !== 'other' || completeness.verdict === 'not_a_notice';
  return { ...next, verdict: change.verdict ?? verdictOf({ ...next, isEvident }) };
}

/** Of a message that could not be read nothing is claimed (beyond §23). */
export const UNREAD: Completeness = {
  ...{ signature: false, work: false, material: false, contact: false, good_faith: false, accuracy: false },
  ...{ kind: 'other', verdict: 'unread', found: {}, is_corrected: false },
};

export const isUnread = ({ completeness }: { readonly completeness: Pick<Completeness, 'verdict'> }): boolean =>
  completeness.verdict === 'unread';

/** decisions §7: forwarded by itself with at least four of the six, or with an ACNS block; only a takedown is. */
export const isForwardable = (completeness: Completeness, hasAcns: boolean): boolean =>
  completeness.kind === 'takedown' && (hasAcns || ELEMENTS.filter((element) => completeness[element]).length >= 4);
