import type { UnconfirmedForm } from '#core/contract/intake/submissions.ts';
import { addSeconds } from '../../../../base/clock.ts';
import type { Deps } from '../../../../deps.ts';
import { listUnconfirmedRows, needsDecision, SEARCHED_FORM, type UnconfirmedQuery } from './unconfirmed.queries.ts';

/** Forms that are not suspect wait this long for their sender. */
const WAIT_SECONDS = 86_400;

/** Forms that were submitted before this moment need a decision. */
const unconfirmedBefore = (now: Date): Date => addSeconds(now, -WAIT_SECONDS);

/** The rule and the searched text of the list, for the queue and the home screen. Forms are `s`, their companies `c`. */
export const formsToDecide = (now: Date) => ({
  areWaiting: needsDecision(unconfirmedBefore(now)),
  text: SEARCHED_FORM,
});

/** beyond-edges § 12: forms that need a decision. Suspect ones come first, then the oldest. */
export async function listUnconfirmed(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  query: Omit<UnconfirmedQuery, 'before'>,
): Promise<{ results: UnconfirmedForm[]; count: number }> {
  const { rows, count } = await listUnconfirmedRows(db, { ...query, before: unconfirmedBefore(clock.now()) });
  const results = rows.map(({ company_id, company, form, text, ...row }) => ({
    ...(row.kind === 'counter_notice' && { kind: row.kind }),
    ...{ id: row.id, reference: row.reference, company: { id: company_id, name: company } },
    ...{ name: form.name, email: form.email, urls_count: form.urls.length, text },
    ...{ submitted_date: row.submitted_date.toISOString(), is_suspect: row.is_suspect },
  }));
  return { results, count };
}
