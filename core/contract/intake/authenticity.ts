import { z } from 'zod';
import { AUTH_RESULTS, AUTHENTICITY_VERDICTS, PGP_RESULTS } from '../../rules/intake/authenticity.ts';
import { IsoDate } from '../fields.ts';

const AuthResult = z.enum(AUTH_RESULTS);

/** beyond § 19: whether the sender is who they say they are. */
export const Authenticity = z.object({
  verdict: z.enum(AUTHENTICITY_VERDICTS),
  /** Of the From header. */
  domain: z.string().nullable(),
  spf: z.object({ result: AuthResult, domain: z.string().nullable() }),
  dkim: z.array(z.object({ domain: z.string(), selector: z.string(), result: AuthResult, aligned: z.boolean() })),
  dmarc: z.object({ result: AuthResult, policy: z.string().nullable() }),
  arc: z.object({ result: AuthResult }),
  pgp: z.object({ result: z.enum(PGP_RESULTS), fingerprint: z.string().nullable() }).nullable(),
  reply_to_differs: z.boolean(),
  checked_date: IsoDate,
  by: z.enum(['us', 'front']),
});
export type Authenticity = z.infer<typeof Authenticity>;
