import { deflateRawSync } from 'node:zlib';
import { writeXlsx } from 'hucre/xlsx';
import { expect } from 'vitest';
import type { DomainUploadResult } from '#core/contract/registry/domains.ts';
import { listDomains } from '#core/contract/registry/domains.ts';
import { messages } from '#core/messages.ts';
import { packPlain, unpackWorkbook } from '#server/sheets/sheet-zip.ts';
import { multipart } from '#tests/samples/multipart.ts';
import { putDomain, someDomain } from '#tests/world/companies.ts';
import type { Person } from '#tests/world/person.ts';
import { test } from '#tests/world/world.ts';

const send = (person: Person, file: string, bytes: Buffer | string) =>
  person.request({ method: 'POST', url: '/api/domains/upload/', ...multipart({ field: 'files', file, bytes }) });

async function read(person: Person, file: string, bytes: Buffer | string): Promise<DomainUploadResult> {
  const response = await send(person, file, bytes);
  expect([response.statusCode, response.json().message]).toEqual([200, undefined]);
  return response.json();
}

async function refusal(person: Person, file: string, bytes: Buffer | string) {
  const response = await send(person, file, bytes);
  return [response.statusCode, response.json().message];
}

type Cell = string | number | boolean | null | { value?: string; formula: string };

async function xlsx(rows: Cell[][]): Promise<Buffer> {
  const values = rows.map((row) => row.map((cell) => (cell !== null && typeof cell === 'object' ? null : cell)));
  const cells = new Map(
    rows.flatMap((row, r) =>
      row.flatMap((cell, c) =>
        cell !== null && typeof cell === 'object'
          ? [[`${r},${c}`, { formula: cell.formula, formulaResult: cell.value ?? null }] as const]
          : [],
      ),
    ),
  );
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'One', rows: values, cells: cells as never }] }));
}

/** A workbook with one of its parts replaced. */
async function tampered(part: string, change: (xml: string) => string): Promise<Buffer> {
  const parts = unpackWorkbook(await xlsx([['example.com']]), 1e6);
  parts.set(part, Buffer.from(change(parts.get(part)!.toString())));
  return Buffer.from(packPlain(parts));
}

test('each row of a sheet is returned as a domain or as an error with its row number, and nothing is saved', async ({
  world,
}) => {
  const [owner, other] = [await world.user(), await world.user()];
  const company = await world.company([[other, 'owner']]);
  const [held, drafted] = [await putDomain(world, company), await putDomain(world, company, { status_id: 10 })];
  const [good, umlaut] = [someDomain(), `bücher-${someDomain('de')}`];
  const rows: Cell[][] = [
    ['Domain', 'Email'],
    [`https://www.${good}/`, 'N@Example.com'],
    [umlaut, ''],
    [],
    ['nonsense', 'n@example.com'],
    ['harbor.invalid'],
    [someDomain(), 'not an address'],
    [good.toUpperCase(), 'again@example.com'],
    ['', 'lonely@example.com'],
    [held.name],
    [drafted.name, 'x@example.com'],
    [42, true],
  ];
  const { name } = (await world.deps.db
    .selectFrom('companies')
    .select('name')
    .where('id', '=', company)
    .executeTakeFirst())!;
  const expected = {
    domains: [
      { name: good, unicode_name: good, email: 'n@example.com' },
      { name: expect.stringMatching(/^xn--/), unicode_name: umlaut, email: null },
    ],
    errors: [
      { row: 5, domain: 'nonsense', email: 'n@example.com', message: messages.domainInvalid },
      { row: 6, domain: 'harbor.invalid', email: null, message: messages.domainNoSuffix },
      { row: 7, domain: rows[6]![0], email: 'not an address', message: messages.emailInvalid },
      { row: 8, domain: good.toUpperCase(), email: 'again@example.com', message: messages.domainDuplicate },
      { row: 9, domain: '', email: 'lonely@example.com', message: messages.domainRequired },
      { row: 10, domain: held.name, email: null, message: messages.domainBusyCompany(held.name, name) },
      { row: 11, domain: drafted.name, email: 'x@example.com', message: messages.domainBusyOrder(drafted.name) },
      { row: 12, domain: '42', email: 'true', message: messages.domainInvalid },
    ],
  };
  expect(await read(owner, 'Domains.XLSX', await xlsx(rows))).toEqual(expected);
  expect(await read(owner, 'domains.csv', rows.map((row) => row.join(',')).join('\r\n'))).toEqual(expected);
  expect((await owner.call(listDomains, {})).count).toBe(0);
});

