import { plural } from '../../rules/text/numbers.ts';

export const newNoticeScreenCopy = {
  title: 'New notice',
  subtitle: 'Record a notice received by mail, courier, fax or other means.',
} as const;

export const noticesScreenCopy = {
  title: 'Notices',
  addNotice: 'Add notice',
} as const;

export const addFilesDialogCopy = {
  title: 'Add files',
  description: 'Add scans, receipts or your reply. They stay with the notice.',
} as const;

export const addUrlCopy = {
  addAUrl: 'Add a URL',
  url: 'URL',
  placeholder: 'https://',
  addUrl: 'Add URL',
} as const;

export const assignCompanyCopy = {
  suggestedCompany: (name: string) => `Suggested company: ${name}. Check the original before you assign it.`,
  noSuggestion: 'Check the original to find out which company this message is for.',
  mentionedCompany: (name: string) => `It mentions ${name}. Assign it to that company if it’s about them.`,
  noRegisteredDomain: 'None of the reported hosts is a registered domain.',
  assignACompany: 'Assign a company',
  notAssigned: 'This notice isn’t assigned to a company',
  company: 'Company',
  assign: 'Assign',
  always: (host: string) => `Always assign notices about ${host} to this company`,
} as const;

export const changeSenderDialogCopy = {
  title: 'Change sender',
  sender: 'Sender',
  cancel: 'Cancel',
  save: 'Save',
} as const;

export const fileUploadCopy = {
  dropHint: 'Drop a file here. Any type, up to 25 MB.',
} as const;

export const keysDialogCopy = {
  nextNotice: 'Next notice',
  previousNotice: 'Previous notice',
  openNotice: 'Open notice',
  selectNotice: 'Select notice',
  sendNotice: 'Send notice',
  replyToSender: 'Reply to sender',
  changeStatus: 'Change status',
  addANote: 'Add a note',
  search: 'Search',
  showKeyboardShortcuts: 'Show keyboard shortcuts',
  title: 'Keyboard shortcuts',
} as const;

export const companyFieldCopy = {
  detectedFromTheUrls: 'Detected from the URLs',
  company: 'Company',
  companyHint: 'Leave empty to detect the company from the URLs.',
} as const;

export const newNoticeCopy = {
  newNotice: 'New notice',
  delivery: 'Delivery',
  receivedDate: 'Received date',
  source: 'Source',
  carrier: 'Carrier',
  carrierNone: 'Unknown',
  reportedMaterial: 'Reported material',
  publicId: 'Public ID',
  publicIdHint: 'Leave empty to use the company’s.',
  registrationId: 'Registration ID',
  content: 'Content',
  subject: 'Subject',
  text: 'Text',
  textHint: 'Paste the full text. We’ll check it for the six required elements.',
  notes: 'Notes',
  cancel: 'Cancel',
  addNotice: 'Add notice',
  lost: 'Your entries',
} as const;

export const scansFieldCopy = {
  scans: 'Scans',
  optional: '(optional)',
  dropHint: 'Drop a scan here. Any type, up to 25 MB.',
  remove: (file: string) => `Remove ${file}`,
} as const;

export const senderFieldCopy = {
  sender: 'Sender',
} as const;

export const urlsFieldCopy = {
  url: 'URL',
  urlHint: 'Enter one or more URLs, one per line.',
  placeholder: 'https://',
  addUrl: 'Add URL',
  urlCount: (count: number) => plural(count, 'URL'),
  added: 'Added',
  remove: (url: string) => `Remove ${url}`,
} as const;

export const noteDialogCopy = {
  addNote: 'Add note',
  note: 'Note',
  cancel: 'Cancel',
} as const;

export const noticeAcnsCopy = {
  case: 'Case',
  status: 'Status',
  closedRetracted: (status: string) => `${status || 'Closed'}, retracted`,
  complainant: 'Complainant',
  contact: 'Contact',
  address: 'Address',
  seenAt: 'Seen at',
  from: 'From',
  by: 'By',
  baseUrl: 'Base URL',
  userName: 'User name',
  acnsBlock: 'ACNS block',
  title: 'Title',
  file: 'File',
  size: 'Size',
  hash: 'Hash',
  content: 'Content',
} as const;

