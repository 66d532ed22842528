import type { Completeness } from '../../rules/intake/notice-completeness.ts';
import type { ReportSource } from '../../rules/intake/report-numbers.ts';
import type { DeclineReason } from '../../rules/intake/url-states.ts';
import { thousands } from '../../rules/text/numbers.ts';

/** Names of the numbers of a report, on the screen and in the PDF. */
export const reportCopy = {
  month: 'Month',
  received: 'Received',
  urls: 'URLs',
  disabled: 'Disabled',
  gone: 'Not found',
  declined: 'Declined',
  open: 'Open',
  counter_notices: 'Counter-notices',
  restored: 'Restored',
  median_hours_to_disable: 'Median hours to disable',
  total: 'Total',
  none: '–',
} as const;

const KIND_NAMES: Readonly<Record<Completeness['kind'], string>> = {
  takedown: 'Takedown notices',
  counter_notice: 'Counter-notices',
  retraction: 'Retractions',
  trademark: 'Trademark complaints',
  auto_reply: 'Automatic replies',
  bounce: 'Bounces',
  other: 'Other messages',
};

const SOURCE_NAMES: Readonly<Record<ReportSource, string>> = {
  email: 'Email',
  web_form: 'Web form',
  post: 'Post',
  courier: 'Courier',
  fax: 'Fax',
  api: 'API',
};

const REASON_NAMES: Readonly<Record<DeclineReason, string>> = {
  incomplete: 'The notice was incomplete',
  not_ours: 'Not on our site',
  licensed: 'Licensed',
  fair_use: 'Fair use',
  not_copyright: 'Not about copyright',
  abusive: 'Abusive notice',
  other: 'Another reason',
};

export const reportGroupsCopy = {
  by_kind: { title: 'Received by kind', names: KIND_NAMES },
  by_source: { title: 'Received by source', names: SOURCE_NAMES },
  declined: { title: 'Declined by reason', names: REASON_NAMES },
} as const;

export const reportPdfCopy = {
  title: (company: string) => `Transparency report for ${company}`,
  heading: 'Transparency report',
  range: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  counted:
    'Notices are counted in the month they were received (UTC). URL states are as of the day this report was made.',
  made: (date: string) => `Made on ${date}`,
  senders: 'Organizations that sent the most notices',
  sender: 'Organization',
  notices: 'Notices',
  noSenders: 'No organization sent notices in these months.',
  page: (at: number, of: number) => `Page ${at} of ${of}`,
} as const;

export const transparencyCopy = {
  title: 'Transparency',
  loading: 'Loading the transparency report',
  from: 'From',
  to: 'To',
  csv: 'CSV',
  pdf: 'PDF',
  downloadCsv: 'Download CSV',
  downloadPdf: 'Download PDF',
  months: 'Notices by month',
  plot: 'URLs by month and state',
  plotValue: (urls: number) => (urls === 1 ? '1 URL' : `${thousands(urls)} URLs`),
  table: 'All numbers by month',
  counted: 'Notices are counted in the month they were received (UTC). URL states are as of today.',
  emptyTitle: 'No notices in these months',
  emptyText: 'Notices and the actions taken on them will appear here.',
  senders: 'Organizations that sent the most notices',
  sender: 'Organization',
  notices: 'Notices',
  noSenders: 'No organizations. Senders without an organization aren’t listed.',
  none: 'None',
} as const;

export const transparencySwitchesCopy = {
  title: 'Publish',
  page: 'Public report',
  on: 'On',
  off: 'Off',
  pageOn:
    'Anyone can see the numbers for the last 24 months. A month appears 7 days after it ends and doesn’t change after that.',
  pageOff: 'Publish the numbers for the last 24 months on a public page. Senders and people are never named.',
  masked: 'Numbers below 3 are shown as “1–2”.',
  open: 'Open the public report',
  lumen: 'Share with Lumen',
  lumenText:
    'Lumen is a public archive of takedown notices. When this is on, you can export complete notices for it. Email addresses, phone numbers, streets, signatures and people’s names are removed. Review an export before you send it.',
  lumenMonth: 'Month',
  lumenExport: 'Download JSONL',
  pagesOff: 'Turn on the public page first.',
  mayNotChange: 'Only owners and administrators can change this.',
} as const;
