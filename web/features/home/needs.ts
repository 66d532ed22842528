import type { Card } from '#core/contract/views/card.ts';
import type { CompanyWithReasons, HomeNotices, OrderBrief } from '#core/contract/views/home.ts';
import { isOfDesignation, REMEDY_LABELS } from '#core/copy/registry/protection.ts';
import { needsCopy as copy } from '#core/copy/views/home.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { counterNoticeNumber } from '#core/rules/intake/counter-notice.ts';
import { dateOf, daysBetween } from '#core/rules/text/calendar.ts';
import { dollars } from '#core/rules/text/money.ts';
import { kindOf } from '#core/rules/trade/order-kinds.ts';
import type { ReasonCode, Remedy } from '#core/rules/views/protection.ts';
import { formatAgo, formatCalendarDate } from '#web/lib/format.ts';
import { isBeingRegistered, RENEWAL_SOON_DAYS } from '#web/product/companies/protection.ts';
import { type LinkTarget, remedyLink } from '#web/product/companies/remedy-link.ts';
import { openOrderLink } from '#web/product/orders/open-order-link.ts';
import { whyNoOrder } from '#web/product/orders/order-obstacle.tsx';

/** An item that needs the user's attention. */
export interface Need {
  kind:
    | 'pay'
    | 'draft'
    | 'expiry'
    | 'lapsed'
    | 'process'
    | 'attention'
    | 'notices'
    | 'unmatched'
    | 'unread'
    | 'forms'
    | 'failed'
    | 'grave'
    | 'due'
    | 'info';
  title: string;
  text: string;
  leadsTo: LinkTarget;
}

export const isNeed = (need: Need | null): need is Need => need !== null;

/** Sort order: unprotected companies, then payments, then warnings. */
const URGENCY: readonly Need['kind'][] = [
  ...([
    'lapsed',
    'grave',
    'due',
    'failed',
    'attention',
    'process',
    'unread',
    'unmatched',
    'forms',
    'notices',
    'pay',
    'expiry',
    'info',
    'draft',
  ] as const),
];

export const byUrgency = (needs: readonly Need[]): readonly Need[] =>
  needs.toSorted((one, other) => URGENCY.indexOf(one.kind) - URGENCY.indexOf(other.kind));

const GRAVITIES = { grave: 'grave', warning: 'due', info: 'info' } as const satisfies Record<
  Card['gravity'],
  Need['kind']
>;

/** What the server asks for, such as material that can be put back. Its link is a path of the client. */
export function cardNeed({ gravity, text, link, date }: Card): Need {
  const { pathname, searchParams } = new URL(link, 'https://client.invalid');
  const counterNotice = /^\/counter-notices\/(\d+)/.exec(pathname)?.[1];
  const about = counterNotice ? copy.counterNotice(counterNoticeNumber(Number(counterNotice))) : copy.repeatInfringers;
  return {
    kind: GRAVITIES[gravity],
    title: text,
    text: `${about} · ${formatAgo(date)}`,
    leadsTo: { to: pathname as LinkTarget['to'], search: Object.fromEntries(searchParams) },
  };
}

const toOrder = ({ id }: { id: number }): LinkTarget => ({
  to: '/orders/$order_id/detail',
  params: { order_id: String(id) },
});

export const orderToPay = (order: OrderBrief): Need => ({
  kind: 'pay',
  title: copy.orderIsWaitingForPayment(order.number),
  text: copy.companyAndPrice(order.company.name, dollars(order.amount), order.period),
  leadsTo: { to: '/payment', search: { order: String(order.id) } },
});

export const draftToFinish = (order: OrderBrief): Need => ({
  kind: 'draft',
  title: copy.orderIsADraft(order.type.name, order.number),
  text: `${order.company.name} ${kindOf(order.type.id).texts.undone}`,
  leadsTo: openOrderLink(order.company.id, order),
});

/**
 * A registered company, or one whose registration is paid, without domains: no notice can be matched to it. Domains are added to an
 * unpaid order, or by amendment.
 */
export function lacksDomains(company: CompanyWithReasons, mayEdit: boolean): Need | null {
  const { id, name, counts, status, designation, open_order } = company;
  const isPaid = designation !== null || isBeingRegistered(company);
  if (counts.domains > 0 || !isPaid || status.id === COMPANY_STATUS.removed) return null;
  const params = { company_id: String(id) };
  const mayAmend = mayEdit && whyNoOrder(company) === null;
  return {
    kind: 'attention',
    title: copy.hasNoDomains(name),
    text: isBeingRegistered(company) ? copy.addDomainsLater : mayAmend ? copy.addDomainsNow : copy.matchedByDomain,
    leadsTo: mayAmend
      ? { to: '/company/$company_id/amendment/submit-changes', params }
      : open_order
        ? openOrderLink(id, open_order)
        : { to: '/company/$company_id', params },
  };
}

type May = (remedy: Remedy) => boolean;

/** Title and urgency of each reason; expired companies come before expiring ones. */
const REASONS: Readonly<Record<ReasonCode, { kind: Need['kind']; title: (name: string) => string } | null>> = {
  removed: null,
  not_designated: { kind: 'lapsed', title: (name) => copy.isNotProtected(name) },
  lapsed: { kind: 'lapsed', title: (name) => copy.isNotProtected(name) },
  expires_soon: null,
  record_inactive: { kind: 'attention', title: (name) => copy.recordDiffers(name) },
  record_expired: { kind: 'attention', title: (name) => copy.recordDiffers(name) },
  agent_differs: { kind: 'attention', title: (name) => copy.recordDiffers(name) },
  past_due: { kind: 'pay', title: (name) => copy.isPastDue(name) },
  subscription_ended: { kind: 'pay', title: (name) => copy.subscriptionHasEnded(name) },
  no_notice_address: { kind: 'attention', title: (name) => copy.noOneReceivesNoticesFor(name) },
  forward_failed: { kind: 'failed', title: (name) => copy.noticeNotDelivered(name) },
};

