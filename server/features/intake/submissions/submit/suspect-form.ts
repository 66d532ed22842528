import { sign, verifySigned } from '../../../../crypto/signed.ts';
import type { Deps } from '../../../../deps.ts';

const PURPOSE = 'form drawn';
/** People need longer to fill in a form. */
const FASTEST_MS = 3_000;

/** The hidden field `drawn`: when the form was rendered, signed. It has no greatest age. */
export const signDrawn = ({ jwtSecrets, clock }: Pick<Deps, 'jwtSecrets' | 'clock'>): string =>
  sign(jwtSecrets[0]!, PURPOSE, String(clock.now().getTime()));

export function readDrawn({ jwtSecrets }: Pick<Deps, 'jwtSecrets'>, drawn: string): Date | null {
  const time = verifySigned(jwtSecrets, PURPOSE, drawn);
  return time === null ? null : new Date(Number(time));
}

interface Traces {
  website: string;
  drawn?: string | undefined;
}

/** beyond § 12: a filled honeypot, or a form sent faster than a person can. JSON callers draw no form and need no stamp. */
export function isSuspect(
  deps: Pick<Deps, 'jwtSecrets' | 'clock'>,
  { website, drawn }: Traces,
  { isHtml }: { isHtml: boolean },
): boolean {
  if (website !== '') return true;
  if (drawn === undefined || drawn === '') return isHtml;
  const date = readDrawn(deps, drawn);
  return date === null || deps.clock.now().getTime() - date.getTime() < FASTEST_MS;
}
