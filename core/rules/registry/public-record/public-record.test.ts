import { describe, expect, test } from 'vitest';
import { nextCheck } from './check-due.ts';
import { abridged, differencesOf, type OurRecord } from './differences.ts';
import { foldedAddress, isSameCompany } from './fold.ts';
import { findAgent } from './policy-page.ts';
import { readRecord } from './read-record.ts';
import { dateIn, type RecordValues, registrationNumber } from './record.ts';

const PAGE = `Designation of Agent
Registration Number: DMCA-1069186
Service Provider: Harbor Hosting, LLC
Address: 1 Quay Street
Portland, ME 04101
Alternative Names:
harbor.example.com
Harbor Cloud; quay.example.org
Designated Agent
Copyright Agent
Organization: Safeharbor
Address: 1 Harbor Way
Wilmington, Delaware 19801
Phone: (302) 555-0100
E-mail: notices@example.com
Status: Active
Effective Date: January 5, 2026 to Present
Expiration Date: 01/05/2029

Print this page`;

const READ: RecordValues = {
  registration_id: 'DMCA-1069186',
  status: 'Active',
  provider: 'Harbor Hosting, LLC',
  address: '1 Quay Street, Portland, ME 04101',
  alternative_names: ['harbor.example.com', 'Harbor Cloud', 'quay.example.org'],
  has_all_names: true,
  agent_name: 'Copyright Agent, Safeharbor',
  agent_address: '1 Harbor Way, Wilmington, Delaware 19801',
  agent_phone: '(302) 555-0100',
  agent_email: 'notices@example.com',
  filed_date: '2026-01-05',
  expires_date: '2029-01-05',
};

describe('reading a record by its labels', () => {
  test.each<[string, string]>([
    ['lines', PAGE],
    [
      'CRLF, other case and no colons',
      PAGE.replaceAll('\n', '\r\n').replace('Status: Active', 'STATUS Active').replace('E-mail:', 'EMAIL'),
    ],
    ['labels above their values', PAGE.replace(/^([A-Z][\w -]+): (?=\S)/gm, '$1\n')],
    ['a table', PAGE.replace(/^([A-Z][\w -]+): (?=\S)/gm, '$1\t')],
    [
      'other labels',
      PAGE.replace('Service Provider', 'Full Legal Name')
        .replace('Address: 1 Q', 'Street Address: 1 Q')
        .replace('Alternative', 'Alternate')
        .replace('Effective Date', 'Filed')
        .replace('Expiration Date', 'Expires')
        .replace('Phone', 'Telephone')
        .replace('Address: 1 H', 'Mailing Address: 1 H'),
    ],
  ])('in %s', (_, text) => expect(readRecord(text)).toEqual(READ));

  test.each([
    ['nothing', ''],
    ['a page without a number', PAGE.replace('Registration Number', 'Number')],
    ['a number alone', 'Registration Number: DMCA-1069186'],
    ['a number of another form', PAGE.replace('DMCA-1069186', 'pending')],
  ])('finds none in %s', (_, text) => expect(readRecord(text)).toBeNull());

  test('takes what is cut off for not shown', () => {
    const cut = readRecord(PAGE.slice(0, PAGE.indexOf('Designated Agent')));
    expect(cut).toMatchObject({ status: null, agent_email: null, has_all_names: false, expires_date: null });
    expect(readRecord(PAGE.replace(/Alternative Names:[\s\S]*?(?=Designated)/, ''))).toMatchObject({
      alternative_names: [],
      has_all_names: false,
    });
    expect(readRecord(PAGE.replace(/(Alternative Names:)[\s\S]*?(?=Designated)/, '$1\n'))).toMatchObject({
      alternative_names: [],
      has_all_names: true,
    });
  });

  test('is linear, also for hostile text', () => {
    const { user } = process.cpuUsage();
    for (const piece of ['Status ', 'Address:\n', 'a\t', '- ', 'x, y.com; ', 'Jan 1, ', '('])
      readRecord(`Registration Number: DMCA-1\nAlternative Names: ${piece.repeat(200_000)}`);
    expect((process.cpuUsage().user - user) / 1e6).toBeLessThan(5);
  });
});

test.each([
  ['2026-01-05', '2026-01-05'],
  ['1/5/2026', '2026-01-05'],
  ['Jan. 5th, 2026', '2026-01-05'],
  ['5 January 2026', '2026-01-05'],
  ['2026-02-30', null],
  ['soon', null],
])('the date in %s', (text, date) => expect(dateIn(text)).toBe(date));

test.each([
  ['dmca-1069186', 'DMCA-1069186'],
  [' 1069186 ', 'DMCA-1069186'],
  ['X-1', null],
])('the number %s', (typed, number) => expect(registrationNumber(typed)).toBe(number));

test.each([
  ['Acme LLC', 'ACME, L.L.C.', true],
  ['Acme Inc', 'Acme', true],
  ['Acme LLC', 'Acme Inc.', false],
  ['Acme Incorporated', 'Acme Inc', true],
  ['Acme', 'Acme Hosting', false],
])('the companies %s and %s', (one, other, isSame) => expect(isSameCompany(one, other)).toBe(isSame));

test.each([
  ['12 Quay Street, Portland, Maine 04101, United States', '12 QUAY STREET PORTLAND ME 04101', [], true],
  [
    '12 Quay Street, Portland, ME 04101',
    '12 Quay Street, Portland, Maine, 04101, U.S.A.',
    ['United States', 'US'],
    true,
  ],
  ['12 Quay Street, New York, NY 10001', '12 Quay Street, New York, New York 10001', ['United States', 'US'], true],
  ['12 Quay Street, Portland', '13 Quay Street, Portland', ['United States', 'US'], false],
  ['Hafenstraße 1, Hamburg', 'Hafenstraße 1, Hamburg, Germany', ['Germany', 'DE'], true],
  ['Hafenstraße 1, Hamburg', 'Hafenstraße 1, Hamburg, France', ['Germany', 'DE'], false],
] as const)('the addresses %s and %s', (one, other, country, isSame) =>
  expect(foldedAddress(one, country) === foldedAddress(other, country)).toBe(isSame),
);