const TEXTS: Readonly<Partial<Record<ReasonCode, string>>> = copy.texts;

/** Links to the remedy for users who may apply it; others see the company's status. */
function linkTo(company: CompanyWithReasons, remedy: Remedy | null, may: May): { leadsTo: LinkTarget; hint: string } {
  const own = remedy !== null && may(remedy) ? remedy : null;
  return { leadsTo: remedyLink(own, company), hint: own ? ` · ${REMEDY_LABELS[own]}` : '' };
}

function expiryNeed(company: CompanyWithReasons, may: May, today: string): Need[] {
  const { expires_date, protection, name } = company;
  if (expires_date === null || protection === 'not_protected' || company.open_order) return [];
  const left = daysBetween(today, expires_date);
  if (left > RENEWAL_SOON_DAYS) return [];
  const { leadsTo, hint } = linkTo(company, whyNoOrder(company) === null ? 'renew' : null, may);
  const text = copy.protectedUntil(formatCalendarDate(expires_date), hint);
  return [{ kind: 'expiry', title: copy.expiresInDays(name, left), text, leadsTo }];
}

/** A company's items, if any. Reasons that its open order resolves are left to the order's item. */
export function companyNeeds(company: CompanyWithReasons, may: May, today: string = dateOf(new Date())): Need[] {
  const { expires_date, name, open_order, reasons } = company;
  const reported = reasons.filter((reason) => !(open_order && isOfDesignation(reason)));
  const needs = reported.flatMap(({ code, mend }): Need[] => {
    const about = REASONS[code];
    if (!about) return [];
    const { leadsTo, hint } = linkTo(company, mend, may);
    const text = code === 'lapsed' && expires_date ? copy.lapsedOn(formatCalendarDate(expires_date)) : TEXTS[code];
    return [{ kind: about.kind, title: about.title(name), text: `${text}${hint}`, leadsTo }];
  });
  return [...needs, ...expiryNeed(company, may, today)];
}

/** For superusers: paid orders that aren't filed yet. */
export function ordersToProcess(count: number, oldest: OrderBrief | null): Need | null {
  if (count === 0) return null;
  return {
    kind: 'process',
    title: copy.ordersToProcess(count),
    text: oldest ? copy.oldestPlaced(count, formatAgo(oldest.created_date)) : copy.paidNotFiled,
    leadsTo:
      count === 1 && oldest
        ? toOrder(oldest)
        : { to: '/orders', search: { status: 'processing', sort: 'created_date' } },
  };
}

/** Open notices, by the reader's rule. */
export function noticesToHandle({
  open_count,
  oldest_open,
}: Pick<HomeNotices, 'open_count' | 'oldest_open'>): Need | null {
  if (open_count === 0) return null;
  return {
    kind: 'notices',
    title: copy.noticesToHandle(open_count),
    text: oldest_open ? copy.oldestArrived(open_count, formatAgo(oldest_open.received_date)) : copy.notHandledYet,
    leadsTo:
      open_count === 1 && oldest_open
        ? { to: '/notices/$id', params: { id: String(oldest_open.id) } }
        : { to: '/notices', search: { status: 'to-handle', sort: 'received_date' } },
  };
}

export const noticesUnmatched = (count: number): Need | null =>
  count === 0
    ? null
    : {
        kind: 'unmatched',
        title: copy.unassignedNoticeCount(count),
        text: copy.assignHint,
        leadsTo: { to: '/notices', search: { status: 'unmatched' } },
      };

export const noticesUnread = (count: number): Need | null =>
  count === 0
    ? null
    : {
        kind: 'unread',
        title: copy.unreadMessageCount(count),
        text: copy.unreadHint(count),
        leadsTo: { to: '/notices', search: { status: 'not-read' } },
      };

export const formsUnconfirmed = (count: number): Need | null =>
  count === 0
    ? null
    : {
        kind: 'forms',
        title: copy.unconfirmedFormCount(count),
        text: copy.unconfirmedFormsHint,
        leadsTo: { to: '/notices', search: { status: 'unconfirmed-forms' } },
      };

export const forwardsFailed = (count: number): Need | null =>
  count === 0
    ? null
    : {
        kind: 'failed',
        title: copy.undeliveredNoticeCount(count),
        text: copy.undeliveredHint,
        leadsTo: { to: '/notices', search: { status: 'not-delivered' } },
      };

export const ordersUnpaid = (count: number): Need | null =>
  count === 0
    ? null
    : {
        kind: 'pay',
        title: copy.ordersWaitingForPayment(count),
        text: copy.checkForIncomingPayments,
        leadsTo: { to: '/orders', search: { status: 'waiting' } },
      };

export const companiesExpired = (count: number): Need | null =>
  count === 0
    ? null
    : {
        kind: 'lapsed',
        title: copy.companiesExpired(count),
        text: copy.expiredHint,
        leadsTo: { to: '/companies', search: { status: 'expired' } },
      };

/** Summary in two short sentences: new notices and open items. */
export function homeSentence(recent: number, needs: number): string {
  const came = recent === 0 ? '' : copy.newNoticesSinceYesterday(recent);
  if (needs === 0) return copy.nothingNeedsAttention(came);
  return copy.itemsNeedAttention(came, needs);
}
