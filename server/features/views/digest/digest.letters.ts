import type { ProtectionReport, Reason } from '#core/contract/views/protection.ts';
import { PROTECTION_LABELS, REMEDY_OF_OTHERS, reasonSentence, whyNoRemedy } from '#core/copy/registry/protection.ts';
import { shortDate } from '#core/rules/text/dates.ts';
import { plural } from '#core/rules/text/numbers.ts';
import type { NoticeAge, Remedy } from '#core/rules/views/protection.ts';
import { type Letter, type LetterItem, letter } from '../../../mail/letter.ts';

export interface CompanyWeek {
  id: number;
  name: string;
  status_id: number;
  report: ProtectionReport;
  /** In the seven days before the digest. */
  received: number;
  /** Whether the reader's roles allow a remedy. */
  may(remedy: Remedy): boolean;
  handlesNotices: boolean;
}

const AGES: Readonly<Record<NoticeAge, string>> = {
  day: 'since yesterday',
  week: 'up to a week old',
  month: 'up to a month old',
  older: 'older than a month',
};

function remedyUrl(publicUrl: string, remedy: Remedy, { id, report: { open_order } }: CompanyWeek): string {
  const company = `${publicUrl}/company/${id}`;
  if (remedy === 'renew') return `${company}/renew/`;
  if (remedy === 'update_card') return `${company}?tab=billing`;
  if (remedy === 'pay_order' && open_order) return `${publicUrl}/payment?order=${open_order.id}`;
  if (remedy === 'finish_order' && open_order) return `${publicUrl}/orders/${open_order.id}/detail`;
  return company;
}

/** The explanation when the reader cannot take the remedy; empty when there is none. */
function explanation({ report }: CompanyWeek, reason: Reason, supportEmail: string): string {
  const why = reason.mend !== null ? REMEDY_OF_OTHERS : whyNoRemedy(reason, report, supportEmail);
  return why === null ? '' : ` ${why}`;
}

type Site = Pick<Digest, 'publicUrl' | 'supportEmail'>;

function reasonItem({ publicUrl, supportEmail }: Site, company: CompanyWeek, reason: Reason): LetterItem {
  const text = reasonSentence(reason, company.report, shortDate);
  if (reason.mend && company.may(reason.mend)) return { text, url: remedyUrl(publicUrl, reason.mend, company) };
  return `${text}${explanation(company, reason, supportEmail)}`;
}

function noticeItems(
  publicUrl: string,
  { received, report: { open_notices }, handlesNotices }: CompanyWeek,
): LetterItem[] {
  const ages = open_notices.ages.filter(({ count }) => count > 0).map(({ age, count }) => `${count} ${AGES[age]}`);
  const text = (words: string) => `${words}: ${ages.join(', ')}.`;
  const open = handlesNotices
    ? { text: text(`${plural(open_notices.count, 'notice')} to handle`), url: `${publicUrl}/notices?status=to-handle` }
    : text(plural(open_notices.count, 'open notice'));
  return [
    ...(received > 0 ? [`${plural(received, 'new notice')} last week.`] : []),
    ...(open_notices.count > 0 ? [open] : []),
  ];
}

function companyList(site: Site, company: CompanyWeek) {
  const { protection, reasons, expires_date } = company.report;
  const until = protection === 'protected' && expires_date ? ` until ${shortDate(expires_date)}` : '';
  return {
    title: `${company.name}: ${PROTECTION_LABELS[protection]}${until}`,
    items: [...reasons.map((reason) => reasonItem(site, company, reason)), ...noticeItems(site.publicUrl, company)],
  };
}

/** Number of reasons that the reader can act on, and one for open notices, which are work for those who handle them. */
const actionableCount = ({ report: { reasons, open_notices }, may, handlesNotices }: CompanyWeek): number =>
  reasons.filter(({ mend }) => mend !== null && may(mend)).length + (handlesNotices && open_notices.count > 0 ? 1 : 0);

const sum = (companies: readonly CompanyWeek[], of: (company: CompanyWeek) => number): number =>
  companies.reduce((total, company) => total + of(company), 0);

/** Maximum number of companies listed; the rest are behind the link. */
const SHOWN = 25;

/** Companies with something to report: a weekly "all is well" mail soon goes unread. */
export const hasNews = ({ report, received }: CompanyWeek): boolean =>
  received > 0 || report.open_notices.count > 0 || report.reasons.length > 0;

interface Digest {
  publicUrl: string;
  supportEmail: string;
  unsubscribeUrl: string;
  companies: readonly CompanyWeek[];
}

export function digestLetter({ publicUrl, supportEmail, unsubscribeUrl, companies }: Digest): Letter {
  const reported = companies.filter(hasNews);
  const [received, open, things] = [
    sum(reported, (c) => c.received),
    sum(reported, (c) => c.report.open_notices.count),
    sum(reported, actionableCount),
  ];
  const news = [
    received > 0 ? plural(received, 'new notice') : open > 0 ? plural(open, 'open notice') : '',
    things > 0 ? `${things === 1 ? '1 item needs' : `${things} items need`} your attention` : '',
  ].filter(Boolean);
  const quiet = companies.length - reported.length;
  const rest = reported.length - SHOWN;
  return letter({
    subject: `Weekly summary: ${news.join(', ') || 'the status of your companies'}`,
    greeting: 'Hello,',
    paragraphs: [
      'Here is the status of your companies, with new and open notices and anything that needs your attention.',
    ],
    lists: [
      ...reported.slice(0, SHOWN).map((company) => companyList({ publicUrl, supportEmail }, company)),
      ...(rest > 0 ? [{ title: 'Not shown here', items: [`${plural(rest, 'more company', 'more companies')}.`] }] : []),
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
