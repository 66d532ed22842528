import type { Company } from '#core/contract/registry/companies.ts';
import { COMPANY_FIELD_RULES, type CompanyField } from '#core/contract/registry/company-fields.ts';
import type { Order, OrderDomain } from '#core/contract/trade/orders.ts';
import { putOnSiteCopy } from '#core/copy/registry/agent-block.ts';
import { ORDER_TYPE } from '#core/lookups.ts';
import type { AgentBlock } from '#core/rules/registry/agent-block.ts';
import { shortDate } from '#core/rules/text/dates.ts';
import { plural } from '#core/rules/text/numbers.ts';
import { type Letter, letter, type Paragraph } from '../../../../mail/letter.ts';
import type { PageUrls } from '../../../registry/public-pages/settings.ts';
import type { OrderType } from '../place/make-order.ts';

interface Completed {
  publicUrl: string;
  order: Order;
  company: Pick<Company, 'id' | 'name' | 'expires_date'>;
  block: AgentBlock;
  /** The public page, if it is on. */
  page: PageUrls | null;
}

const DONE: Readonly<Record<OrderType, (company: string) => string>> = {
  [ORDER_TYPE.registration]: (company) => `We filed the agent designation of ${company} with the Copyright Office.`,
  [ORDER_TYPE.amendment]: (company) => `We filed the amendment for ${company} with the Copyright Office.`,
  [ORDER_TYPE.renewal]: (company) => `We renewed the agent designation of ${company} with the Copyright Office.`,
  [ORDER_TYPE.removal]: (company) =>
    `We removed ${company} from the directory of the Copyright Office, as you requested. It is no longer protected by the safe harbor, and we no longer forward notices to you.`,
};

const SHOWN_DOMAINS = 20;

const domainList = (title: string, domains: readonly OrderDomain[]) => {
  const rest = domains.length - SHOWN_DOMAINS;
  return {
    title: `${title} (${plural(domains.length, 'domain')})`,
    items: domains.slice(0, SHOWN_DOMAINS).map(({ unicode_name }) => unicode_name),
    ...(rest > 0 && { more: `and ${rest} more` }),
  };
};

const labelOf = (field: string): string => COMPANY_FIELD_RULES[field as CompanyField]?.label ?? field;

/** The fields and domains that the order changed. */
function changesIn({ changes, added, removed }: Order) {
  const fields = changes.map(({ field, to }) => `${labelOf(field)}: ${to === null || to === '' ? 'none' : to}`);
  return [
    ...(fields.length > 0 ? [{ title: 'Changed', items: fields }] : []),
    ...(added.length > 0 ? [domainList('Added', added)] : []),
    ...(removed.length > 0 ? [domainList('Removed', removed)] : []),
  ];
}

/** Our own facts, one per line. */
const factsOf = ({ order, company }: Completed, hasDate: boolean): Paragraph => ({
  quoted: [
    `Order: ${order.number} (${order.type.name})`,
    `Registration ID: ${order.dmca_registration_id}`,
    `Public ID: ${order.dmca_public_id}`,
    ...(hasDate ? [`Valid until: ${shortDate(company.expires_date!)}`] : []),
  ].join('\n'),
});

/** What to link to beside the block, which is the same whether the page is on or off. */
const linksTo = (page: PageUrls | null): Paragraph[] =>
  page === null
    ? []
    : [
        'You can also link to your notice form and your copyright policy:',
        { quoted: `Notice form: ${page.notice_url}\nCopyright policy: ${page.url}` },
      ];

/** beyond §23: what was filed, both ids, the date it holds until, and the block for the customer's own site. */
export function completedLetter(completed: Completed): Letter {
  const { publicUrl, order, company, block, page } = completed;
  const type = order.type.id as OrderType;
  const isRemoval = type === ORDER_TYPE.removal;
  return letter({
    subject: `Order ${order.number} is complete: ${order.type.name.toLowerCase()} of ${company.name}`,
    greeting: 'Hello,',
    paragraphs: [
      DONE[type](company.name),
      factsOf(completed, !isRemoval && company.expires_date !== null),
      ...(isRemoval ? [] : [putOnSiteCopy.why, { quoted: block.text }, ...linksTo(page)]),
    ],
    lists: changesIn(order),
    action: { label: 'View your order', url: `${publicUrl}/orders/${order.id}/detail` },
    ...(!isRemoval && { closing: 'The text for your site is also attached as HTML.' }),
  });
}
