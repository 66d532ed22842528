import { SUPPORT_EMAIL } from '#core/constants.ts';
import type { Standing } from '#core/contract/standing.ts';
import { ORDER_STATUS, ORDER_TYPE } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import type { Reason } from '#core/rules/standing.ts';
import { formatCalendarDate } from '../../lib/format.ts';

type Facts = Pick<Standing, 'expires_date' | 'open_order'> & { failed_forwards?: number };

const date = ({ expires_date }: Facts): string => (expires_date ? formatCalendarDate(expires_date) : '');

/** A reason as a sentence. */
export function reasonText({ code }: Pick<Reason, 'code'>, facts: Facts): string {
  const { standing } = messages;
  switch (code) {
    case 'removed':
      return messages.companyRemoved;
    case 'lapsed':
      return standing.lapsed(date(facts));
    case 'expires_soon':
      return standing.expires_soon(date(facts));
    case 'forward_failed':
      return standing.forward_failed(facts.failed_forwards ?? 1);
    default:
      return standing[code];
  }
}

const OF_DESIGNATION: readonly Reason['code'][] = ['not_designated', 'lapsed', 'expires_soon'];

/** Whether it is about what is filed, and so about the open order too. */
export const isOfDesignation = ({ code }: Pick<Reason, 'code'>): boolean => OF_DESIGNATION.includes(code);

/** Why there is nothing to click; null where there is. */
export function whyNoMend(reason: Pick<Reason, 'code' | 'mend'>, { open_order }: Facts): string | null {
  const { standing } = messages;
  if (reason.mend !== null || !isOfDesignation(reason)) return null;
  if (!open_order) return standing.suspended(SUPPORT_EMAIL);
  if (open_order.type.id === ORDER_TYPE.removal) return standing.removing(open_order.number);
  return open_order.status.id === ORDER_STATUS.processing ? standing.filing(open_order.number) : null;
}