const AGENT = {
  ...{
    name: 'Copyright Agent',
    organization: 'Safeharbor',
    address: '1 Harbor Way\nWilmington, DE 19801\nUnited States',
  },
  ...{ phone: '+1 302 555 0100', email: 'notices@example.com' },
};
const OURS: OurRecord = {
  ...{ name: 'Harbor Hosting LLC', address: '1 Quay Street', line1: '', line2: '', city: 'Portland', state: 'Maine' },
  ...{ zip: '04101', country: ['United States', 'US'], expires_date: '2029-01-05' },
  ...{ registered: ['harbor.example.com', 'quay.example.org'], drafts: ['draft.example.com'], agent: AGENT },
};
const readDomain = (name: string) => (name.includes('.') ? name.toLowerCase() : null);
const compare = (theirs: Partial<RecordValues>, ours: Partial<OurRecord> = {}) =>
  differencesOf({ ...OURS, ...ours }, { ...READ, ...theirs }, { today: '2026-11-19', readDomain });

describe('differences', () => {
  test('are none where both agree, and where nothing is shown', () => {
    expect(compare({})).toEqual([]);
    const nothing = { status: null, provider: null, address: null, expires_date: null, alternative_names: [] };
    const agent = { agent_name: null, agent_address: null, agent_phone: null, agent_email: null };
    expect(compare({ ...nothing, ...agent, has_all_names: false })).toEqual([]);
  });

  test.each<[Partial<RecordValues>, string, string]>([
    [{ status: 'Pending' }, 'status', 'grave'],
    [{ expires_date: '2026-11-19' }, 'expiry', 'grave'],
    [{ expires_date: '2026-11-20' }, 'expiry', 'warning'],
    [{ alternative_names: ['harbor.example.com'] }, 'names_missing', 'warning'],
    [{ alternative_names: [...READ.alternative_names, 'other.example.net'] }, 'names_extra', 'info'],
    [{ agent_email: 'old@example.com' }, 'agent_email', 'grave'],
    [{ agent_name: 'Somebody Else' }, 'agent_name', 'warning'],
    [{ agent_address: '2 Harbor Way' }, 'agent_address', 'warning'],
    [{ agent_phone: '+1 302 555 0199' }, 'agent_phone', 'warning'],
    [{ provider: 'Harbor Hosting Inc' }, 'provider_name', 'warning'],
    [{ address: '2 Quay Street, Portland, ME 04101' }, 'provider_address', 'warning'],
  ])('%j', (theirs, code, gravity) => expect(compare(theirs)).toMatchObject([{ code, gravity }]));

  test('fold case, punctuation and drafts', () => {
    const alternative_names = [...READ.alternative_names, 'DRAFT.example.com'];
    expect(
      compare({
        alternative_names,
        status: 'ACTIVE',
        agent_email: ' Notices@EXAMPLE.com',
        agent_phone: '302.555.0100',
        agent_name: 'safeharbor',
      }),
    ).toEqual([]);
  });

  test('show twenty names of a list, and compare 10,000 in less than a second', () => {
    const names = Array.from({ length: 10_000 }, (_, at) => `name-${at}.example.com`);
    const { user } = process.cpuUsage();
    const [missing, extra] = compare(
      { alternative_names: names.slice(5000).map((name) => `x${name}`) },
      { registered: names },
    );
    expect((process.cpuUsage().user - user) / 1e6).toBeLessThan(1);
    expect(abridged(missing!)).toMatchObject({ code: 'names_missing', count: 10_000, theirs: [] });
    expect(abridged(missing!).ours).toHaveLength(20);
    expect(abridged(extra!)).toMatchObject({ code: 'names_extra', count: 5000, ours: [] });
  });
});

test.each([
  [null, '2029-01-05', null, '2026-01-05 never'],
  ['2026-02-01', '2029-01-05', null, '2026-05-02 age'],
  ['2026-02-01', '2026-04-01', null, '2026-03-02 expiry'],
  ['2026-03-02', '2026-04-01', null, '2026-05-31 age'],
  ['2026-02-01', '2029-01-05', '2026-02-02', '2026-02-05 order'],
  ['2026-02-01', '2029-01-05', '2026-01-31', '2026-05-02 age'],
])('checked %s, expiring %s, filed %s: next %s', (checked, expires_date, filed, expected) => {
  const date = (day: string | null) => (day === null ? null : new Date(`${day}T12:00:00Z`));
  const { due_date, reason } = nextCheck({
    ...{ checked_date: date(checked), registered_date: '2026-01-05', expires_date, filing_date: date(filed) },
  });
  expect(`${due_date} ${reason}`).toBe(expected);
});

test.each([
  ['Copyright Agent, 1 Harbor Way, (302) 555-0100, notices@example.com', 'name address phone email'],
  ['SAFEHARBOR · +1.302.555.0100 · notices [at] example [dot] com', 'name phone email'],
  ['notices (at) example.com', 'email'],
  ['notices at example dot com', 'email'],
  ['my-notices@example.com, notices@example.com.au, 302555010099', ''],
])('the agent in %s', (text, found) =>
  expect(
    Object.entries(findAgent(AGENT, text))
      .filter(([, is]) => is)
      .map(([name]) => name)
      .join(' '),
  ).toBe(found),
);
