import { Link, type LinkProps } from '@tanstack/react-router';
import type { HistoryEntry } from '#core/contract/records/history.ts';
import { entryObjectCopy as copy } from '#core/copy/records/history.ts';
import { counterNoticeNumber } from '#core/rules/intake/counter-notice.ts';
import { noticeNumber } from '#core/rules/intake/notice-number.ts';
import { KINDS } from './history-query.ts';

const kindOf = ({ content_type }: HistoryEntry): string =>
  KINDS.find(({ value }) => value === content_type.model)?.label ?? copy.object;

/** As their screens show them. */
const NUMBERS: Readonly<Record<string, (id: number) => string>> = {
  notice: noticeNumber,
  counternotice: counterNoticeNumber,
};

/** Display name of the object, such as "Order 0042"; a deleted object has only its number. */
export const objectName = (entry: HistoryEntry): string => {
  const kind = kindOf(entry);
  if (entry.content_type.model === 'order') return `${kind} ${entry.object_name}`;
  return entry.object_name || `${kind} ${(NUMBERS[entry.content_type.model] ?? String)(entry.object_id)}`;
};

type Destination = Pick<LinkProps, 'to' | 'params' | 'search'>;

/** Path of the object's screen; undefined when it has none or was deleted. */
function placeOf({ content_type: { model }, object_id, company, object_name }: HistoryEntry): Destination | null {
  const id = String(object_id);
  const inCompany = (tab: string, more: Record<string, string> = {}): Destination | null =>
    company && { to: '/company/$company_id', params: { company_id: String(company.id) }, search: { tab, ...more } };
  if (model === 'event') return inCompany('events');
  if (model === 'counternotice') return { to: '/counter-notices/$id', params: { id } };
  if (model === 'order') return company && { to: '/orders/$order_id/detail', params: { order_id: id } };
  if (object_name === '') return null;
  if (model === 'subscriber') return inCompany('repeat-infringers', { subscriber: id });
  if (model === 'company') return { to: '/company/$company_id', params: { company_id: id } };
  if (model === 'domain') return { to: '/domains/$id/detail', params: { id } };
  if (model === 'notice') return { to: '/notices/$id', params: { id } };
  if (model === 'contact') return { to: '/senders/$sender_id', params: { sender_id: id } };
  if (model === 'filter') return { to: '/filters/$id/detail', params: { id } };
  if (model === 'ignoredlink') return { to: '/ignored-links/$id/detail', params: { id } };
  if (model === 'user') return { to: '/profile/$profile_id', params: { profile_id: id } };
  if (model === 'representative') return inCompany('representatives');
  if (model === 'token') return inCompany('integrations');
  return model === 'invoice' ? inCompany('invoices') : null;
}

/** The object's name as a link. In a row, it is stacked above the link that covers the whole row. */
export function EntryObject({ entry }: { entry: HistoryEntry }) {
  const place = placeOf(entry);
  const name = objectName(entry);
  if (!place) return <span className="text-14 text-ink-2 [overflow-wrap:anywhere]">{name}</span>;
  return (
    <Link
      {...(place as { to: '/' })}
      className="relative z-10 text-14 text-ink underline decoration-line-strong/50 underline-offset-4 [overflow-wrap:anywhere] hover:text-primary hover:decoration-current touch:py-3"
    >
      {name}
    </Link>
  );
}

/** The kind, unless the name includes it, and the company. */
export function objectHint(entry: HistoryEntry, withCompany: boolean): string {
  const kind = objectName(entry).startsWith(`${kindOf(entry)} `) ? null : kindOf(entry);
  const company = withCompany && entry.content_type.model !== 'company' ? entry.company?.name : null;
  return [kind, company].filter(Boolean).join(' · ');
}
