import { SUPPORT_EMAIL } from '#core/constants.ts';
import type { Reason, Standing } from '#core/contract/standing.ts';
import { COMPANY_STATUS, ORDER_STATUS, ORDER_TYPE } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { longDate } from '#core/rules/calendar.ts';
import type { Mend, NoticeAge } from '#core/rules/standing.ts';
import { type Letter, type LetterItem, letter } from '../../../mail/letter.ts';

export interface CompanyWeek {
  id: number;
  name: string;
  status_id: number;
  standing: Standing;
  /** In the seven days that the letter is about. */
  received: number;
  /** What the reader's roles let them do. */
  may(mend: Mend): boolean;
  handlesNotices: boolean;
}

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

const AGES: Readonly<Record<NoticeAge, string>> = {
  day: 'since yesterday',
  week: 'up to a week old',
  month: 'up to a month old',
  older: 'older than a month',
};

/** As on the company's own screen, in the same words. A removed one is not told of. */
function sentence({ code }: Reason, { expires_date, failed_forwards }: Standing): string {
  const { standing } = messages;
  if (code === 'removed') return messages.companyRemoved;
  if (code === 'forward_failed') return standing.forward_failed(failed_forwards);
  if (code === 'lapsed' || code === 'expires_soon') return standing[code](longDate(expires_date!));
  return standing[code];
}

function mendUrl(publicUrl: string, mend: Mend, { id, standing: { open_order } }: CompanyWeek): string {
  const company = `${publicUrl}/company/${id}`;
  if (mend === 'renew') return `${company}/renew/`;
  if (mend === 'update_card') return `${company}?tab=billing`;
  if (mend === 'pay_order' && open_order) return `${publicUrl}/payment?order=${open_order.id}`;
  if (mend === 'finish_order' && open_order) return `${publicUrl}/orders/${open_order.id}/detail`;
  return company;
}

/** Why nobody has to do anything about it, where that is so. */
function apart({ status_id, standing: { open_order } }: CompanyWeek, { mend, code }: Reason): string {
  if (mend !== null) return ` ${messages.standing.others}`;
  if (code === 'past_due' || code === 'forward_failed') return '';
  if (open_order?.type.id === ORDER_TYPE.removal) return ` ${messages.standing.removing(open_order.number)}`;
  if (open_order?.status.id === ORDER_STATUS.processing) return ` ${messages.standing.filing(open_order.number)}`;
  return status_id === COMPANY_STATUS.suspended ? ` ${messages.standing.suspended(SUPPORT_EMAIL)}` : '';
}

function reasonItem(publicUrl: string, company: CompanyWeek, reason: Reason): LetterItem {
  const text = sentence(reason, company.standing);
  if (reason.mend && company.may(reason.mend)) return { text, url: mendUrl(publicUrl, reason.mend, company) };
  return `${text}${apart(company, reason)}`;
}

const STANDS = { protected: 'Protected', action_needed: 'Action needed', not_protected: 'Not protected' } as const;

function noticeItems(
  publicUrl: string,
  { received, standing: { open_notices }, handlesNotices }: CompanyWeek,
): LetterItem[] {
  const waiting = open_notices.ages.reduce((sum, { new_count }) => sum + new_count, 0);
  const ages = open_notices.ages.filter(({ count }) => count > 0).map(({ age, count }) => `${count} ${AGES[age]}`);
  const notices = `${publicUrl}/notices`;
  return [
    ...(received > 0 ? [`${plural(received, 'new notice')} last week.`] : []),
    ...(open_notices.count > 0 ? [`${plural(open_notices.count, 'open notice')}: ${ages.join(', ')}.`] : []),
    ...(handlesNotices && waiting > 0
      ? [
          {
            text: `${waiting === 1 ? '1 of them has' : `${waiting} of them have`} not been reviewed yet.`,
            url: notices,
          },
        ]
      : []),
  ];
}

function companyList(publicUrl: string, company: CompanyWeek) {
  const { protection, reasons, expires_date } = company.standing;
  const until = protection === 'protected' && expires_date ? ` until ${longDate(expires_date)}` : '';
  return {
    title: `${company.name}: ${STANDS[protection]}${until}`,
    items: [...reasons.map((reason) => reasonItem(publicUrl, company, reason)), ...noticeItems(publicUrl, company)],
  };
}

/** How many things the reader can do something about. */
const toDo = ({ standing: { reasons }, may }: CompanyWeek): number =>
  reasons.filter(({ mend }) => mend !== null && may(mend)).length;

const sum = (companies: readonly CompanyWeek[], of: (company: CompanyWeek) => number): number =>
  companies.reduce((total, company) => total + of(company), 0);

/** So many companies are told of one by one; the rest are behind the link. */
const SHOWN = 25;

/** Those that have something to say: a letter that says "all is well" every week is soon not read. */
export const hasNews = ({ standing, received }: CompanyWeek): boolean =>
  received > 0 || standing.open_notices.count > 0 || standing.reasons.length > 0;

interface Digest {
  publicUrl: string;
  unsubscribeUrl: string;
  companies: readonly CompanyWeek[];
}

export function digestLetter({ publicUrl, unsubscribeUrl, companies }: Digest): Letter {
  const told = companies.filter(hasNews);
  const [received, open, things] = [
    sum(told, (c) => c.received),
    sum(told, (c) => c.standing.open_notices.count),
    sum(told, toDo),
  ];
  const news = [
    received > 0 ? plural(received, 'new notice') : open > 0 ? plural(open, 'open notice') : '',
    things > 0 ? `${things === 1 ? '1 item needs' : `${things} items need`} your attention` : '',
  ].filter(Boolean);
  const quiet = companies.length - told.length;
  const rest = told.length - SHOWN;
  return letter({
    subject: `Weekly summary: ${news.join(', ') || 'the status of your companies'}`,
    greeting: 'Hello,',
    paragraphs: [
      'Here is the status of your companies, with new and open notices and anything that needs your attention.',
    ],
    lists: [
      ...told.slice(0, SHOWN).map((company) => companyList(publicUrl, company)),
      ...(rest > 0
        ? [{ title: 'Not shown here', items: [`${plural(rest, 'more company').replace('companys', 'companies')}.`] }]
        : []),
      ...(quiet > 0
        ? [
            {
              title: 'No action needed',
              items: [
                `${quiet === 1 ? '1 other company is' : `${quiet} other companies are`} protected, with no open notices.`,
              ],
            },
          ]
        : []),
    ],
    action: { label: 'Open Safeharbor', url: publicUrl },
    closing: 'You receive this summary on Mondays when there is something to report.',
    footLink: { label: 'Unsubscribe', url: unsubscribeUrl },
  });
}
