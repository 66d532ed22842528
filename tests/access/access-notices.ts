import { multipart } from '../samples/multipart.ts';
import { someDomain } from '../world/companies.ts';
import { counterBody, formBody } from '../world/forms.ts';
import type { Person } from '../world/person.ts';
import { someEmail } from '../world/world.ts';
import { aboutCompany, forAnyone, forSuperusers, forUsers, type Row, type Things } from './access-answers.ts';

const HANDLERS = ['owner', 'administrator', 'notices'] as const;
const aFile = multipart({ field: 'files', file: 'scan.pdf', bytes: '%PDF-1.7' });
const bare = () => ({});
const ofCompany = (_: Person, { company_id }: Things) => ({ params: { id: company_id } });
const withToken = () => ({ payload: { token: 'unknown', signature: 'Nora Quill', text: 'More.' } });
const ofNotice = (_: Person, { notice_id }: Things) => ({ params: { id: notice_id } });
const ofCounterNotice = (_: Person, { counternotice_id }: Things) => ({ params: { id: counternotice_id } });
const ofReport = (...cast: Parameters<typeof ofCompany>) => ({
  ...ofCompany(...cast),
  query: { from: '2026-01', to: '2026-02' },
});
const ofContact = (_: Person, { contact_id }: Things) => ({ params: { id: contact_id } });
const ofRule = (_: Person, { rule_id }: Things) => ({ params: { id: rule_id } });
const ofRun = (_: Person, { rule_run_id }: Things) => ({ params: { id: rule_run_id } });
const ofLink = (_: Person, { ignored_link_id }: Things) => ({ params: { id: ignored_link_id } });
const A_RULE = {
  name: 'A rule',
  is_active: false,
  rows: [{ field: 'subject', field_condition: 'contains', value: 'nothing of the kind' }],
  actions: [{ action: 'stop' }],
};
const aMessage = () => ({
  headers: { 'content-type': 'message/rfc822' },
  payload: `From: ${someEmail()}\r\nSubject: A notice\r\n\r\nPlease remove it.\r\n`,
});
const ids = { dmca_public_id: 'P-1', dmca_registration_id: 'DMCA-1' };

