import type { LinkProps } from '@tanstack/react-router';
import type { Company } from '#core/contract/companies.ts';
import type { NoticeRow } from '#core/contract/notices.ts';
import type { Order } from '#core/contract/orders.ts';
import { COMPANY_STATUS, ORDER_TYPE } from '#core/lookups.ts';
import { dateOf, daysBetween } from '#core/rules/calendar.ts';
import { dollars } from '#core/rules/money.ts';
import { formatAgo, formatCalendarDate, plural } from '#web/lib/format.ts';
import { openOrderPlace } from '#web/lib/open-order-place.ts';
import { RENEWAL_SOON_DAYS } from '#web/lib/protection.ts';
import { whyNoOrder } from '#web/ui/order-obstacle.tsx';

/** Something that waits for this person. */
export interface Need {
  kind: 'pay' | 'draft' | 'expiry' | 'lapsed' | 'process' | 'attention' | 'notices';
  title: string;
  text: string;
  leadsTo: Pick<LinkProps, 'to' | 'params'> & { search?: Record<string, string> };
}

/** Who is not protected comes before who has to pay, and that before what is only about to go wrong. */
const URGENCY: readonly Need['kind'][] = ['lapsed', 'process', 'pay', 'expiry', 'attention', 'draft'];

export const byUrgency = (needs: readonly Need[]): readonly Need[] =>
  needs.toSorted((one, other) => URGENCY.indexOf(one.kind) - URGENCY.indexOf(other.kind));

const toOrder = ({ id }: { id: number }): Need['leadsTo'] => ({
  to: '/orders/$order_id/detail',
  params: { order_id: String(id) },
});
const toCompany = ({ id }: { id: number }, tab?: string): Need['leadsTo'] => ({
  to: '/company/$company_id',
  params: { company_id: String(id) },
  ...(tab && { search: { tab } }),
});

export const orderToPay = (order: Order): Need => ({
  kind: 'pay',
  title: `Order ${order.number} is waiting for payment`,
  text: `${order.company.name}, ${dollars(order.amount)} a ${order.period}`,
  leadsTo: { to: '/payment', search: { order: String(order.id) } },
});

/** What a draft leaves undone, by its kind. */
const DRAFTS: Readonly<Record<number, string>> = {
  [ORDER_TYPE.registration]: 'is not protected until it is paid and filed',
  [ORDER_TYPE.renewal]: 'is not renewed until you submit it',
  [ORDER_TYPE.amendment]: 'stays as it is filed until you submit it',
  [ORDER_TYPE.removal]: 'is not removed until you submit it',
};

export const draftToFinish = (order: Order): Need => ({
  kind: 'draft',
  title: `${order.type.name} order ${order.number} is a draft`,
  text: `${order.company.name} ${DRAFTS[order.type.id] ?? ''}`,
  leadsTo: openOrderPlace(order.company.id, order),
});

/** The renewal itself for who may place it; the rest see how the company stands. */
const toRenewal = (company: Company, mayRenew: boolean): Need['leadsTo'] =>
  mayRenew && whyNoOrder(company) === null
    ? { to: '/company/$company_id/renew', params: { company_id: String(company.id) } }
    : toCompany(company);

/** What a company wants of its people; nothing when all is well, or when its order is on its way. */
export function companyNeed(company: Company, mayRenew: boolean, today: string = dateOf(new Date())): Need | null {
  const { expires_date, subscription, status, protection } = company;
  if (status.id === COMPANY_STATUS.removed || company.open_order) return null;
  const leadsTo = toRenewal(company, mayRenew);
  const renew = leadsTo.to === '/company/$company_id/renew' ? ' · Renew now' : '';
  if (protection === 'not_protected') {
    const lapsed = expires_date
      ? `The designation lapsed on ${formatCalendarDate(expires_date)}${renew}`
      : 'No agent is designated';
    return { kind: 'lapsed', title: `${company.name} is not protected`, text: lapsed, leadsTo };
  }
  const left = expires_date === null ? null : daysBetween(today, expires_date);
  if (left !== null && expires_date !== null && left <= RENEWAL_SOON_DAYS) {
    return {
      kind: 'expiry',
      title: `${company.name} expires in ${plural(left, 'day')}`,
      text: `Protected until ${formatCalendarDate(expires_date)}${renew}`,
      leadsTo,
    };
  }
  if (subscription?.status === 'past_due') {
    const text = 'The subscription could not be charged';
    return { kind: 'pay', title: `${company.name} is past due`, text, leadsTo: toCompany(company, 'billing') };
  }
  if (protection !== 'action_needed') return null;
  return {
    kind: 'attention',
    title: `${company.name} needs attention`,
    text: 'Its notices may not reach you',
    leadsTo: toCompany(company),
  };
}

/** For superusers: what is paid and not filed yet. */
export function ordersToProcess(count: number, oldest: Order | undefined): Need | null {
  if (count === 0) return null;
  return {
    kind: 'process',
    title: `${plural(count, 'order')} to process`,
    text: oldest ? `The oldest was placed ${formatAgo(oldest.created_date)}` : 'Paid and not filed yet',
    leadsTo:
      count === 1 && oldest
        ? toOrder(oldest)
        : { to: '/orders', search: { status: 'processing', sort: 'created_date' } },
  };
}

/** Notices that nobody has looked at. */
export function noticesToRead(count: number, oldest: NoticeRow | undefined): Need | null {
  if (count === 0) return null;
  return {
    kind: 'notices',
    title: `${plural(count, 'notice')} to read`,
    text: oldest ? `The oldest came ${formatAgo(oldest.received_date)}` : 'Nobody has looked at them yet',
    leadsTo:
      count === 1 && oldest
        ? { to: '/notices/$id', params: { id: String(oldest.id) } }
        : { to: '/notices', search: { status: 'new', sort: 'received_date' } },
  };
}

export const ordersUnpaid = (count: number): Need | null =>
  count === 0
    ? null
    : {
        kind: 'pay',
        title: `${plural(count, 'order')} waiting for payment`,
        text: 'Look whether a manual payment has arrived',
        leadsTo: { to: '/orders', search: { status: 'waiting' } },
      };

export const companiesExpired = (count: number): Need | null =>
  count === 0
    ? null
    : {
        kind: 'lapsed',
        title: `${plural(count, 'company', 'companies')} expired`,
        text: 'Not protected until the renewal is filed',
        leadsTo: { to: '/companies', search: { status: 'expired' } },
      };

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** What is new, in one sentence. */
export function needsSentence(count: number): string {
  if (count === 0) return 'Nothing needs you right now.';
  return `${NUMBERS[count] ?? count} ${count === 1 ? 'thing needs' : 'things need'} you.`;
}