const [ONE, TWO] = ['one-of-many-quays.com', 'two-of-many-quays.org'];
const SAME = {
  domains: [
    { name: ONE, email: 'a@example.com' },
    { name: TWO, email: null },
  ],
  errors: [],
};

test.for([
  ['without titles', `${ONE},a@example.com\n${TWO},\n`],
  ['with titles', `domain,e-mail\n${ONE},a@example.com\n${TWO},\n`],
  ['with columns in another order', `E-Mail,Note,Domain name\na@example.com,x,${ONE}\n,,${TWO}\n`],
  ['with semicolons', `Domain;Email\n${ONE};a@example.com\n${TWO};\n`],
  ['with tabs', `Domain\tEmail\n${ONE}\ta@example.com\n${TWO}\t\n`],
  ['with quotes', `"Domain","Email"\r\n"${ONE}","a@example.com"\r\n"${TWO}",""\r\n`],
  ['with a byte order mark', `\uFEFFDomain,Email\n${ONE},a@example.com\n${TWO}\n`],
  ['with CR line endings', `Domain,Email\r${ONE},a@example.com\r${TWO}`],
  ['with titles in capitals', `  DOMAINS , EMAIL ADDRESS \n${ONE},a@example.com\n${TWO}`],
] as const)('a .csv %s is read', async ([, text], { world }) => {
  expect(await read(await world.user(), 'list.csv', text)).toMatchObject(SAME);
});

test('a .csv saved by Excel in UTF-16 or Windows-1252 is read', async ({ world }) => {
  const owner = await world.user();
  const text = 'Domain;Email\nmüller-am-kai.de;a@example.com\n';
  const domains = [{ unicode_name: 'müller-am-kai.de', email: 'a@example.com' }];
  expect(await read(owner, 'a.csv', Buffer.from(`\uFEFF${text}`, 'utf16le'))).toMatchObject({ domains, errors: [] });
  expect(await read(owner, 'b.csv', Buffer.from(text, 'latin1'))).toMatchObject({ domains, errors: [] });
});

test('a formula is read as its stored value and never evaluated', async ({ world }) => {
  const owner = await world.user();
  const rows: Cell[][] = [
    ['Domain', 'Email'],
    [
      { formula: 'CONCAT("one-of",A9)', value: ONE },
      { formula: 'A1', value: 'a@example.com' },
    ],
    [{ formula: 'HYPERLINK("http://evil.example/")' }, 'b@example.com'],
  ];
  expect(await read(owner, 'f.xlsx', await xlsx(rows))).toMatchObject({
    domains: [{ name: ONE, email: 'a@example.com' }],
    errors: [{ row: 3, domain: '', email: 'b@example.com', message: messages.domainRequired }],
  });
  const csv = await read(owner, 'f.csv', '=cmd|’/c calc’!A0\n@SUM(1),\n+1.com\n');
  expect(csv.domains).toEqual([]);
  expect(csv.errors.map(({ row, message }) => [row, message])).toEqual(
    [1, 2, 3].map((row) => [row, messages.domainInvalid]),
  );
});

