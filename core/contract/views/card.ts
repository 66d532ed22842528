import { z } from 'zod';
import { IsoDate } from '../fields.ts';

export const GRAVITIES = ['grave', 'warning', 'info'] as const;

/** Something that needs attention, with a link to where it is handled. */
export const Card = z.object({
  code: z.string(),
  gravity: z.enum(GRAVITIES),
  text: z.string(),
  /** A path of the web client. */
  link: z.string(),
  date: IsoDate,
});
export type Card = z.infer<typeof Card>;
