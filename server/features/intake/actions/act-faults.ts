import type { UrlActionCreate } from '#core/contract/intake/url-actions.ts';
import type { FieldErrors } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { momentOf } from '#core/rules/text/calendar.ts';
import type { NoticeBrief } from '../notices/notices.queries.ts';
import type { UrlWithState } from './url-states.ts';

/** Clocks of systems differ: this far ahead counts as now. */
const AHEAD_MS = 60_000;

/** When it was done; now if it was not said. */
export function dateOfAct(date: string | null | undefined, now: Date): Date {
  const given = date ? momentOf(date) : now;
  return +given > +now ? now : given;
}

/** Why something cannot have been done then; null if it can. */
export function dateFault(date: string | null | undefined, received_date: Date, now: Date): string | null {
  if (!date) return null;
  const given = +momentOf(date);
  if (given > +now + AHEAD_MS) return messages.actionInFuture;
  return given < +received_date ? messages.actionBeforeReceipt : null;
}

/** URLs of a notice; undefined if one is not the notice's, or on the domain of another company. */
export type Chosen = UrlWithState[] | undefined;

export function chooseUrls(
  urls: readonly UrlWithState[],
  chosen: UrlActionCreate['urls'],
  isVisible: (url: UrlWithState) => boolean,
): Chosen {
  if (chosen === 'all') return urls.filter(({ is_counted }) => is_counted);
  const own = new Map(urls.filter(isVisible).map((url) => [url.id, url]));
  const found = [...new Set(chosen)].map((id) => own.get(id));
  return found.every((url) => url !== undefined) ? found : undefined;
}

export function urlFaults(urls: Chosen): FieldErrors {
  if (!urls) return { urls: [messages.actionUrlsElsewhere] };
  return urls.length === 0 ? { urls: [messages.actionUrlsRequired] } : {};
}

type Notice = Pick<NoticeBrief, 'company_id' | 'received_date'>;
type Given = Partial<Pick<UrlActionCreate, 'date' | 'subscriber'>>;

export function actFaults({ company_id, received_date }: Notice, { date, subscriber }: Given, now: Date): FieldErrors {
  const fault = dateFault(date, received_date, now);
  return {
    ...(fault !== null && { date: [fault] }),
    ...(subscriber && company_id === null && { subscriber: [messages.subscriberNeedsCompany] }),
  };
}