test('an empty sheet is rejected with its own message', async ({ world }) => {
  const owner = await world.user();
  const nothing = [400, messages.sheetEmpty];
  expect(await refusal(owner, 'a.csv', '')).toEqual(nothing);
  expect(await refusal(owner, 'a.csv', '\n\n,,\n')).toEqual(nothing);
  expect(await refusal(owner, 'a.csv', 'Domain,Email\n')).toEqual(nothing);
  expect(await refusal(owner, 'a.xlsx', await xlsx([]))).toEqual(nothing);
  expect(await refusal(owner, 'a.xlsx', await xlsx([[{ formula: 'A2' }]]))).toEqual(nothing);
});

test('ten thousand rows without the titles are accepted; one more is rejected', async ({ world }) => {
  const owner = await world.user();
  const lines = Array.from({ length: 10_000 }, (_, n) => `quay-${n}.${process.pid}-many.com,n${n}@example.com`);
  const { domains, errors } = await read(owner, 'a.csv', `Domain,Email\n${lines.join('\n')}\n\n`);
  expect([domains.length, errors.length]).toEqual([10_000, 0]);
  const tooLong = [400, messages.sheetTooLong];
  expect(await refusal(owner, 'a.csv', `Domain,Email\n${lines.join('\n')}\nx.com`)).toEqual(tooLong);
  expect(await refusal(owner, 'a.csv', `${lines.join('\n')}\nx.com`)).toEqual(tooLong);
});

test('a file over 5 MB is rejected as too large', async ({ world }) => {
  expect((await send(await world.user(), 'a.csv', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'))).statusCode).toBe(413);
});

test('two files in one request are rejected as too many, not as too large', async ({ world }) => {
  const owner = await world.user();
  const sheet = (bytes: string | Buffer) => ({ field: 'files', file: 'a.csv', bytes });
  const post = (...parts: Parameters<typeof multipart>) =>
    owner.request({ method: 'POST', url: '/api/domains/upload/', ...multipart(...parts) });
  const two = await post(sheet('quay.com'), sheet('shore.com'));
  const sentence = 'Please send one file at a time.';
  expect(two.statusCode).toBe(400);
  expect(two.json()).toEqual({ message: sentence, errors: [`files:${sentence}`], files: [sentence] });
  const large = await post(sheet(Buffer.alloc(5 * 1024 * 1024 + 1, 'a')), sheet('shore.com'));
  expect(large.statusCode).toBe(413);
});

test('a missing file, a file in another field and an unsupported type are rejected with their own messages', async ({
  world,
}) => {
  const owner = await world.user();
  const post = (...parts: Parameters<typeof multipart>) =>
    owner.request({ method: 'POST', url: '/api/domains/upload/', ...multipart(...parts) });
  for (const response of [await post(), await post({ field: 'sheet', file: 'a.csv', bytes: 'x.com' })]) {
    expect([response.statusCode, response.json().files]).toEqual([400, [messages.sheetRequired]]);
  }
  // Sheets are taken under either name, as of public records.
  const alias = await post({ field: 'file', file: 'a.csv', bytes: 'x.com' });
  expect([alias.statusCode, alias.json().domains]).toEqual([
    200,
    [{ name: 'x.com', unicode_name: 'x.com', email: null }],
  ]);
  for (const name of ['a.xls', 'a.xlsm', 'a.txt', 'csv', 'a.csv.exe']) {
    expect(await refusal(owner, name, 'x.com')).toEqual([400, messages.sheetRequired]);
  }
});

const UNREADABLE = [400, messages.sheetUnreadable];

test('a file whose content does not match its extension is rejected', async ({ world }) => {
  const owner = await world.user();
  const workbook = await xlsx([['example.com']]);
  expect(await refusal(owner, 'a.csv', workbook)).toEqual(UNREADABLE);
  expect(await refusal(owner, 'a.xlsx', 'example.com')).toEqual(UNREADABLE);
  expect(await refusal(owner, 'a.csv', Buffer.from([0x89, 0x50, 0, 1, 2, 3]))).toEqual(UNREADABLE);
  // An old or an encrypted workbook.
  expect(await refusal(owner, 'a.xlsx', Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toEqual(UNREADABLE);
});

test('a workbook that is corrupt at any position is rejected', async ({ world }) => {
  const owner = await world.user();
  const whole = await xlsx([['example.com']]);
  for (const share of [0.1, 0.5, 0.9, 0.99]) {
    expect(await refusal(owner, 'a.xlsx', whole.subarray(0, Math.floor(whole.length * share)))).toEqual(UNREADABLE);
  }
  expect(await refusal(owner, 'a.xlsx', Buffer.from(packPlain(new Map())))).toEqual(UNREADABLE);
  const garbled = Buffer.from(whole);
  garbled.fill(0xff, 60, 160);
  expect(await refusal(owner, 'a.xlsx', garbled)).toEqual(UNREADABLE);
});

const BOMB_BYTES = 100 * 1024 * 1024;

/** A zip bomb: 100 MB of zeros in a few hundred kilobytes, with a true or false declared size. */
function bomb(packed: Buffer, claimed: number): Buffer {
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(8, 4);
  header.writeUInt32LE(packed.length, 14);
  header.writeUInt32LE(claimed, 18);
  header.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), header, name, packed]);
  const directory = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), header, Buffer.alloc(14), name]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, directory, end]);
}