export const noticeActionsCopy = {
  notice: 'Notice',
  allNotices: 'All notices',
  notices: 'Notices',
  send: 'Send',
  sendHint: 'Email this notice to someone',
  replyToSender: 'Reply to sender',
  replyHint: 'Write to whoever sent this notice',
  status: 'Status',
  addNote: 'Add note',
  original: 'Original',
  more: 'More',
  addFiles: 'Add files',
  changeSender: 'Change sender',
  assignToAnotherCompany: 'Assign to another company',
  downloadTheOriginal: 'Download the original',
  print: 'Print',
  markResolved: 'Mark resolved',
  deleteNotice: 'Delete notice',
  openFullPage: 'Open full page',
  move: 'to move,',
  keys: 'for shortcuts',
  deleteNoticeNumber: (number: string) => `Delete notice ${number}?`,
  deleteText: (cannotBeUndone: string) =>
    `It will be removed from all lists, along with its notes and files. We’ll keep the original message for our records. ${cannotBeUndone}`,
} as const;

export const noticeColumnsCopy = {
  urlCount: (count: number) => plural(count, 'URL'),
  notice: 'Notice',
  sender: 'Sender',
  company: 'Company',
  domain: 'Domain',
  unassigned: 'Unassigned',
  assignedTo: (name: string) => `Assigned to ${name}`,
  status: 'Status',
  elements: 'Elements',
  beingRead: 'Reading…',
  received: 'Received',
} as const;

export const noticeDeliveriesCopy = {
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Failed',
  sentTo: 'Sent to',
  notSentYet: 'Not sent yet',
  resend: 'Resend',
  replies: 'Replies to the sender',
  replyAgain: 'Reply again',
  showText: 'Show the message',
  byToken: (name: string) => `by ${name}`,
} as const;

export const noticeDetailCopy = {
  title: 'Notice',
} as const;

export const noticeElementsCopy = {
  elementsFound: (found: number) => `${found} of 6 required elements`,
  sixRequiredElements: 'Six required elements',
  correctHint: 'Found automatically. If one is wrong, correct it.',
  kind: 'Kind',
  placeholder: 'Unknown',
  kindIs: (kind: string) => `Kind: ${kind}`,
  correctedManually: 'Corrected manually',
  notChecked: '(not checked)',
  found: '(found)',
  missing: '(missing)',
  elementFound: (name: string) => `${name}: found`,
} as const;

export const noticeFactsCopy = {
  company: 'Company',
  unassigned: 'Unassigned',
  assignee: 'Assignee',
  noOne: 'No one',
  domains: 'Domains',
  domain: 'Domain',
  andMore: (count: number) => ` and ${count} more`,
  noneRegistered: 'None registered',
  publicId: 'Public ID',
  registrationId: 'Registration ID',
  source: 'Source',
  received: 'Received',
  forwardedBy: 'Forwarded by',
  to: 'To',
  messageId: 'Message ID',
} as const;

export const noticeFilesCopy = {
  attachments: 'Attachments',
  download: (file: string) => `Download ${file}`,
} as const;

export const noticeFormCopy = {
  submittedWithForm: 'Submitted with the notice form',
  suspect: 'Suspicious',
  suspectText: 'This looks like it was sent by a script, so it wasn’t forwarded automatically.',
  reference: 'Reference',
  copyReference: 'Copy the reference',
  submitted: 'Submitted',
  confirmed: 'Confirmed',
  confirmedBy: (name: string) => `By ${name}`,
  notConfirmed: 'Not confirmed',
  language: 'Language',
  policyVersion: 'Policy version',
  supplements: 'Added by the sender',
  withdrawn: (date: string) => `The sender withdrew this notice on ${date}.`,
  retraction: (number: string) => `Retraction ${number}`,
} as const;

export const noticeHistoryCopy = {
  history: 'History',
  changedTo: 'changed to',
  theSystem: 'The system',
} as const;

