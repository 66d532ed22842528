/** 17 U.S.C. § 512(c)(3)(A): the six elements of a notice, in the law's order. */
export const ELEMENTS = ['signature', 'work', 'material', 'contact', 'good_faith', 'accuracy'] as const;
export type Element = (typeof ELEMENTS)[number];

export const VERDICTS = ['complete', 'core_only', 'defective', 'not_a_notice'] as const;
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
  [Part in Element | 'verdict' | 'kind']?: Completeness[Part] | undefined;
};

type Found = Readonly<Record<Element, boolean>> & { readonly kind: Completeness['kind'] };

/** Six: complete. The work, the material and the contact: core only. Everything but a takedown is no notice. */
export function verdictOf(found: Found): Completeness['verdict'] {
  if (found.kind !== 'takedown') return 'not_a_notice';
  if (ELEMENTS.every((element) => found[element])) return 'complete';
  return found.work && found.material && found.contact ? 'core_only' : 'defective';
}

export function correct(completeness: Completeness, change: CompletenessChange): Completeness {
  const next = { ...completeness, ...change, is_corrected: true };
  return { ...next, verdict: change.verdict ?? verdictOf(next) };
}

/** decisions §7: forwarded by itself with at least four of the six, or with an ACNS block; only a takedown is. */
export const isForwardable = (completeness: Completeness, hasAcns: boolean): boolean =>
  completeness.kind === 'takedown' && (hasAcns || ELEMENTS.filter((element) => completeness[element]).length >= 4);
