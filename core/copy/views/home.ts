import { plural } from '../../rules/text/numbers.ts';

export const agentHomeCopy = {
  noticesIn12Weeks: (sum: number, detail: string) => `${plural(sum, 'notice')} in 12 weeks, ${detail}`,
  allHandled: 'all handled',
  waiting: (waiting: string) => `${waiting} to handle`,
} as const;

export const companiesCardCopy = {
  companies: 'Companies',
  allCompanies: 'All companies',
  nextToExpire: 'Next to expire',
  emptyTitle: 'No registered companies yet',
  domainCount: (domains: number) => plural(domains, 'domain'),
  notProtected: 'Not protected',
  beingFiled: 'Being filed with the Copyright Office. This usually takes less than 24 hours',
  actionNeeded: 'Action needed',
  daysLeft: (left: number) => `${plural(left, 'day')} left`,
} as const;

export const domainsCardCopy = {
  title: 'Domains on record',
  emptyTitle: 'No domains yet',
  emptyText: 'Domains that you add with a company will appear here.',
} as const;

export const firstStepsCopy = {
  title: 'Get protected in four steps',
  progress: (done: number) => `${done} of 4 done`,
  createYourAccount: 'Create your account',
  createYourAccountText: (email: string) => `You log in as ${email}`,
  done: 'Done',
  addYourFirstCompany: 'Add your first company',
  addYourFirstCompanyText: 'Its name, address and domains',
  payTheOrder: 'Pay the order',
  payTheOrderText:
    'By card or another method. We’ll file it with the Copyright Office. This usually takes less than 24 hours',
  filing: 'Paid. We are filing it with the Copyright Office. This usually takes less than 24 hours',
  putOnSite: 'Put our contact details on your site',
  putOnSiteLater: 'We’ll email you the text as soon as you are registered. Nothing to do until then',
} as const;

export const siteStepsCopy = {
  title: 'One step left',
  putOnSite: (company: string) => `Put our contact details on ${company}’s site`,
  why: 'The law also requires the agent’s contact details on your own site.',
  showText: 'Get the text',
} as const;

export const greetingCopy = {
  evening: 'evening',
  morning: 'morning',
  afternoon: 'afternoon',
  greetingWithName: (part: string, firstName: string) => `Good ${part}, ${firstName}`,
  greeting: (part: string) => `Good ${part}`,
} as const;

export const homeFrameCopy = {
  documentTitle: 'Home',
  subtitle: 'Loading…',
  loadingHome: 'Loading home',
} as const;

export const homeCopy = {
  subtitle: 'Welcome. Add your company and pay, and we’ll file your registration.',
} as const;

export const needCardsCopy = {
  needsYourAttention: 'Needs your attention',
  showMore: (hidden: number) => `Show ${hidden} more`,
} as const;

export const needsCopy = {
  counterNotice: (number: string) => `Counter-notice ${number}`,
  repeatInfringers: 'Repeat infringers',
  orderIsWaitingForPayment: (number: string) => `Order ${number} is waiting for payment`,
  companyAndPrice: (company: string, amount: string, period: string) =>
    `${company}, ${amount} a ${period}, renews automatically`,
  orderIsADraft: (type: string, number: string) => `${type} order ${number} is a draft`,
  hasNoDomains: (name: string) => `${name} has no domains`,
  matchedByDomain: 'We match notices to a company by its domains',
  addDomainsNow: 'We match notices to a company by its domains · Add domains',
  addDomainsLater: 'We match notices by domain. You can add yours with an amendment once the registration is complete',
  isNotProtected: (name: string) => `${name} is not protected`,
  recordDiffers: (name: string) => `${name}’s public record doesn’t match ours`,
  isPastDue: (name: string) => `${name} is past due`,
  subscriptionHasEnded: (name: string) => `${name}’s subscription has ended`,
  noOneReceivesNoticesFor: (name: string) => `No one receives notices for ${name}`,
  noticeNotDelivered: (name: string) => `A notice for ${name} was not delivered`,
  texts: {
    not_designated: 'No agent is designated',
    record_inactive: 'The Copyright Office does not show it as active',
    record_expired: 'The Copyright Office lists it as expired',
    agent_differs: 'The Copyright Office lists a different email address for the agent',
    past_due: 'The subscription could not be charged',
    subscription_ended: 'Amendments and renewals are not covered',
    no_notice_address: 'It has no notice email and no owner',
    forward_failed: 'A forwarded notice bounced',
  },
  protectedUntil: (date: string, hint: string) => `Protected until ${date}${hint}`,
  expiresInDays: (name: string, left: number) => `${name} expires in ${plural(left, 'day')}`,
  lapsedOn: (date: string) => `The designation lapsed on ${date}`,
  ordersToProcess: (count: number) => `${plural(count, 'order')} to process`,
  oldestPlaced: (count: number, date: string) => `${count === 1 ? 'It' : 'The oldest'} was placed ${date}`,
  paidNotFiled: 'Paid but not filed yet',
  noticesToHandle: (count: number) => `${plural(count, 'notice')} to handle`,
  oldestArrived: (count: number, date: string) => `${count === 1 ? 'It' : 'The oldest'} arrived ${date}`,
  notHandledYet: 'Not handled yet',
  unassignedNoticeCount: (count: number) => plural(count, 'unassigned notice'),
  assignHint: 'Assign each to a company or close it.',
  unconfirmedFormCount: (count: number) => plural(count, 'unconfirmed form'),
  unconfirmedFormsHint: 'Accept each or mark it as spam.',
  unreadMessageCount: (count: number) => plural(count, 'unreadable message'),
  unreadHint: (count: number) =>
    count === 1
      ? 'We couldn’t read it automatically. Check the original.'
      : 'We couldn’t read them automatically. Check the originals.',
  undeliveredNoticeCount: (count: number) => plural(count, 'undelivered notice'),
  undeliveredHint: 'Delivery failed. Check the address and resend.',
  ordersWaitingForPayment: (count: number) => `${plural(count, 'order')} waiting for payment`,
  checkForIncomingPayments: 'Check for incoming payments',
  companiesExpired: (count: number) => `${plural(count, 'company', 'companies')} expired`,
  expiredHint: 'Not protected until the renewal is filed',
  newNoticesSinceYesterday: (recent: number) => `${plural(recent, 'new notice')} since yesterday. `,
  nothingNeedsAttention: (news: string) => `${news}Nothing needs your attention.`,
  itemsNeedAttention: (news: string, needs: number) =>
    `${news}${plural(needs, 'item')} ${needs === 1 ? 'needs' : 'need'} your attention.`,
} as const;

