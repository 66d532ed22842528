import { REPLY_SUBJECT_CHARS, type ReplyDraft } from '#core/contract/intake/replies.ts';
import { replyTexts } from '#core/copy/intake/replies.ts';
import { ELEMENTS } from '#core/rules/intake/notice-completeness.ts';
import { replySubject } from '#core/rules/intake/reply-subject.ts';
import { shortDate } from '#core/rules/text/dates.ts';
import { type Principal, visibleTo } from '../../../db/scope.ts';
import type { Deps } from '../../../deps.ts';
import { found } from '../../../http/answer/refuse.ts';
import { formAddressOf } from '../../registry/public-pages/resolve-page.ts';
import { getNoticeBrief } from '../notices/notices.queries.ts';
import { authorizeHandling } from '../notices/write/authorize-handling.ts';
import { whyUnanswerable } from './recipients.ts';
import { type ReplyFacts, replyFacts } from './replies.queries.ts';

/** § 512(c)(3)(B)(ii): the sender of an incomplete notice is asked for what is missing. Other drafts are empty. */
async function draftText({ db, config }: Deps, notice: ReplyFacts): Promise<string> {
  const { completeness, company_id, is_company_removed, received_date } = notice;
  const missing = ELEMENTS.filter((element) => !completeness[element]);
  if (completeness.kind !== 'takedown' || completeness.verdict === 'complete' || missing.length === 0) return '';
  // The form of a removed company takes no notices.
  const hasForm = company_id !== null && !is_company_removed;
  return replyTexts.missing(
    shortDate(received_date),
    missing,
    hasForm ? await formAddressOf(db, config, company_id) : null,
  );
}

/** A draft of the reply to a notice's sender, and whether it can be sent. */
export async function draftReply(deps: Deps, actor: Principal, id: number): Promise<ReplyDraft> {
  authorizeHandling(actor, found(await getNoticeBrief(deps.db, visibleTo(actor), id)));
  const notice = found(await replyFacts(deps.db, id));
  const why = whyUnanswerable(deps.config, notice, notice.sender_email);
  return {
    to: notice.sender_email ?? '',
    subject: replySubject(notice.subject, REPLY_SUBJECT_CHARS),
    text: await draftText(deps, notice),
    can_send: why === null,
    why,
  };
}
