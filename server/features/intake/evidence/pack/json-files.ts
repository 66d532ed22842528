import { SOURCES } from '#core/lookups.ts';
import { counterNoticeNumber } from '#core/rules/intake/counter-notice.ts';
import { clockOf } from '#core/rules/intake/counter-notice-clock.ts';
import { iso } from '../../../../db/lists/json-dates.ts';
import { statementsOf } from '../../submissions/notice/form-text.ts';
import type { CounterFact, FormFact } from '../facts/facts.queries.ts';

const isoOrNull = (date: Date | null): string | null => date?.toISOString() ?? null;

/** form.json: what was typed and signed, and what was added later. */
export const formJson = ({ form, supplements, policy_version, company, text, ...about }: FormFact) => ({
  reference: about.reference,
  submitted_date: isoOrNull(about.submitted_date),
  confirmed_date: isoOrNull(about.confirmed_date),
  withdrawn_date: isoOrNull(about.withdrawn_date),
  company,
  lang: about.lang,
  policy_version,
  form,
  statements: statementsOf(policy_version, company),
  text,
  supplements: supplements.map((one) => ({ date: iso(one.date), text: one.text })),
});

/** counter-notice.json. Its outcome is left out: it depends on the day on which it is read. */
export function counterJson(counter: CounterFact, proofs: ReadonlyMap<number, string>) {
  const { id, source_id, urls, holds, clock_start } = counter;
  const urlOf = new Map(urls.map((one) => [one.id, one.url]));
  return {
    id,
    number: counterNoticeNumber(id),
    source: SOURCES.find((source) => source.id === source_id)?.name ?? null,
    received_date: isoOrNull(counter.received_date),
    sender: { name: counter.sender_name, email: counter.sender_email },
    subscriber: counter.subscriber,
    urls: urls.map(({ url }) => url),
    elements: counter.elements,
    found: counter.found,
    verdict: counter.verdict,
    reason: counter.reason,
    is_corrected: counter.is_corrected,
    withdrawn_date: isoOrNull(counter.withdrawn_date),
    withdrawn_reason: counter.withdrawn_reason,
    released_date: isoOrNull(counter.released_date),
    clock: clock_start === null ? null : { start: clock_start, ...clockOf(clock_start) },
    proceedings: holds.map(({ file_id, url_ids, received_date, date, ...hold }) => ({
      ...hold,
      received_date: iso(received_date),
      date: iso(date),
      urls: url_ids === null ? urls.map(({ url }) => url) : url_ids.flatMap((url) => urlOf.get(url) ?? []),
      file: file_id === null ? null : (proofs.get(file_id) ?? null),
    })),
    text: counter.text,
  };
}
