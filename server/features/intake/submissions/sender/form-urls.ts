import { standingOf, type UrlStanding } from '#core/rules/intake/url-states.ts';
import type { Db } from '../../../../db/tables.ts';
import { type UrlWithState, urlStatesOf } from '../../actions/url-states.ts';
import type { NoticeSubmission } from '../submissions.queries.ts';
import { noticesOf } from './status.queries.ts';

export interface FormUrl {
  url: string;
  standing: UrlStanding;
  /** Covered by an ignored link, so nothing is done about it. */
  is_ignored: boolean;
}

const lastId = ({ facts }: UrlWithState): number => facts.at(-1)?.id ?? 0;

/** The URLs of a form with what was done about them; of several notices of the form, the last action counts. */
export async function formUrls(db: Db, { id, form }: NoticeSubmission): Promise<FormUrl[]> {
  const notices = await noticesOf(db, id);
  const states = await urlStatesOf(
    db,
    notices.map((notice) => notice.id),
  );
  const listed = new Map<string, UrlWithState>();
  for (const one of [...states.values()].flat()) {
    const known = listed.get(one.url);
    if (!known || lastId(one) > lastId(known)) listed.set(one.url, one);
  }
  return form.urls.map((url) => {
    const one = listed.get(url);
    return { url, standing: one ?? standingOf([], false), is_ignored: one?.is_ignored ?? false };
  });
}