/** Access rows for notices, public pages, senders, rules and ignored links. */
export const NOTICE_ACCESS: Readonly<Record<string, Row>> = {
  listNotices: { call: bare, answers: forUsers(200) },
  listNoticesWithoutSent: { call: bare, answers: forUsers(200) },
  listCompanyNotices: { call: ofCompany, answers: aboutCompany(200) },
  getNotice: { call: ofNotice, answers: aboutCompany(200) },
  createNotice: {
    call: (_, { company_id, contact_id }) => ({
      payload: { ...ids, company_id, sender: contact_id, received_date: '2026-01-02', urls: ['https://example.com/a'] },
    }),
    answers: aboutCompany(201, HANDLERS),
  },
  receiveNotice: { call: aMessage, answers: forSuperusers(202), changes: 'nothing' },
  updateNotice: {
    call: (...cast) => ({ ...ofNotice(...cast), payload: { status: 17 } }),
    answers: aboutCompany(200, HANDLERS),
  },
  deleteNotice: { call: ofNotice, answers: aboutCompany(204, HANDLERS) },
  changeNoticeSender: {
    call: (...cast) => ({ ...ofNotice(...cast), payload: { sender: cast[1].contact_id } }),
    answers: aboutCompany(200, HANDLERS),
  },
  sendNotice: {
    call: (...cast) => ({ ...ofNotice(...cast), payload: { email: someEmail(), subject: 'A notice' } }),
    answers: aboutCompany(200, HANDLERS),
  },
  getReply: { call: ofNotice, answers: aboutCompany(200, HANDLERS) },
  sendReply: {
    call: (...cast) => ({ ...ofNotice(...cast), payload: { subject: 'Re: A notice', text: 'Please sign it.' } }),
    answers: aboutCompany(201, HANDLERS),
  },
  createUrlActions: {
    call: (...cast) => ({ ...ofNotice(...cast), payload: { urls: 'all', action: 'disabled' } }),
    answers: aboutCompany(201, HANDLERS),
  },
  listUrlActions: { call: ofNotice, answers: aboutCompany(200, HANDLERS) },
  createActionsByUrl: {
    call: (...cast) => ({
      ...ofCompany(...cast),
      payload: { actions: [{ url: 'https://example.com/a', action: 'disabled' }] },
    }),
    answers: aboutCompany(200, HANDLERS),
  },
  createEvidence: { call: ofNotice, answers: aboutCompany(202, HANDLERS) },
  listEvidence: { call: ofNotice, answers: aboutCompany(200, HANDLERS) },
  getEvidence: {
    call: (_, { evidence_id }) => ({ params: { id: evidence_id } }),
    answers: aboutCompany(200, HANDLERS),
  },
  listCounterNotices: { call: bare, answers: forUsers(200) },
  createCounterNotice: {
    call: (_, { removed_notice_id }) => ({
      payload: {
        ...{ notice: removed_notice_id, received_date: new Date().toISOString(), source: 3, text: 'A counter-notice.' },
        ...{ sender: { name: 'Priya Nambiar', email: someEmail() }, elements: {} },
      },
    }),
    answers: aboutCompany(201, HANDLERS),
  },
  getCounterNoticeClock: { call: () => ({ query: { date: '2026-11-17' } }), answers: forUsers(200) },
  getCounterNotice: { call: ofCounterNotice, answers: aboutCompany(200) },
  updateCounterNotice: {
    call: (...cast) => ({ ...ofCounterNotice(...cast), payload: { elements: { signature: true } } }),
    answers: aboutCompany(200, HANDLERS),
  },
  forwardCounterNotice: { call: ofCounterNotice, answers: aboutCompany(200, HANDLERS) },
  createHold: {
    call: (...cast) => ({
      ...ofCounterNotice(...cast),
      payload: { kind: 'ccb', received_date: new Date().toISOString(), court: 'CCB', case_number: '26-CCB-0001' },
    }),
    answers: aboutCompany(201, HANDLERS),
  },
  updateHold: {
    call: (_, { hold_id }) => ({ params: { id: hold_id }, payload: { state: 'accepted' } }),
    answers: aboutCompany(200, HANDLERS),
  },
  getCounterNoticeReply: { call: ofCounterNotice, answers: aboutCompany(200, HANDLERS) },
  sendCounterNoticeReply: {
    call: (...cast) => ({
      ...ofCounterNotice(...cast),
      payload: { subject: 'Re: Your counter-notice', text: 'Please sign it.' },
    }),
    answers: aboutCompany(201, HANDLERS),
  },
  attachToNotice: { call: (...cast) => ({ ...ofNotice(...cast), ...aFile }), answers: aboutCompany(201, HANDLERS) },
  // 409: the notice was already read.
  readNoticeAgain: { call: ofNotice, answers: forSuperusers(409) },
  // 409: a notice entered by hand has no reading to explain.
  getNoticeReading: { call: ofNotice, answers: forSuperusers(409) },
  countNotices: { call: bare, answers: forUsers(200) },
  checkLastNotice: { call: bare, answers: forUsers(200) },
  listNoticeStatuses: { call: bare, answers: forUsers(200) },
  listNoticeSources: { call: bare, answers: forUsers(200) },
  listNoticeCarriers: { call: bare, answers: forUsers(200) },

  getTransparency: { call: ofReport, answers: aboutCompany(200) },
  exportTransparencyCsv: { call: ofReport, answers: aboutCompany(200) },
  exportTransparencyPdf: { call: ofReport, answers: aboutCompany(200) },
  // Sharing is off.
  getLumenNotice: { call: ofNotice, answers: aboutCompany(409, HANDLERS) },
  exportLumenNotices: {
    call: (...cast) => ({ ...ofCompany(...cast), query: { month: '2026-01' } }),
    answers: aboutCompany(409, HANDLERS),
  },

  getPublicPage: { call: ofCompany, answers: aboutCompany(200) },
  changePublicPage: {
    call: (...cast) => ({ ...ofCompany(...cast), payload: { intro: 'Welcome.' } }),
    answers: aboutCompany(200, ['owner', 'administrator']),
  },
  submitNotice: {
    call: (_, { page }) => ({ params: { slug: page.slug }, payload: formBody(page) }),
    answers: forAnyone(202),
    changes: 'nothing',
  },
  submitCounterNotice: {
    call: (_, { page }) => ({ params: { slug: page.slug }, payload: counterBody(page) }),
    answers: forAnyone(202),
    changes: 'nothing',
  },
  confirmSubmission: { call: withToken, answers: forAnyone(400) },
  getSubmissionStatus: { call: withToken, answers: forAnyone(400) },
  withdrawSubmission: { call: withToken, answers: forAnyone(400) },
  supplementSubmission: { call: withToken, answers: forAnyone(400) },
  listUnconfirmedForms: { call: bare, answers: forSuperusers(200) },
  decideOnForm: {
    call: (_, { submission_id }) => ({ params: { id: submission_id }, payload: { as: 'notice' } }),
    answers: forSuperusers(200),
    changes: 'form',
  },

  listContacts: { call: bare, answers: forUsers(200) },
  createContact: {
    call: (_, { company_id }) => ({ payload: { company_id, name: 'Quay', email: someEmail() } }),
    answers: aboutCompany(201, HANDLERS),
  },
  getContact: { call: ofContact, answers: aboutCompany(200) },
  changeContact: {
    call: (...cast) => ({ ...ofContact(...cast), payload: { phone: '1' } }),
    answers: aboutCompany(200, HANDLERS),
  },
  // 409: a sender with notices cannot be deleted.
  deleteContact: { call: ofContact, answers: aboutCompany(409, HANDLERS) },
  listContactKeys: { call: ofContact, answers: forSuperusers(200) },
  // 400: no key.
  createContactKey: {
    call: (...cast) => ({ ...ofContact(...cast), payload: { armored: 'no key' } }),
    answers: forSuperusers(400),
  },
  deleteContactKey: {
    call: (_, { contact_id, contact_key_id }) => ({ params: { id: contact_id, key_id: contact_key_id } }),
    answers: forSuperusers(204),
  },
  mergeContact: {
    call: (...cast) => ({ ...ofContact(...cast), payload: { into: cast[1].contact_id } }),
    answers: forSuperusers(409),
  },

  listIgnoredLinks: { call: bare, answers: forSuperusers(200) },
  createIgnoredLink: {
    call: () => ({ payload: { link: someDomain() } }),
    answers: forSuperusers(201),
    changes: 'nothing',
  },
  getIgnoredLink: { call: ofLink, answers: forSuperusers(200) },
  deleteIgnoredLink: { call: ofLink, answers: forSuperusers(204) },
  listIgnoredLinkNotices: { call: ofLink, answers: forSuperusers(200) },

  listRules: { call: bare, answers: forSuperusers(200) },
  createRule: { call: () => ({ payload: A_RULE }), answers: forSuperusers(201), changes: 'nothing' },
  getRule: { call: ofRule, answers: forSuperusers(200) },
  changeRule: {
    call: (...cast) => ({ ...ofRule(...cast), payload: { name: 'Another' } }),
    answers: forSuperusers(200),
    changes: 'nothing',
  },
  deleteRule: { call: ofRule, answers: forSuperusers(204) },
  tryRule: { call: () => ({ payload: { rule: A_RULE } }), answers: forSuperusers(200), changes: 'nothing' },
  listRuleRuns: { call: bare, answers: forSuperusers(200) },
  // 409: the rule has no action that a run can take.
  createRuleRun: { call: ofRule, answers: forSuperusers(409) },
  getRuleRun: { call: ofRun, answers: forSuperusers(200) },
  startRuleRun: { call: ofRun, answers: forSuperusers(200) },
  // 409: a run that was not started cannot be undone.
  undoRuleRun: { call: ofRun, answers: forSuperusers(409) },

  listAssignedHosts: { call: bare, answers: forSuperusers(200) },
  // 400: the host is not one of the notice's.
  assignHost: {
    call: (_, { notice_id, company_id }) => ({ payload: { notice_id, host: someDomain(), company_id } }),
    answers: forSuperusers(400),
  },
  deleteAssignedHost: {
    call: (_, { assigned_host_id }) => ({ params: { id: assigned_host_id } }),
    answers: forSuperusers(204),
  },
  listConditions: { call: bare, answers: forUsers(200) },
  listFields: { call: bare, answers: forUsers(200) },
  listFieldConditions: { call: bare, answers: forUsers(200) },
  listActions: { call: bare, answers: forUsers(200) },
};
