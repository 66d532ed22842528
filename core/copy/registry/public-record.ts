import type { RecordDifference } from '../../contract/registry/public-record.ts';
import type { CheckReason } from '../../rules/registry/public-record/check-due.ts';
import type { DifferenceCode, Gravity } from '../../rules/registry/public-record/differences.ts';
import { plural } from '../../rules/text/numbers.ts';

export const GRAVITY_LABELS: Readonly<Record<Gravity, string>> = { grave: 'Serious', warning: 'Warning', info: 'Info' };

type Facts = Pick<RecordDifference, 'count' | 'ours' | 'theirs'>;

const names = (count: number, one: string, many: string): string =>
  count === 1 ? `1 name ${one}` : `${count} names ${many}`;

/** The sentence of each difference. */
const SENTENCES: Readonly<Record<DifferenceCode, (facts: Facts) => string>> = {
  status: ({ theirs }) => `The Copyright Office shows this designation as ${theirs}.`,
  expiry: () => 'The Copyright Office shows an earlier expiration date. We don’t change ours automatically.',
  names_missing: ({ count = 0 }) =>
    names(count, 'is missing from the public record', 'are missing from the public record'),
  names_extra: ({ count = 0 }) =>
    names(count, 'in the public record is not one of your domains', 'in the public record are not among your domains'),
  agent_email: () => 'Notices may be going somewhere else.',
  agent_name: () => 'The agent’s name differs.',
  agent_address: () => 'The agent’s address differs.',
  agent_phone: () => 'The agent’s phone number differs.',
  provider_name: () => 'The company’s name differs.',
  provider_address: () => 'The company’s address differs.',
  unchecked: () => 'The public record is due for a check.',
};

export const differenceSentence = ({ code, ...facts }: RecordDifference): string => SENTENCES[code](facts);

export const publicRecordCopy = {
  title: 'Public record',
  loading: 'Loading the public record',
  never: 'The Copyright Office’s record hasn’t been checked yet. Differences will appear here.',
  checked: 'Checked',
  number: 'Number',
  status: 'Status',
  expires: 'Expires',
  agentEmail: 'Agent’s email',
  names: 'Alternative names',
  notShown: 'Not shown',
  savedPage: 'Saved page',
  download: 'Download',
  differences: 'Differences',
  agrees: 'The public record matches ours.',
  accepted: 'Accepted',
  ours: 'Ours',
  theirs: 'Public record',
  nothing: 'None',
  more: (count: number) => `and ${count} more`,
  amend: 'Amend the registration',
  renew: 'Extend by three years',
  accept: 'Accept',
  acceptThis: (sentence: string) => `Accept: ${sentence}`,
  history: 'History of checks',
  importRecord: 'Import record',
} as const;

/** In an amendment, and on the order. */
export const recordCorrectionsCopy = {
  title: 'Corrections to the public record',
  text: 'The public record differs from your registration. This amendment files it again, even without other changes.',
} as const;

export const acceptDifferenceCopy = {
  title: 'Accept this difference?',
  text: 'It stays hidden until our data or the public record changes.',
  note: 'Note',
  cancel: 'Cancel',
  accept: 'Accept',
} as const;

export const importRecordCopy = {
  title: 'Import public record',
  text: 'Save the record’s page from the Copyright Office’s directory, or copy its text. We don’t fetch anything automatically.',
  ways: 'Import from',
  file: 'File',
  paste: 'Text',
  type: 'Fields',
  chooseFile: 'Choose a file',
  fileHint: 'A saved page: HTML, MHT, PDF or TXT, up to 10 MB.',
  pasted: 'Text of the record page',
  number: 'Registration number',
  status: 'Status',
  provider: 'Service provider',
  address: 'Address',
  names: 'Alternative names',
  namesHint: 'One per line. Leave empty if you don’t know them all.',
  agentName: 'Agent’s name',
  agentAddress: 'Agent’s address',
  agentPhone: 'Agent’s phone',
  agentEmail: 'Agent’s email',
  filed: 'Effective date',
  expires: 'Expiration date',
  cancel: 'Cancel',
  save: 'Check',
} as const;

export const policyUrlCopy = {
  title: 'Policy page on your site',
  loading: 'Loading the policy page',
  none: 'Your site must show the agent’s name, address, phone number and email address. Save the page’s address, then check it.',
  noneToRead: 'No policy page has been entered.',
  address: 'Address of the page',
  hint: 'An https address on one of your registered domains.',
  save: 'Save',
  change: 'Change',
  cancel: 'Cancel',
  check: 'Check page',
  confirm: 'Mark as confirmed',
  found: 'On the page',
  notFound: 'Not on the page',
  fields: { name: 'Agent’s name', address: 'Agent’s street', phone: 'Agent’s phone', email: 'Agent’s email' },
  checked: (date: string) => `Checked ${date}`,
  confirmed: (name: string, date: string) => `Confirmed by ${name} on ${date}`,
  someone: 'someone',
} as const;

export const recordsToCheckCopy = {
  tab: 'Records to check',
  search: 'Search companies',
  noun: 'records',
  company: 'Company',
  number: 'Number',
  due: 'Due',
  lastCheck: 'Last check',
  never: 'Never',
  differences: 'Differences',
  none: 'None',
  emptyTitle: 'No records to check',
  emptyText:
    'Records appear here 90 days after their last check, 30 days before they expire, and 3 days after an order.',
  upload: 'Import records',
  uploadTitle: 'Import public records',
  uploadText:
    'A spreadsheet (.xlsx or .csv) of up to 5,000 rows. The first row needs the columns registration_id and status.',
  uploadHint: '.xlsx or .csv, up to 5 MB',
  close: 'Close',
  reasons: {
    never: 'Never checked',
    age: 'Not checked recently',
    expiry: 'Expires soon',
    order: 'After an order',
  } satisfies Record<CheckReason, string>,
  counts: ({ grave, warning, info }: Record<Gravity, number>): string =>
    [grave > 0 && `${grave} serious`, warning > 0 && plural(warning, 'warning'), info > 0 && `${info} info`]
      .filter(Boolean)
      .join(' · '),
} as const;
