import { orderTypeLookup, statusLookup } from '#core/lookups.ts';
import { noticeNumber } from '#core/rules/intake/notice-number.ts';
import { dateOf, daysBetween } from '#core/rules/text/calendar.ts';
import { orderNumber } from '#core/rules/trade/order-number.ts';
import type { Announcement } from '../../../../db/announce.ts';
import { EVERYTHING } from '../../../../db/scope.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { type UrlWithState, urlStatesOf } from '../../actions/url-states.ts';
import { getView } from '../../counter-notices/read/counter-notices.queries.ts';
import { presentRow } from '../../counter-notices/read/present.ts';
import type { MessageData } from './body.ts';
import { expiryOf, noticeFacts, orderFacts } from './messages.queries.ts';

const urlsOf = async ({ db }: Tx, notice_id: number): Promise<UrlWithState[]> =>
  (await urlStatesOf(db, [notice_id])).get(notice_id) ?? [];

/** Never the letter, a name or an email address. */
async function noticeData(tx: Tx, company_id: number, id: number): Promise<MessageData> {
  const { status_id, received_date, completeness } = await noticeFacts(tx.db, id);
  const urls = (await urlsOf(tx, id)).filter(({ domain_company_id: owner }) => owner === null || owner === company_id);
  return {
    urls: urls.map((url) => ({ id: url.id, url: url.url, state: url.state })),
    data: (some) => ({
      company_id,
      notice: {
        ...{ id, number: noticeNumber(id), kind: completeness.kind, verdict: completeness.verdict },
        ...{ status: statusLookup(status_id), received_date: received_date.toISOString() },
        ...{ urls_count: urls.length, urls: some },
      },
    }),
  };
}

async function counterNoticeData(tx: Tx, company_id: number, id: number): Promise<MessageData> {
  const reader = { now: tx.now, agent: '', maySeeHandles: () => false };
  const row = presentRow(found(await getView(tx.db, EVERYTHING, id, tx.now)), reader);
  const notice_id = row.notice?.id ?? null;
  const states = new Map((notice_id === null ? [] : await urlsOf(tx, notice_id)).map((url) => [url.id, url.state]));
  const { number, verdict, outcome, received_date, clock, urls_count } = row;
  return {
    urls: row.urls.map((url) => ({ ...url, state: (url.id !== null && states.get(url.id)) || null })),
    data: (urls) => ({
      company_id,
      counter_notice: { id, number, notice_id, verdict, outcome, received_date, clock, urls_count, urls },
    }),
  };
}

const withoutUrls = (data: object): MessageData => ({ urls: [], data: () => data });

async function orderData({ db }: Tx, company_id: number, id: number): Promise<MessageData> {
  const { type_id, status_id } = await orderFacts(db, id);
  const order = { id, number: orderNumber(id), type: orderTypeLookup(type_id), status: statusLookup(status_id) };
  return withoutUrls({ company_id, order });
}

async function designationData({ db, now }: Tx, company_id: number): Promise<MessageData> {
  const { expires_date } = await expiryOf(db, company_id);
  const days_left = expires_date === null ? 0 : Math.max(0, daysBetween(dateOf(now), expires_date));
  return withoutUrls({ company_id, designation: { expires_date, days_left } });
}

/** The `data` of a message, as things are at the end of the transaction. */
export function dataOf(tx: Tx, company_id: number, { type, object_id, facts }: Announcement): Promise<MessageData> {
  switch (type) {
    case 'counter_notice.received':
    case 'counter_notice.restore_due':
      return counterNoticeData(tx, company_id, object_id);
    case 'order.completed':
      return orderData(tx, company_id, object_id);
    case 'designation.expiring':
    case 'designation.expired':
      return designationData(tx, company_id);
    case 'designation.record_differs':
      return Promise.resolve(withoutUrls({ company_id, record: { differences: facts?.differences ?? [] } }));
    default:
      return noticeData(tx, company_id, object_id);
  }
}