export const openUrlsCardCopy = {
  title: 'Open URLs',
  emptyTitle: 'No open URLs',
  emptyText: 'Reported URLs without a recorded action will appear here.',
  ages: { today: 'Today', days_1_3: '1–3 days', days_4_7: '4–7 days', older: 'Older' },
  median: (hours: number) =>
    `Median time to disable a URL in the last 90 days: ${hours < 1 ? 'less than an hour' : hours === 1 ? '1 hour' : `${hours.toLocaleString('en-US')} hours`}.`,
} as const;

export const newestNoticesCardCopy = {
  newestNotices: 'Newest notices',
  allNotices: 'All notices',
  emptyTitle: 'No notices yet',
  emptyText: 'Notices about your domains will appear here.',
} as const;

export const newestOrdersCardCopy = {
  newestOrders: 'Newest orders',
  allOrders: 'All orders',
  emptyTitle: 'No orders yet',
  order: (number: string) => `Order ${number}`,
} as const;

export const noticesPlotCopy = {
  handled: 'Handled',
  waiting: 'To handle',
  title: 'Notices per week',
  allNotices: 'All notices',
  emptyTitle: 'No notices in the last 12 weeks',
  emptyText: 'New notices will appear here.',
  chartLabel: 'Notices per week over the last 12 weeks',
  week: 'Week',
  received: (total: string) => `${total} received`,
} as const;

export const recordLineCopy = {
  recordsValidUntil: (count: number, until: string) =>
    `${count === 1 ? 'Directory record' : 'All directory records'} valid until ${until}`,
  companyBeingRegistered: (company: undefined | string) =>
    `${company ?? 'The company'} is being registered. This usually takes less than 24 hours`,
  companyNotProtected: (company: undefined | string) => `${company ?? 'The company'} is not protected`,
  companiesNotProtected: (count: number, total: number) => `${count} of ${total} companies not protected`,
} as const;

export const revenuePlotCopy = {
  revenue: 'Revenue',
  title: 'Revenue per week',
  in12Weeks: (sum: string) => `${sum} in 12 weeks`,
  emptyTitle: 'No invoices paid in the last 12 weeks',
  chartLabel: 'Revenue per week over the last 12 weeks',
  week: 'Week',
  allInvoicesArePaid: 'All invoices are paid.',
  invoicesOpen: (openInvoices: number, openAmount: string, detail: string) =>
    `${plural(openInvoices, 'invoice')} open, ${openAmount}${detail}`,
  overdue: (overdueInvoices: string) => ` · ${overdueInvoices} overdue`,
} as const;

export const jobsCardCopy = {
  failedJobs: 'Failed jobs',
  failedEmails: 'Failed emails in the last 7 days',
  title: 'Background jobs',
  undeliveredNotices: 'Undelivered notices',
  noFailures: 'No failures',
  seeServerLog: 'See the server log for details.',
} as const;

export const weekNameCopy = {
  weekOf: (start: string) => `Week of ${start}`,
} as const;
