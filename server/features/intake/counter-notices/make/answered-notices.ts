import type { CounterReason } from '#core/rules/intake/counter-notice.ts';
import { factsInEffect } from '#core/rules/intake/url-states.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { lockNotices } from '../../actions/follow.queries.ts';
import type { UrlWithState } from '../../actions/url-states.ts';
import { noticeOfLetter, noticesDisabling } from './answered.queries.ts';
import { noticeUrls, sameMaterial, variantsOf } from './disabled-urls.ts';
import type { NamedUrl } from './write.queries.ts';

/** A notice that a counter-notice answers, with its URLs that the counter-notice is about. */
export interface Answered {
  notice_id: number | null;
  urls: readonly NamedUrl[];
  reason: CounterReason | null;
  /** Whose material it was, as recorded when it was disabled; null if that is not one subscriber. */
  subscriber_id: number | null;
}

/** The one subscriber that the URLs were disabled for. */
function subscriberOf(urls: readonly UrlWithState[]): number | null {
  const ids = urls.map(
    ({ facts }) => factsInEffect(facts).findLast(({ action }) => action === 'disabled')?.subscriber_id,
  );
  const [only, ...more] = new Set(ids);
  return more.length === 0 ? (only ?? null) : null;
}

export const answeredBy = (notice_id: number, urls: readonly UrlWithState[]): Answered => ({
  notice_id,
  urls: urls.map(({ id, url }) => ({ id, url })),
  reason: null,
  subscriber_id: subscriberOf(urls),
});

interface Named {
  company_id: number;
  /** URLs as the mail or form names them. */
  named: readonly string[];
  /** The notice that the mail is a reply to, or whose reference the form gives. */
  answers_id: number | null;
}

/** None of the named URLs was disabled: kept as defective, with the notice if it is known. */
async function answeredInVain(tx: Tx, notice_id: number | null, named: readonly string[]): Promise<Answered> {
  const known = notice_id === null ? [] : sameMaterial((await noticeUrls(tx.db, notice_id)).all, named);
  const urls = known.length > 0 ? known.map(({ id, url }) => ({ id, url })) : named.map((url) => ({ id: null, url }));
  return { notice_id, urls, reason: 'nothing_disabled', subscriber_id: null };
}

/**
 * The notices that a mail or form answers, locked: those under which the named URLs are disabled now, one for each complainant. A
 * reply that names none is about everything disabled under its notice.
 */
export async function answeredNotices(tx: Tx, { company_id, named, answers_id }: Named): Promise<Answered[]> {
  const letterOf = answers_id === null ? undefined : await noticeOfLetter(tx.db, answers_id);
  const replied = letterOf === undefined ? answers_id : letterOf;
  const ids = await noticesDisabling(tx.db, company_id, named.flatMap(variantsOf));
  const locked = await lockNotices(tx.db, replied === null || ids.includes(replied) ? ids : [...ids, replied]);
  const answered: Answered[] = [];
  for (const id of locked) {
    const { disabled } = await noticeUrls(tx.db, id);
    const urls = named.length === 0 ? disabled : sameMaterial(disabled, named);
    if (urls.length > 0) answered.push(answeredBy(id, urls));
  }
  if (answered.length > 0) return answered;
  return [await answeredInVain(tx, replied !== null && locked.includes(replied) ? replied : null, named)];
}
