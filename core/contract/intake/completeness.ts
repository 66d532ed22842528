import { z } from 'zod';
import { ELEMENTS, KINDS, VERDICTS } from '../../rules/intake/notice-completeness.ts';

/** decisions §7, §10. Separate from the rules, so that the parser's worker threads do not load zod. */
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
  /** Corrected by a person. */
  is_corrected: z.boolean().default(false),
});

/** A correction by a person. All fields are optional; the verdict is recalculated unless given (decisions §11). */
export const CompletenessChange = Completeness.pick({
  signature: true,
  work: true,
  material: true,
  contact: true,
  good_faith: true,
  accuracy: true,
  kind: true,
})
  .extend({ verdict: Completeness.shape.verdict.exclude(['unread']) })
  .partial();
