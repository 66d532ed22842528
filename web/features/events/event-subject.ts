import type { Event } from '#core/contract/records/history.ts';
import { eventSubjectCopy as copy } from '#core/copy/records/events.ts';
import { orderNumber } from '#core/rules/trade/order-number.ts';

/** Label of an event's object: an order, or the company itself. */
export const eventSubject = ({ content_type, object_id, company_name }: Event): string =>
  content_type.model === 'order' ? copy.order(orderNumber(object_id)) : company_name;
