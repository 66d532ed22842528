import { multipart, PNG } from '../samples/multipart.ts';
import { companyFields, someDomain } from '../world/companies.ts';
import type { Person } from '../world/person.ts';
import { PASSWORD, someEmail } from '../world/world.ts';
import {
  aboutCompany,
  aboutUser,
  forAnyone,
  forSuperusers,
  forUsers,
  type Row,
  type Things,
} from './access-answers.ts';
import { FACTOR_ACCESS } from './access-factors.ts';
import { NOTICE_ACCESS } from './access-notices.ts';
import { SUBSCRIBER_ACCESS } from './access-subscribers.ts';
import { WEBHOOK_ACCESS } from './access-webhooks.ts';

const EDITORS = ['owner', 'administrator'] as const;
const PAYERS = ['owner', 'administrator', 'billing'] as const;

const ofCompany = (_: Person, { company_id }: Things) => ({ params: { id: company_id } });
const ofOrder = (_: Person, { order_id }: Things) => ({ params: { id: order_id } });
const ofDomain = (_: Person, { domain_id }: Things) => ({ params: { id: domain_id } });
const ofFile = (_: Person, { file_id }: Things) => ({ params: { id: file_id } });
const ofRepresentative = (_: Person, { representative_id }: Things) => ({ params: { id: representative_id } });
const aFile = multipart({ field: 'files', file: 'scan.pdf', bytes: '%PDF-1.7' });
const aSheet = multipart({ field: 'files', file: 'domains.csv', bytes: 'domain,email\nquay.com,\n' });
const aRecordSheet = multipart({
  field: 'file',
  file: 'records.csv',
  bytes: 'registration_id,status\nDMCA-1,Active\n',
});
const CARD = { number: '4242424242424242', name: 'Ada Marlow', expiry_month: 12, expiry_year: 2099, cvv: '123' };

const AN_EVENT = {
  event_type: 1,
  email: 'ada@example.com',
  name: 'Ada Marlow',
  company_name: 'Quay',
  line1: '1 Quay Street',
  city: 'Portland',
  state: 'Maine',
  country: 'United States',
  dmca_public_id: 'P-1',
  dmca_registration_id: 'DMCA-1',
};

const of = (target: Person) => ({ params: { id: target.id } });
const bare = () => ({});
const body = (payload: object) => () => ({ payload });