export const noticeLetterCopy = {
  rawMessage: 'Raw message',
  lineCount: (count: number) => plural(count, 'line'),
  message: 'Message',
  messageFormat: 'Message format',
  text: 'Text',
  html: 'HTML',
  originalMessage: 'Original message',
} as const;

export const noticePaneCopy = {
  loadingTheNotice: 'Loading the notice',
} as const;

export const noticeStateCopy = {
  partlyRead: 'This message was only partly read.',
  downloadTheOriginal: 'Download the original',
  beingRead: 'This message is being read. Its content will appear here in a moment.',
} as const;

export const noticeUrlsCopy = {
  reportedUrls: 'Reported URLs',
  copyAllLabel: 'Copy reported URLs, one per line',
  copyAll: 'Copy all',
  onlyMentioned: 'Only mentioned',
  urlsOn: (group: string) => `URLs on ${group}`,
  ignored: 'ignored',
} as const;

export const noticeViewCopy = {
  /** After the status "Sent". */
  sentTo: (email: string, more: number) => `to ${email}${more > 0 ? ` and ${more} more` : ''}`,
  notes: 'Notes',
  earlierInThisCase: 'Earlier in this case',
  answers: 'Answers to this notice',
  answer: (kind: string, number: string) => (kind === 'Other' ? `Notice ${number}` : `${kind} ${number}`),
  notice: (number: string) => `Notice ${number}`,
} as const;

export const noticesListCopy = {
  status: 'Status',
  search: 'Search sender, subject or domain',
  noun: 'notices',
  noUnassignedNotices: 'No unassigned notices',
  noUnreadableMessages: 'No unreadable messages',
  noUnreadableMessagesText: 'Messages that we couldn’t read automatically appear here.',
  noUndeliveredNotices: 'No undelivered notices',
  noOpenNotices: 'No open notices',
  noOpenNoticesText: 'Notices you need to handle will appear here.',
  noHandledNotices: 'No handled notices yet',
  noNoticesYet: 'No notices yet',
  noNoticesYetText: 'Notices about your domains will appear here.',
} as const;

export const latestNoticesCopy = {
  loadingNotices: 'Loading notices',
  notices: 'Notices',
  allNotices: (count: number) => `All ${plural(count, 'notice')}`,
} as const;

export const noticesQueryCopy = {
  toHandle: 'To handle',
  handled: 'Handled',
  forwarded: 'Forwarded',
  notSent: 'Not sent',
  notDelivered: 'Not delivered',
  unassigned: 'Unassigned',
  notRead: 'Not read',
  unconfirmedForms: 'Unconfirmed forms',
} as const;

export const noticesSplitCopy = {
  notices: 'Notices',
  select: (notice: string) => `Select ${notice}`,
  theNotice: 'The notice',
} as const;

export const readAgainCopy = {
  readAgain: 'Read again',
} as const;

export const reassignDialogCopy = {
  title: 'Assign to another company',
  description: (number: string, company: string) =>
    `A new notice will be created from the original message. Notice ${number} will be closed as Ignored and will stay with ${company}, along with its notes, files and deliveries.`,
  actions: (company: string) => `Actions on its URLs, and the strikes for them, stay with ${company}, too.`,
  counterNotices: (company: string) =>
    `Its counter-notices and proceedings stay with ${company}, where their clock keeps running.`,
  company: 'Company',
  cancel: 'Cancel',
  assign: 'Assign',
} as const;

export const sendDialogCopy = {
  sendNotice: 'Send notice',
  loadingRecipients: 'Loading recipients…',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  originalAttached: 'The original message is attached.',
  cancel: 'Cancel',
  send: 'Send',
  companyAddresses: 'Company addresses',
} as const;

export const statusDialogCopy = {
  changeStatus: 'Change status',
  status: 'Status',
  cancel: 'Cancel',
  save: 'Save',
} as const;

export const useNoticeFiltersCopy = {
  assignee: 'Assignee',
  me: 'Me',
  noOne: 'No one',
  source: 'Source',
  elements: 'Elements',
  company: 'Company',
  sender: 'Sender',
  domain: 'Domain',
  filterByCompany: 'Filter by company',
  filterBySender: 'Filter by sender',
} as const;
