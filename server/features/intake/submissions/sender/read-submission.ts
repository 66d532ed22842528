import type { Language } from '#core/contract/intake/notice-form.ts';
import type { FormKind, SubmissionStatus } from '#core/contract/intake/submissions.ts';
import { formDocumentCopy as copy } from '#core/copy/intake/submissions/document.ts';
import { AppError } from '#core/errors.ts';
import { hasStatusLinkEnded, submittedUrl } from '#core/rules/intake/submitted-url.ts';
import { shortDateTimeWithZone } from '#core/rules/text/dates.ts';
import { hashSecret } from '../../../../crypto/secrets.ts';
import type { Deps } from '../../../../deps.ts';
import { getSubmission, type NoticeSubmission, type Submission, supplementsOf } from '../submissions.queries.ts';
import { counterProgress } from './counter-progress.ts';
import { noticeProgress } from './notice-progress.ts';
import type { Progress } from './progress.ts';

type ReadDeps = Pick<Deps, 'db' | 'clock'>;

/** The submission of a status link, with what became of it. */
async function followLink({ db, clock }: ReadDeps, token: string): Promise<{ submission: Submission } & Progress> {
  const submission = await getSubmission(db, { status_hash: hashSecret(token) });
  if (!submission) throw new AppError('token_invalid');
  const progress =
    submission.kind === 'notice' ? await noticeProgress(db, submission) : await counterProgress(db, submission);
  const standings = progress.urls.filter(({ is_ignored }) => !is_ignored).map(({ standing }) => standing);
  if (hasStatusLinkEnded(standings, clock.now())) throw new AppError('token_invalid');
  return { submission, ...progress };
}

/** The notice of a status link. A counter-notice is withdrawn by letter: its handler records that (beyond-edges § 15). */
export async function noticeOfLink(deps: ReadDeps, token: string): Promise<NoticeSubmission> {
  const { submission } = await followLink(deps, token);
  if (submission.kind !== 'notice') throw new AppError('token_invalid');
  return submission;
}

/** The status page of a submission, with the language of its form. */
export interface ShownSubmission extends SubmissionStatus, Pick<Progress, 'clock'> {
  kind: FormKind;
  lang: Language;
}

/** beyond § 12: what the sender of a form sees of it. */
export async function readSubmission(deps: ReadDeps, token: string): Promise<ShownSubmission> {
  const { submission, urls, forwarded_date, withdrawn_date, clock } = await followLink(deps, token);
  const { id, kind, reference, lang, company, submitted_date } = submission;
  const supplements = await supplementsOf(deps.db, id);
  const added = supplements.map(({ text, date }) => `${copy.added(shortDateTimeWithZone(date, 'UTC'))}\n${text}`);
  return {
    ...{ kind, reference, company, lang, clock, submitted_date: submitted_date.toISOString() },
    text: [submission.text, ...added].join('\n\n'),
    urls: urls.map(({ url, standing }) => ({
      url,
      ...submittedUrl({ kind, submitted_date, forwarded_date, standing }),
    })),
    withdrawn_date: withdrawn_date?.toISOString() ?? null,
  };
}