/** One row per endpoint, keyed by its name; the sweep fails on a missing row. */
export const ACCESS: Readonly<Record<string, Row>> = {
  getHealth: { call: bare, answers: forAnyone(200) },
  getSettings: { call: bare, answers: forAnyone(200) },
  getAgent: { call: bare, answers: forAnyone(200) },

  signUp: {
    call: () => ({ payload: { email: someEmail(), password: PASSWORD, confirm_password: PASSWORD } }),
    answers: forAnyone(201),
    changes: 'nothing',
  },
  confirmSignUp: {
    call: (target) => ({ payload: { email: target.email, code: '000000' } }),
    answers: forAnyone(400),
  },
  login: {
    call: (target) => ({ payload: { username: target.email, password: PASSWORD } }),
    answers: forAnyone(200),
    changes: 'nothing',
  },
  refreshTokens: { call: (target) => ({ payload: { refresh: target.refresh } }), answers: forAnyone(200) },
  // Without a refresh token in the body, the access token selects the session to end.
  logout: { call: bare, answers: forUsers(204), changes: 'caller' },
  forgotPassword: {
    call: (target) => ({ payload: { email: target.email } }),
    answers: forAnyone(204),
    changes: 'nothing',
  },
  checkResetToken: { call: body({ token: 'unknown' }), answers: forAnyone(200), changes: 'nothing' },
  resetPassword: {
    call: () => ({ params: { token: 'unknown' }, payload: { password: PASSWORD, confirm_password: PASSWORD } }),
    answers: forAnyone(400),
  },

  getPublicRecord: { call: ofCompany, answers: aboutCompany(200) },
  // 409: the company is not designated.
  checkPublicRecord: {
    call: (...cast) => ({ ...ofCompany(...cast), payload: { registration_id: 'DMCA-1', status: 'Active' } }),
    answers: forSuperusers(409),
    changes: 'nothing',
  },
  // 400: there is no such difference.
  acceptDifference: {
    call: (...cast) => ({ ...ofCompany(...cast), payload: { code: 'status', note: 'A trade name' } }),
    answers: forSuperusers(400),
    changes: 'nothing',
  },
  listPublicRecords: { call: bare, answers: forSuperusers(200) },
  uploadPublicRecords: { call: () => aRecordSheet, answers: forSuperusers(200), changes: 'nothing' },
  getPolicyUrl: { call: ofCompany, answers: aboutCompany(200) },
  changePolicyUrl: {
    call: (...cast) => ({ ...ofCompany(...cast), payload: { url: null } }),
    answers: aboutCompany(200, EDITORS),
    changes: 'nothing',
  },
  // 409: it has no address.
  checkPolicyUrl: {
    call: (...cast) => ({ ...ofCompany(...cast), payload: {} }),
    answers: aboutCompany(409, EDITORS),
    changes: 'nothing',
  },

  listTokens: { call: ofCompany, answers: aboutCompany(200, EDITORS) },
  createToken: {
    call: (...cast) => ({ ...ofCompany(...cast), payload: { name: 'Ticket system', scopes: ['notices:read'] } }),
    answers: aboutCompany(201, EDITORS),
  },
  revokeToken: {
    call: (_, { token_id }) => ({ params: { id: token_id } }),
    answers: aboutCompany(204, EDITORS),
    changes: 'nothing',
  },
  // For company tokens only.
  getOwnToken: { call: bare, answers: forUsers(403) },
  listRepresentatives: { call: ofCompany, answers: aboutCompany(200) },
  listRepresentativeTypes: { call: bare, answers: forUsers(200) },
  inviteRepresentative: {
    call: (_, { company_id }) => ({ payload: { company_id, email: someEmail(), role: 'viewer' } }),
    answers: aboutCompany(201, EDITORS),
  },
  resendInvitation: {
    call: (_, { invitation_id }) => ({ params: { id: invitation_id } }),
    answers: aboutCompany(200, EDITORS),
  },
  changeRepresentative: {
    call: (...cast) => ({ ...ofRepresentative(...cast), payload: { role: 'billing' } }),
    answers: aboutCompany(200, EDITORS),
  },
  removeRepresentative: { call: ofRepresentative, answers: aboutCompany(204, EDITORS) },
  checkInviteToken: { call: body({ token: 'unknown' }), answers: forAnyone(200), changes: 'nothing' },
  confirmInvitation: { call: () => ({ params: { token: 'unknown' }, payload: {} }), answers: forAnyone(400) },

  find: { call: () => ({ query: { search: 'quay' } }), answers: forUsers(200) },
  getProfile: { call: bare, answers: forUsers(200) },
  exportUsers: { call: () => ({ query: { search: 'nobody at all' } }), answers: forSuperusers(200) },
  getDigestChoice: { call: bare, answers: forUsers(200) },
  setDigestChoice: { call: body({ is_on: true }), answers: forUsers(200), changes: 'nothing' },
  listUsers: { call: bare, answers: forSuperusers(200) },
  getUser: { call: of, answers: aboutUser({ colleague: 200, superuser: 200, oneself: 200 }) },
  renameUser: {
    call: (target) => ({ ...of(target), payload: { first_name: 'Grace', last_name: 'Quill' } }),
    answers: aboutUser({ colleague: 403, superuser: 200, oneself: 200 }),
  },
  deleteUser: {
    call: (target) => ({ ...of(target), payload: { confirm: 'delete' } }),
    answers: aboutUser({ colleague: 403, superuser: 204, oneself: 204 }),
  },
  changePassword: {
    call: (target) => ({
      ...of(target),
      payload: {
        current_password: PASSWORD,
        new_password: 'another quiet quay',
        confirm_password: 'another quiet quay',
      },
    }),
    // Only the user may change their password.
    answers: aboutUser({ colleague: 403, superuser: 403, oneself: 200 }),
  },
  uploadProfileImage: {
    call: () => multipart({ field: 'image', file: 'me.png', bytes: PNG }),
    answers: forUsers(201),
    changes: 'nothing',
  },
  listLogins: { call: of, answers: aboutUser({ colleague: 403, superuser: 200, oneself: 200 }) },
  listUserCompanies: { call: of, answers: aboutUser({ colleague: 403, superuser: 200, oneself: 200 }) },
  listUserStatuses: { call: bare, answers: forSuperusers(200) },
  listStatusesOfUser: { call: of, answers: forSuperusers(200) },
  setUserStatus: {
    call: (target) => ({ ...of(target), payload: { status_id: 2 } }),
    answers: forSuperusers(200),
  },
  setSuperuser: {
    call: (target) => ({ ...of(target), payload: { is_superuser: true, current_password: PASSWORD } }),
    answers: forSuperusers(200),
  },

  ...FACTOR_ACCESS,

  exportCompanies: { call: () => ({ query: { search: 'nothing at all' } }), answers: forSuperusers(200) },
  listCompanies: { call: bare, answers: forSuperusers(200) },
  createCompany: { call: body(companyFields()), answers: forUsers(201), changes: 'caller' },
  getCompany: { call: ofCompany, answers: aboutCompany(200) },
  changeCompany: {
    call: (...cast) => ({ ...ofCompany(...cast), payload: { phone: '+1 207 555 0100' } }),
    answers: aboutCompany(200, EDITORS),
  },
  getPermissions: { call: ofCompany, answers: aboutCompany(200) },
  listCompanyStatuses: { call: bare, answers: forUsers(200) },
  getBilling: { call: ofCompany, answers: aboutCompany(200, PAYERS) },
  changeBilling: {
    call: (...cast) => ({
      ...ofCompany(...cast),
      payload: { email: 'billing@example.com', line1: '1 Quay', zip: '04101', country: 'United States' },
    }),
    answers: aboutCompany(200, PAYERS),
  },
  listCountries: { call: bare, answers: forUsers(200) },

  listDomains: { call: bare, answers: forUsers(200) },
  createDomain: {
    call: (_, { order_id }) => ({ payload: { order_id, name: someDomain() } }),
    answers: aboutCompany(201, EDITORS),
  },
  isDomainBusy: { call: body({ name: 'quay.com' }), answers: forUsers(200), changes: 'nothing' },
  uploadDomains: { call: () => aSheet, answers: forUsers(200), changes: 'nothing' },
  getDomain: { call: ofDomain, answers: aboutCompany(200) },
  changeDomain: {
    call: (...cast) => ({ ...ofDomain(...cast), payload: { email: 'dmca@example.com' } }),
    answers: aboutCompany(200, EDITORS),
  },
  deleteDomain: { call: ofDomain, answers: aboutCompany(204, EDITORS) },

  getProtection: { call: ofCompany, answers: aboutCompany(200) },
  sendFailedAgain: { call: ofCompany, answers: aboutCompany(200, ['owner', 'administrator', 'notices']) },
  checkNoticeAddress: { call: ofCompany, answers: aboutCompany(200, EDITORS) },
  getHome: { call: bare, answers: forUsers(200) },
  getDesk: { call: bare, answers: forSuperusers(200) },
  listQueue: { call: bare, answers: forSuperusers(200) },
  countQueue: { call: bare, answers: forSuperusers(200) },

  listOrders: { call: bare, answers: forUsers(200) },
  createOrder: { call: body(companyFields()), answers: forUsers(201), changes: 'caller' },
  // 409: the company has an open order.
  placeAmendment: {
    call: (target, things) => ({ ...ofCompany(target, things), payload: { city: 'Bangor' } }),
    answers: aboutCompany(409, EDITORS),
  },
  placeRenewal: {
    call: (target, things) => ({ ...ofCompany(target, things), payload: {} }),
    answers: aboutCompany(409, EDITORS),
  },
  removeCompany: {
    call: (target, things) => ({ ...ofCompany(target, things), payload: { confirm: 'delete', reason: 'Closed' } }),
    answers: aboutCompany(409, ['owner']),
  },
  getOrder: { call: ofOrder, answers: aboutCompany(200) },
  updateOrder: {
    call: (...cast) => ({ ...ofOrder(...cast), payload: { status: 9 } }),
    answers: aboutCompany(200, EDITORS),
  },
  deleteOrder: { call: ofOrder, answers: aboutCompany(204, EDITORS) },
  // 409: a draft cannot be completed.
  completeOrder: {
    call: (...cast) => ({
      ...ofOrder(...cast),
      payload: { dmca_public_id: '1', dmca_registration_id: 'DMCA-1' },
    }),
    answers: forSuperusers(409),
  },
  askCustomer: {
    call: (...cast) => ({ ...ofOrder(...cast), payload: { text: 'Which name?' } }),
    answers: forSuperusers(201),
  },
  addOrderDomains: {
    call: (...cast) => ({ ...ofOrder(...cast), payload: { domains: [{ name: someDomain() }] } }),
    answers: aboutCompany(200, EDITORS),
  },
  removeOrderDomains: {
    call: (...cast) => ({ ...ofOrder(...cast), payload: { domains: [cast[1].domain_id] } }),
    answers: aboutCompany(200, EDITORS),
  },
  addOrderFiles: { call: (...cast) => ({ ...ofOrder(...cast), ...aFile }), answers: forSuperusers(201) },
  downloadDomains: {
    call: (...cast) => ({ ...ofOrder(...cast), payload: { is_removed: false } }),
    answers: aboutCompany(200),
    changes: 'nothing',
  },
  addLink: {
    call: (_, { order_id }) => ({ payload: { order_id, url: 'https://example.com/' } }),
    answers: forSuperusers(201),
  },
  removeLink: { call: (_, { link_id }) => ({ params: { id: link_id } }), answers: forSuperusers(204) },

  listNotes: {
    call: (_, { order_id }) => ({ query: { object_id: String(order_id), content_type: 'order' } }),
    answers: aboutCompany(200),
  },
  createNote: {
    call: (_, { order_id }) => ({ payload: { object_id: order_id, content_type: 'order', text: 'A note' } }),
    answers: aboutCompany(201, EDITORS),
  },
  uploadFiles: { call: () => aFile, answers: forUsers(201), changes: 'nothing' },
  downloadFile: { call: ofFile, answers: aboutCompany(200) },
  // Only superusers delete files of orders.
  deleteFile: { call: ofFile, answers: aboutCompany(204, []) },

  listHistory: { call: bare, answers: forUsers(200) },
  listEvents: { call: bare, answers: forUsers(200) },
  listEventTypes: { call: bare, answers: forUsers(200) },
  createEvent: {
    call: (...cast) => ({ ...ofCompany(...cast), payload: AN_EVENT }),
    answers: forSuperusers(201),
  },

  ...NOTICE_ACCESS,
  ...SUBSCRIBER_ACCESS,
  ...WEBHOOK_ACCESS,

  payOrder: {
    call: (_, { order_id }) => ({ payload: { order_id, period: 'year', payment_type: 2 } }),
    answers: aboutCompany(200, PAYERS),
  },
  changePaymentMethod: {
    call: (...cast) => ({ ...ofCompany(...cast), payload: CARD }),
    answers: aboutCompany(200, PAYERS),
  },
  // 404: the sandbox gateway has no webhook.
  receiveStripeEvent: {
    call: () => ({ payload: '{}', headers: { 'content-type': 'application/json' } }),
    answers: forAnyone(404),
    changes: 'nothing',
  },
  // 409: Xero is not configured.
  getXero: { call: bare, answers: forSuperusers(200) },
  reconnectXero: { call: bare, answers: forSuperusers(409) },
  acceptXero: { call: bare, answers: forSuperusers(409) },
  listXeroContacts: { call: bare, answers: forSuperusers(409) },
  getCompanyXero: { call: ofCompany, answers: forSuperusers(409) },
  connectXero: {
    call: (...cast) => ({ ...ofCompany(...cast), payload: { contact_id: 'a-contact' } }),
    answers: forSuperusers(409),
  },
  pushToXero: { call: ofCompany, answers: forSuperusers(409) },
  listInvoices: { call: ofCompany, answers: aboutCompany(200, PAYERS) },
  getSubscription: { call: ofCompany, answers: aboutCompany(200, PAYERS) },
  cancelSubscription: { call: ofCompany, answers: aboutCompany(200, PAYERS) },
  resumeSubscription: { call: ofCompany, answers: aboutCompany(200, PAYERS) },
  listPaymentInstructions: { call: bare, answers: forUsers(200) },
  settleInvoice: {
    call: (_, { invoice_id }) => ({ params: { id: invoice_id }, payload: { status: 'paid' } }),
    answers: forSuperusers(200),
  },
};