test('a zip bomb is rejected whatever size it declares, and the next sheet is read', async ({ world }) => {
  const owner = await world.user();
  const packed = deflateRawSync(Buffer.alloc(BOMB_BYTES), { level: 1 });
  const before = process.memoryUsage().rss;
  for (const claimed of [BOMB_BYTES, 100, 0])
    expect(await refusal(owner, 'a.xlsx', bomb(packed, claimed))).toEqual(UNREADABLE);
  expect(process.memoryUsage().rss - before).toBeLessThan(BOMB_BYTES);
  expect((await read(owner, 'a.csv', ONE)).domains).toHaveLength(1);
});

test('a DTD is rejected, and external entities are never resolved', async ({ world }) => {
  const owner = await world.user();
  const dtd = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/hostname">]>';
  for (const part of ['xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml', 'xl/workbook.xml']) {
    const bytes = await tampered(part, (xml) => xml.replace(/\?>/, `?>${dtd}`));
    expect(await refusal(owner, 'a.xlsx', bytes)).toEqual(UNREADABLE);
  }
});

test('the last row and column of a sheet are read; invalid row numbers are rejected', async ({ world }) => {
  const owner = await world.user();
  const far = await tampered('xl/worksheets/sheet1.xml', (xml) =>
    xml.replace(
      /<sheetData>.*<\/sheetData>/s,
      '<sheetData><row r="1048576"><c r="A1048576" t="inlineStr"><is><t>one-of-many-quays.com</t></is></c><c r="XFD1048576"><v>1</v></c></row></sheetData>',
    ),
  );
  expect(await read(owner, 'a.xlsx', far)).toMatchObject({ domains: [{ name: ONE, email: null }], errors: [] });
  for (const place of ['2000000', 'nonsense', '-4']) {
    const odd = await tampered('xl/worksheets/sheet1.xml', (xml) => xml.replace(/<row r="1"/, `<row r="${place}"`));
    expect(await refusal(owner, 'a.xlsx', odd)).toEqual(UNREADABLE);
  }
});

test('errors quote at most the first 300 characters of a cell', async ({ world }) => {
  const owner = await world.user();
  const { errors } = await read(owner, 'a.csv', `${'x'.repeat(5000)},y\nab\uFFFDc\n`);
  expect(errors[0]).toMatchObject({ row: 1, domain: 'x'.repeat(300), email: 'y' });
});

test('uploads are limited per account', async ({ world }) => {
  const owner = await world.user();
  const codes = [];
  for (let n = 0; n < 31; n++) codes.push((await send(owner, 'a.txt', 'x')).statusCode);
  expect([codes.slice(0, 30).every((code) => code === 400), codes[30]]).toEqual([true, 429]);
});
