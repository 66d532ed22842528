import { expect, test } from 'vitest';
import { allEndpoints } from './all.ts';
import type { Endpoint } from './endpoint.ts';

/** Writes that do not affect cached reads, with the reason. */
const TOUCH_NOTHING: Readonly<Record<string, string>> = {
  signUp: 'no user is logged in',
  confirmSignUp: 'no user is logged in',
  login: 'the cache is empty before it',
  answerFactor: 'the cache is empty before it',
  getPasskeyRequest: 'only a challenge is made',
  passkeyLogin: 'the cache is empty before it',
  beginTotp: 'counts only once it is confirmed',
  getPasskeyCreation: 'only a challenge is made',
  refreshTokens: 'only the tokens change',
  logout: 'the cache is cleared with the session',
  forgotPassword: 'no user is logged in',
  checkResetToken: 'read-only',
  resetPassword: 'no user is logged in',
  changePassword: 'no response shows a password',
  checkInviteToken: 'read-only',
  setDigestChoice: 'its response is written to the cache',
  isDomainBusy: 'read-only',
  uploadDomains: 'parses a sheet without saving anything',
  downloadDomains: 'a download',
  uploadFiles: 'a file is listed only once it is attached',
  tryRule: 'a dry run',
  reconnectXero: 'redirects to Xero; acceptXero connects',
  submitNotice: 'no user is logged in',
  submitCounterNotice: 'no user is logged in',
  confirmSubmission: 'no user is logged in',
  getSubmissionStatus: 'read-only',
  withdrawSubmission: 'no user is logged in',
  supplementSubmission: 'no user is logged in',
  receiveStripeEvent: 'called by Stripe, never by the client',
};

const isRead = ({ method, touches }: Endpoint): boolean => method === 'GET' && touches === undefined;

test.each(allEndpoints.filter((one) => !isRead(one)).map(({ name, touches }) => [name, touches] as const))(
  'the write %s has tags, or is listed as touching nothing',
  (name, touches) => {
    expect(touches, name).toBeDefined();
    expect(touches!.length === 0, name).toBe(name in TOUCH_NOTHING);
  },
);

test('reads and writes use the same set of tags', () => {
  const read = new Set(allEndpoints.flatMap(({ reads = [] }) => reads));
  const touched = new Set(allEndpoints.flatMap(({ touches = [] }) => touches));
  expect([...touched].sort()).toEqual([...read].sort());
});

/** Reads that must be refreshed after a write. */
const BY_NAME: readonly (readonly [write: string, reads: readonly string[]])[] = [
  [
    'updateOrder',
    [
      ...['getOrder', 'listOrders', 'getCompany', 'getProtection', 'getHome', 'getDesk', 'listCompanies', 'getDomain'],
      ...['listDomains', 'listInvoices', 'getBilling', 'getSubscription', 'listNotes', 'getProfile', 'listHistory'],
      ...['listEvents', 'listRepresentatives', 'listUserCompanies'],
    ],
  ],
  [
    'updateNotice',
    [
      ...['getNotice', 'listNotices', 'listNoticesWithoutSent', 'listCompanyNotices', 'listIgnoredLinkNotices'],
      ...['checkLastNotice', 'countNotices', 'getProtection', 'getHome', 'getDesk', 'getCompany', 'listContacts'],
      ...['getContact', 'listNotes', 'listHistory', 'listEvents'],
    ],
  ],
  [
    'changeCompany',
    [
      ...['getCompany', 'getProtection', 'getHome', 'getDesk', 'listCompanies', 'getProfile', 'getOrder', 'listOrders'],
      'listDomains',
    ],
  ],
  ['changeDomain', ['getDomain', 'listDomains', 'getOrder', 'getCompany', 'listCompanies']],
  ['changeContact', ['listContacts', 'getContact', 'listNotices', 'getNotice', 'listHistory']],
  ['changeRule', ['listRules', 'getRule', 'listHistory']],
  ['createIgnoredLink', ['listIgnoredLinks', 'getNotice', 'listNotices', 'listHistory']],
  ['connectXero', ['getXero', 'getCompanyXero', 'getBilling', 'listHistory']],
  ['inviteRepresentative', ['listRepresentatives', 'getProfile', 'getCompany', 'listUserCompanies', 'listHistory']],
  ['renameUser', ['getProfile', 'getUser', 'listUsers', 'listStatusesOfUser']],
  ['settleInvoice', ['listInvoices', 'getCompany', 'listCompanies', 'getSubscription', 'listHistory']],
  [
    'cancelSubscription',
    ['getSubscription', 'getCompany', 'getProtection', 'listInvoices', 'listOrders', 'listHistory'],
  ],
  ['resumeSubscription', ['getSubscription', 'getCompany', 'getProtection', 'listHistory']],
  ['changePaymentMethod', ['getBilling', 'getSubscription', 'getCompany', 'listHistory']],
  ['checkNoticeAddress', ['getProtection', 'listHistory']],
  ['createEvent', ['listEvents', 'listHistory']],
  ['deleteFile', ['getOrder']],
  ['addLink', ['getOrder']],
  ['createNote', ['listNotes', 'getNotice']],
  ['createUrlActions', ['getNotice', 'listSubscribers', 'getSubscriber', 'getHome', 'listHistory']],
  ['changeRepeatPolicy', ['getRepeatPolicy', 'listSubscribers', 'getSubscriber', 'getHome', 'listHistory']],
  ['changeSubscriber', ['listSubscribers', 'getSubscriber', 'getHome', 'listNotes', 'listHistory']],
  ['voidStrike', ['listSubscribers', 'getSubscriber', 'getHome', 'listHistory']],
  ['eraseSubscriber', ['listSubscribers', 'listUrlActions', 'getCounterNotice', 'listNotes', 'listHistory']],
];

test.each(BY_NAME)('%s refreshes the reads that show it', (write, reads) => {
  const { touches = [] } = allEndpoints.find(({ name }) => name === write)!;
  const refreshed = allEndpoints.filter(({ reads: tags = [] }) => tags.some((tag) => touches.includes(tag)));
  expect(refreshed.map(({ name }) => name)).toEqual(expect.arrayContaining([...reads]));
});
