import type { Event } from '#core/contract/history.ts';
import { orderNumber } from '#core/rules/order-number.ts';

/** What an event is about: an order, or the company itself. */
export const aboutWhat = ({ content_type, object_id, company_name }: Event): string =>
  content_type.model === 'order' ? `Order ${orderNumber(object_id)}` : company_name;
