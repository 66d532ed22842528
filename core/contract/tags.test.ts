import { expect, test } from 'vitest';
import { allEndpoints } from './all.ts';
import type { Endpoint } from './endpoint.ts';

/** Writes that change nothing a cached read shows, each with its reason. */
const TOUCH_NOTHING: Readonly<Record<string, string>> = {
  signUp: 'nobody is logged in',
  confirmSignUp: 'nobody is logged in',
  login: 'the cache is empty before it',
  refreshTokens: 'only the tokens change',
  logout: 'the cache is cleared with the session',
  forgotPassword: 'nobody is logged in',
  checkResetToken: 'a look-up',
  resetPassword: 'nobody is logged in',
  changePassword: 'no response shows a password',
  checkInviteToken: 'a look-up',
  setDigestChoice: 'its answer is put into the cache',
  isDomainBusy: 'a look-up',
  uploadDomains: 'reads a sheet and keeps nothing',
  downloadDomains: 'a download',
  uploadFiles: 'the file is shown once something refers to it',
  tryRule: 'a dry run',
  reconnectXero: 'leads to Xero; acceptXero connects',
  receiveStripeEvent: 'called by Stripe, never by the client',
};

const isRead = ({ method, touches }: Endpoint): boolean => method === 'GET' && touches === undefined;

test.each(allEndpoints.filter((one) => !isRead(one)).map(({ name, touches }) => [name, touches] as const))(
  'the write %s names what it touches, or is listed as touching nothing',
  (name, touches) => {
    expect(touches, name).toBeDefined();
    expect(touches!.length === 0, name).toBe(name in TOUCH_NOTHING);
  },
);

test('every tag that a write touches is read by something, and the reverse', () => {
  const read = new Set(allEndpoints.flatMap(({ reads = [] }) => reads));
  const touched = new Set(allEndpoints.flatMap(({ touches = [] }) => touches));
  expect([...touched].sort()).toEqual([...read].sort());
});

/** The reads that each group of screens refreshed by name before tags: none may be lost. */
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
  ['changePaymentMethod', ['getBilling', 'getSubscription', 'getCompany', 'listHistory']],
  ['checkNoticeAddress', ['getProtection', 'listHistory']],
  ['createEvent', ['listEvents', 'listHistory']],
  ['deleteFile', ['getOrder']],
  ['addLink', ['getOrder']],
  ['createNote', ['listNotes', 'getNotice']],
];

test.each(BY_NAME)('%s refreshes what shows it', (write, reads) => {
  const { touches = [] } = allEndpoints.find(({ name }) => name === write)!;
  const refreshed = allEndpoints.filter(({ reads: tags = [] }) => tags.some((tag) => touches.includes(tag)));
  expect(refreshed.map(({ name }) => name)).toEqual(expect.arrayContaining([...reads]));
});
