import { standingOf } from '#core/rules/intake/url-states.ts';
import type { Db } from '../../../../db/tables.ts';
import { type UrlWithState, urlStatesOf } from '../../actions/url-states.ts';
import type { NoticeSubmission } from '../submissions.queries.ts';
import type { Progress } from './progress.ts';
import { forwardedDate, noticesOf } from './status.queries.ts';

const lastId = ({ facts }: UrlWithState): number => facts.at(-1)?.id ?? 0;

/** URLs with what was done about them, by address; of several notices, the last action counts. */
export async function latestStates(db: Db, notice_ids: readonly number[]): Promise<Map<string, UrlWithState>> {
  const latest = new Map<string, UrlWithState>();
  for (const one of [...(await urlStatesOf(db, notice_ids)).values()].flat()) {
    const known = latest.get(one.url);
    if (!known || lastId(one) > lastId(known)) latest.set(one.url, one);
  }
  return latest;
}

export async function noticeProgress(db: Db, { id, form, withdrawn_date }: NoticeSubmission): Promise<Progress> {
  const notices = await noticesOf(db, id);
  const states = await latestStates(
    db,
    notices.map((notice) => notice.id),
  );
  const urls = form.urls.map((url) => {
    const one = states.get(url);
    return { url, standing: one ?? standingOf([], false), is_ignored: one?.is_ignored ?? false };
  });
  return { urls, forwarded_date: await forwardedDate(db, id), withdrawn_date, clock: null };
}
