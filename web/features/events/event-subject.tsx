import type { Event } from '#core/contract/records/history.ts';
import { eventSubjectCopy as copy } from '#core/copy/records/events.ts';
import { counterNoticeNumber } from '#core/rules/intake/counter-notice.ts';
import { orderNumber } from '#core/rules/trade/order-number.ts';
import { TextLink } from '#web/ui/link.tsx';

/** Whether the event is about an object with a screen of its own, or about the company itself. */
export const hasSubject = ({ content_type: { model }, notice }: Event): boolean =>
  model === 'order' || model === 'counternotice' || notice !== null;

/** The object of an event: an order, a notice or a counter-notice, as a link, or the company itself. */
export function EventSubject({ event: { content_type, object_id, company_name, notice } }: { event: Event }) {
  if (content_type.model === 'order') {
    return (
      <TextLink to="/orders/$order_id/detail" params={{ order_id: String(object_id) }}>
        {copy.order(orderNumber(object_id))}
      </TextLink>
    );
  }
  if (content_type.model === 'counternotice') {
    return (
      <TextLink to="/counter-notices/$id" params={{ id: String(object_id) }}>
        {copy.counterNotice(counterNoticeNumber(object_id))}
      </TextLink>
    );
  }
  if (!notice) return company_name;
  return (
    <TextLink to="/notices/$id" params={{ id: String(notice.id) }}>
      {copy.notice(notice.number, notice.subject)}
    </TextLink>
  );
}
