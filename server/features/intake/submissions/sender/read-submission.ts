import type { Language } from '#core/contract/intake/notice-form.ts';
import type { SubmissionStatus } from '#core/contract/intake/submissions.ts';
import { formDocumentCopy as copy } from '#core/copy/intake/submissions/document.ts';
import { AppError } from '#core/errors.ts';
import { hasStatusLinkEnded, submittedUrl } from '#core/rules/intake/submitted-url.ts';
import { shortDateTimeWithZone } from '#core/rules/text/dates.ts';
import { hashSecret } from '../../../../crypto/secrets.ts';
import type { Deps } from '../../../../deps.ts';
import { getSubmission, type NoticeSubmission, supplementsOf } from '../submissions.queries.ts';
import { type FormUrl, formUrls } from './form-urls.ts';
import { forwardedDate } from './status.queries.ts';

type ReadDeps = Pick<Deps, 'db' | 'clock'>;

/** The submission of a status link. */
export async function submissionOfLink(
  { db, clock }: ReadDeps,
  token: string,
): Promise<NoticeSubmission & { urls: FormUrl[] }> {
  const submission = await getSubmission(db, { status_hash: hashSecret(token) });
  // A counter-notice has no status link.
  if (submission?.kind !== 'notice') throw new AppError('token_invalid');
  const urls = await formUrls(db, submission);
  const standings = urls.filter(({ is_ignored }) => !is_ignored).map(({ standing }) => standing);
  if (hasStatusLinkEnded(standings, clock.now())) throw new AppError('token_invalid');
  return { ...submission, urls };
}

/** beyond § 12: the status page of a submission, with the language of its form. */
export async function readSubmission(deps: ReadDeps, token: string): Promise<SubmissionStatus & { lang: Language }> {
  const submission = await submissionOfLink(deps, token);
  const { id, reference, lang, company, urls, submitted_date, withdrawn_date } = submission;
  const forwarded_date = await forwardedDate(deps.db, id);
  const supplements = await supplementsOf(deps.db, id);
  const added = supplements.map(({ text, date }) => `${copy.added(shortDateTimeWithZone(date, 'UTC'))}\n${text}`);
  return {
    ...{ reference, company, lang, submitted_date: submitted_date.toISOString() },
    text: [submission.text, ...added].join('\n\n'),
    urls: urls.map(({ url, standing }) => ({ url, ...submittedUrl({ submitted_date, forwarded_date, standing }) })),
    withdrawn_date: withdrawn_date?.toISOString() ?? null,
  };
}
