import { z } from 'zod';

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

/** decisions §7, §10: which elements were found, the sentence each was found in, and what that makes of it. */
export const Completeness = z.object({
  signature: z.boolean(),
  work: z.boolean(),
  material: z.boolean(),
  contact: z.boolean(),
  good_faith: z.boolean(),
  accuracy: z.boolean(),
  verdict: z.enum(VERDICTS),
  kind: z.enum(KINDS),
  found: z.partialRecord(z.enum(ELEMENTS), z.string()),
  /** A person has looked at it and put it right. */
  is_corrected: z.boolean().default(false),
});
export type Completeness = z.infer<typeof Completeness>;

/** A person's correction: each part on its own; the verdict follows unless it is given (decisions §11). */
export const CompletenessChange = Completeness.pick({
  signature: true,
  work: true,
  material: true,
  contact: true,
  good_faith: true,
  accuracy: true,
  verdict: true,
  kind: true,
}).partial();
export type CompletenessChange = z.infer<typeof CompletenessChange>;

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
