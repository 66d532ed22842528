import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type AddressObject, type Attachment, type SimpleParserOptions, simpleParser } from 'mailparser';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Address, readAddresses } from './addresses.ts';
import { type Mail, mailOf } from './mail.ts';
import { dateOf, messageIdOf, referencesOf } from './message-ids.ts';
import { readParts } from './parts.ts';

/** The MIME parser compared with mailparser: over the whole corpus, and over messages that are odd on purpose. */

// ── What is compared ────────────────────────────────────────────────────────────────────────────────────────────────

interface Account {
  subject: string;
  date: string | null;
  message_id: string | null;
  references: string[];
  from: string[];
  to: string[];
  cc: string[];
  reply_to: string[];
  /** All `text/plain` bodies. */
  text: string;
  /** The source of all `text/html` bodies: the two make text of HTML in different ways. */
  html: string;
  /** Name, declared type and SHA-256. */
  attachments: string[];
  /** The messages inside. */
  nested: Account[];
}
type Field = keyof Account;

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();
/** mailparser puts a break between two HTML bodies. */
const squeezeHtml = (html: string): string => squeeze(html.replaceAll('<br/>', ' '));
const written = ({ name, email }: Address): string => `${squeeze(name)} <${email.toLowerCase()}>`;
const summary = (name: string, type: string, bytes: Uint8Array): string =>
  `${name} (${type}) ${createHash('sha256').update(bytes).digest('hex')}`;

/** mailparser names no attachment that came without a name. */
const GIVEN_NAME = /^attachment-\d+\.[a-z]+$/;

function accountOf(mail: Mail): Account {
  const { headers } = mail;
  return {
    subject: headers.text('subject'),
    date: dateOf(headers)?.toISOString() ?? null,
    message_id: messageIdOf(headers),
    references: referencesOf(headers),
    from: readAddresses(headers.raw('from')).map(written),
    to: readAddresses(headers.list('to')).map(written),
    cc: readAddresses(headers.list('cc')).map(written),
    reply_to: readAddresses(headers.raw('reply-to')).map(written),
    text: squeeze(mail.bodies.map(({ plain }) => plain ?? '').join('\n')),
    html: squeezeHtml(mail.bodies.map(({ html }) => html ?? '').join('\n')),
    attachments: mail.attachments.map(({ name, type, bytes }) =>
      summary(GIVEN_NAME.test(name) ? '' : name, type, bytes),
    ),
    nested: mail.nested.map(accountOf),
  };
}

const OPTIONS: SimpleParserOptions & { keepDeliveryStatus: boolean; ignoreEmbedded: boolean } = {
  skipHtmlToText: true,
  skipTextToHtml: true,
  skipTextLinks: true,
  skipImageLinks: true,
  keepCidLinks: true,
  // Reports and nested messages stay attachments, as in ours.
  keepDeliveryStatus: true,
  ignoreEmbedded: true,
};

/** As declared: mailparser guesses the type of `application/octet-stream` by the file's name. */
function declaredType({ headers, contentType }: Attachment): string {
  const header = headers.get('content-type');
  return typeof header === 'object' && 'params' in header ? header.value.toLowerCase() : contentType;
}

const addressesOf = (header: AddressObject | AddressObject[] | undefined): string[] =>
  [header ?? []]
    .flat()
    .flatMap(({ value }) => value.flatMap((entry) => entry.group ?? [entry]))
    .flatMap(({ name, address }) => (address ? [written({ name, email: address })] : []));
const withoutBrackets = (id: string): string => id.replace(/^<|>$/g, '');
/** mailparser puts the present time in the place of a date that it cannot read. */
const isNow = (date: Date): boolean => Math.abs(date.getTime() - Date.now()) < 60_000;

async function oracleOf(raw: Buffer): Promise<Account> {
  const mail = await simpleParser(raw, OPTIONS);
  const messages = mail.attachments.filter(
    ({ contentType, filename }) => contentType === 'message/rfc822' || /\.eml$/i.test(filename ?? ''),
  );
  return {
    subject: squeeze(mail.subject ?? ''),
    date: mail.date && !isNow(mail.date) ? mail.date.toISOString() : null,
    message_id: mail.messageId ? withoutBrackets(mail.messageId) : null,
    references: [...new Set([mail.inReplyTo ?? [], mail.references ?? []].flat().map(withoutBrackets))],
    from: addressesOf(mail.from),
    to: addressesOf(mail.to),
    cc: addressesOf(mail.cc),
    reply_to: addressesOf(mail.replyTo),
    text: squeeze(mail.text ?? ''),
    html: squeezeHtml(mail.html || ''),
    attachments: mail.attachments.map((part) => summary(part.filename ?? '', declaredType(part), part.content)),
    nested: await Promise.all(messages.map(({ content }) => oracleOf(content))),
  };
}

interface Found {
  message: string;
  field: Field;
  ours: unknown;
  theirs: unknown;
}

/** A nested message is `outer/1`. */
function differences(message: string, ours: Account, theirs: Account): Found[] {
  const fields = Object.keys(ours) as Field[];
  const own = fields.flatMap((field) => {
    const [mine, other] =
      field === 'nested' ? [ours.nested.length, theirs.nested.length] : [ours[field], theirs[field]];
    return JSON.stringify(mine) === JSON.stringify(other) ? [] : [{ message, field, ours: mine, theirs: other }];
  });
  const nested = ours.nested.flatMap((inner, index) => {
    const other = theirs.nested[index];
    return other ? differences(`${message}/${index + 1}`, inner, other) : [];
  });
  return [...own, ...nested];
}

const compare = async (message: string, raw: Buffer): Promise<Found[]> =>
  differences(message, accountOf(mailOf(readParts(raw))), await oracleOf(raw));

// ── Messages that are odd on purpose ────────────────────────────────────────────────────────────────────────────────

const bytes = (text: string, encoding: BufferEncoding = 'utf8'): Buffer =>
  Buffer.from(text.replace(/\r?\n/g, '\r\n'), encoding);
const headers = (text: string): Buffer => bytes(`${text}\n\nx\n`);
const mixed = (...parts: string[]): Buffer =>
  bytes(`Content-Type: multipart/mixed; boundary=b\n\n${parts.map((part) => `--b\n${part}\n`).join('')}--b--\n`);
const pdf = (disposition: string): Buffer =>
  mixed('\nx', `Content-Type: application/pdf\nContent-Disposition: attachment; ${disposition}\n\n%PDF`);
const encoded = (encoding: string, body: string, type = 'text/plain; charset=utf-8'): Buffer =>
  bytes(`Content-Type: ${type}\nContent-Transfer-Encoding: ${encoding}\n\n${body}`);
const inCharset = (charset: string, body: string): Buffer =>
  bytes(`Content-Type: text/plain; charset=${charset}\nContent-Transfer-Encoding: 8bit\n\n${body}`, 'latin1');

const INNER = 'From: Inner <inner@example.com>\nSubject: inner\n\nhello';

const ODD: Readonly<Record<string, Buffer>> = {
  // Boundaries
  'no final boundary': bytes(`Content-Type: multipart/mixed; boundary=b

--b

one
--b
Content-Type: text/plain; name=a.txt
Content-Disposition: attachment

two
`),
  'undeclared boundary': bytes('Content-Type: multipart/mixed\n\n--b\n\none\n--b--\n'),
  'wrong boundary': bytes('Content-Type: multipart/mixed; boundary=other\n\n--b\n\none\n--b--\n'),
  'blanks after boundaries': bytes('Content-Type: multipart/mixed; boundary=b\n\n--b  \n\none\n--b\t\n\ntwo\n--b-- \n'),
  'boundary that begins another': mixed(
    `Content-Type: multipart/alternative; boundary=b2

--b2

plain
--b2
Content-Type: text/html

<p>html</p>
--b2--`,
    '\nlast',
  ),
  'boundary of odd characters': bytes(`Content-Type: multipart/mixed; boundary="=_(a:b'c)+?/ 1"

--=_(a:b'c)+?/ 1

one
--=_(a:b'c)+?/ 1--
`),
  'boundary inside a line': mixed('\none --b\nx--b\n--bc'),
  'preamble and epilogue': bytes(`Content-Type: multipart/mixed; boundary=b

This is a message in MIME format.
--b

one
--b--
A footer.
--b

two
--b--
`),
  'inner part without its end': mixed(
    'Content-Type: multipart/alternative; boundary=c\n\n--c\n\nplain',
    'Content-Type: application/pdf; name=x.pdf\n\n%PDF',
  ),
  'empty parts': mixed('', '\n', 'Content-Type: application/pdf; name=e.pdf\n\n', '\nx'),
  'part of headers alone': mixed('Content-Type: application/pdf; name=e.pdf', '\nx'),

  // Line ends
  'CR alone': Buffer.from('Subject: one\rFrom: a@example.com\r\rbody\r'),
  'LF alone': Buffer.from(
    mixed('\none', 'Content-Type: application/pdf; name=x.pdf\n\n%PDF\n').toString().replaceAll('\r', ''),
  ),
  'LF and CRLF': Buffer.from(
    'Subject: one\r\nContent-Type: multipart/mixed; boundary=b\n\r\n--b\n\r\none\r\n--b\r\nContent-Type: a/b; name=x\n\nx\n\r\n--b--\n',
  ),

  // File names
  'RFC 2231 in pieces': pdf(`filename*0*=utf-8''r%C3%A9; filename*1*=sum%C3%A9%20; filename*2="2026.pdf"`),
  'RFC 2231 out of order': pdf('filename*1=b; filename*0=a; filename*2=".pdf"'),
  'RFC 2231 beside a plain name': pdf(`filename="plain.pdf"; filename*=iso-8859-1'en'caf%E9.pdf`),
  'RFC 2231 cut inside a character': pdf(`filename*0*=utf-8''%E2%82; filename*1*=%AC.pdf`),
  'file name in encoded words': pdf('filename="=?utf-8?Q?r=C3=A9sum=C3=A9?= =?utf-8?Q?=2Epdf?="'),
  'file name with blanks and escapes': mixed(
    'Content-Type: application/pdf\nContent-Disposition: attachment; filename=my file (1).pdf\n\n%PDF',
    'Content-Type: application/pdf\nContent-Disposition: attachment; filename="a; \\"b\\" c.pdf"\n\n%PDF',
    'Content-Type: application/pdf\nContent-Disposition: attachment; filename="résumé.pdf"\n\n%PDF',
  ),
  'file name with a path': pdf('filename="C:\\\\letters\\\\a.pdf"'),

  // Encoded words
  'character split over two words': headers(
    'Subject: =?utf-8?Q?=E2=82?=\n =?utf-8?Q?=AC_5?= =?utf-8?B?4oI=?= =?utf-8?B?rA==?=',
  ),
  'character split over two encodings': headers('Subject: =?utf-8?Q?a=E2=82?= =?UTF-8?B?rA==?='),
  'words without padding': headers('Subject: =?utf-8?B?aGVsbG8?= =?utf-8?B?IHdvcmxk?='),
  'words of two charsets': headers('Subject: =?iso-8859-1?Q?caf=E9?= =?utf-8*en?Q?_=E2=82=AC?= plain =?utf-8?Q?x?='),
  'words inside words': headers('Subject: a=?utf-8?Q?b?=c (=?utf-8?Q?d?=) =?utf-8?Q?two words?= =?utf-8?Q??= end'),
  'words in ISO-2022-JP': headers('Subject: =?iso-2022-jp?B?GyRCRnxLXBsoQg==?= =?iso-2022-jp?B?GyRCOGwbKEI=?='),

  // Headers
  'duplicate headers': headers(`From: a@example.com
From: z@example.com
Subject: first
Subject: second
To: a@example.com
To: b@example.com
Date: Mon, 02 Feb 2026 10:00:00 +0000
Date: Tue, 03 Feb 2026 10:00:00 +0000
Message-ID: <one@x>
Message-ID: <two@x>`),
  'headers in UTF-8': headers('Subject: Beschwerde über Fotos €\nFrom: Jürgen Müller <j@example.com>'),
  'headers in Latin-1': bytes('Subject: Beschwerde \xfcber Fotos\nFrom: J\xfcrgen <j@example.com>\n\nx\n', 'latin1'),
  'folded headers': headers(
    'subject:one\n\ttwo\n \n three\nFROM : a@example.com\nTo:\n a@example.com,\n\tb@example.com',
  ),
  'mailbox line and dirt': headers('From a@b Mon Feb  2 10:00:00 2026\nSubject: one\ndirt\nTo: a@example.com'),
  'blank lines before the headers': headers('\n\nSubject: one'),
  'no headers': bytes('A letter.\n\nIts second paragraph.\n'),
  'odd message ids': headers('Message-ID: < spaced@x >\nIn-Reply-To: bare@x\nReferences: <a@x><b@x>\n <c@x>,<d@x>'),
  'answered in words': headers('In-Reply-To: Your message of Monday <q@x>\nReferences: <q@x>\n\t<r@x>'),
  'obsolete date': headers('Date: Mon, 2 Feb 26 10:00 EST (Eastern (US))'),
  'unreadable date': headers('Date: yesterday'),

  // Addresses
  'nested comments': headers(
    'From: Jane (a (nested) one) Doe <jane@example.com> (after)\nTo: a@example.com (The (A) Team)',
  ),
  groups: headers(
    'To: Team: Jane <jane@example.com>, "Bob, B." <bob@example.com>;, c@example.com\nCc: undisclosed-recipients:;',
  ),
  'quoted local part': headers('From: "jane doe"@example.com'),
  'source route': headers('From: <@relay.example:jane@example.com>'),
  'address in a name': headers('From: "forged@example.org" <real@example.com>'),
  'address in an encoded name': headers('From: =?utf-8?B?PGZvcmdlZEBleGFtcGxlLm9yZz4=?= <real@example.com>'),
  'address in an encoded word alone': headers('From: =?utf-8?B?amFuZUBleGFtcGxlLmNvbQ==?='),
  'name in single quotes': headers("From: 'Jane' <jane@example.com>"),
  'comma in an encoded name': headers('From: =?utf-8?Q?Doe,_Jane?= <jane@example.com>'),
  'comma in a bare name': headers(
    'From: Legal, Example Inc. <legal@example.com>\nTo: Jane jane@example.com; b@example.com',
  ),
  'quote without its end': headers('From: "Jane Doe <jane@example.com>'),
  'comment without its end': headers('To: Jane (x <jane@example.com>, b@example.com'),
  'international domain': headers('From: =?utf-8?Q?J=C3=BCrgen?= <j@xn--bcher-kva.example>\nTo: j@bücher.example'),

  // Charsets
  'charset windows-1252': inCharset('windows-1252', '\x93it\x92s\x94 \x96 \x80 5'),
  'charset ISO-8859-1': inCharset('iso-8859-1', 'caf\xe9 \xa4'),
  'charset latin9': inCharset('latin9', '\xa4 5'),
  'charset win-1251': inCharset('win-1251', '\xcf\xf0\xe8'),
  'charset KS_C_5601-1987': inCharset('ks_c_5601-1987', '\xb0\xa1'),
  'charset x-sjis': inCharset('x-sjis', '\x93\xfa\x96\x7b'),
  'charset GB2312': inCharset('gb2312', '\xc4\xe3\xba\xc3'),
  'charset ISO-2022-JP': inCharset('iso-2022-jp', '\x1b$BF|K\\\x1b(B'),
  'charset ISO-8859-8-I': inCharset('iso-8859-8-i', '\xf9\xec'),
  'charset UTF-16LE': inCharset('utf-16le', 'c\0a\0\xe9\0'),
  'charset UTF-7': inCharset('utf-7', 'Hi Mom +Jjo-!'),
  'charset CP850': inCharset('cp850', 'caf\x82'),
  'charset us-ascii with 8-bit letters': inCharset('us-ascii', 'caf\xe9'),
  'byte order mark': encoded('8bit', '\ufeffhello'),

  // Transfer encodings
  'base64 with junk': encoded('base64', 'aGVs\n\n  bG8g\nd29y!bGQ='),
  'base64 with a footer': encoded('base64', 'aGVsbG8gd29ybGQ=\n_______________\nA footer of the list.\n'),
  'base64 in pieces': encoded('BASE64', 'aGk=\naG8=\naGVsb\nG8gd29yb\nGQ'),
  'base64 that is plain text': encoded('base64', 'Dear Sir or Madam,\nRegards,'),
  'quoted-printable that ends in a soft break': encoded('quoted-printable', 'caf=c3=a9 = \nend ='),
  'quoted-printable with false escapes': encoded('quoted-printable', 'a  \nb =3\nc =ZZ café'),
  uuencode: encoded('x-uuencode', 'begin 644 a.txt\n#0V%T\n`\nend\n'),

  // Bodies
  'flowed text': encoded('7bit', 'one \ntwo \n\n > stuffed \nend\n-- \nsignature\n', 'text/plain; format=flowed'),
  'flowed text with DelSp': encoded('7bit', 'https://example.com/a- \nb\n', 'text/plain; format=flowed; delsp=yes'),
  'flowed quotation': encoded('7bit', '>> deep \n>> er\n> less \nnone\n', 'text/plain; format=flowed'),
  'comments in the type': encoded('quoted-printable (really)', 'caf=E9', 'text/plain (a comment); charset=iso-8859-1'),
  'type without a subtype': encoded('7bit', 'hello', 'text'),
  'file name without a disposition': mixed('\nx', 'Content-Type: text/plain; name=notes.txt\n\nnotes'),
  'text shown inline': mixed(
    '\nx',
    'Content-Type: text/plain\nContent-Disposition: inline; filename=notes.txt\n\nnotes',
  ),
  'attachment without a type': mixed('\nx', 'Content-Disposition: attachment; filename=a.pdf\n\n%PDF'),
  'attached HTML': mixed(
    '\nx',
    'Content-Type: text/html\nContent-Disposition: attachment; filename=a.html\n\n<p>é</p>',
  ),
  'picture in HTML': bytes(`Content-Type: multipart/related; boundary=b; type="text/html"

--b
Content-Type: text/html

<img src="cid:i@x">
--b
Content-Type: image/png
Content-ID: <i@x>
Content-Transfer-Encoding: base64
Content-Disposition: inline; filename=i.png

iVBORw==
--b--
`),
  'message in a message': mixed('\nx', `Content-Type: message/rfc822\nContent-Disposition: inline\n\n${INNER}`),
  'message in base64': mixed(
    `Content-Type: message/rfc822\nContent-Transfer-Encoding: base64\n\n${Buffer.from(INNER).toString('base64')}`,
  ),
  'message as the whole body': bytes(`Content-Type: message/rfc822\n\n${INNER}`),
  digest: bytes(`Content-Type: multipart/digest; boundary=b\n\n--b\n\n${INNER}\n--b--\n`),
};

// ── Where the two may differ ────────────────────────────────────────────────────────────────────────────────────────

interface Difference {
  reason: string;
  /** The fields that differ, by message. */
  messages: Readonly<Record<string, readonly Field[]>>;
}

/** Complete: a difference that is not listed fails, and so does an entry that no longer differs. */
const DIFFERENCES: readonly Difference[] = [
  {
    reason:
      'Ours reads 8-bit letters without a usable charset as windows-1252 and drops NUL; mailparser reads them as broken UTF-8.',
    messages: {
      'first/eight-bit-dirt.eml': ['text'],
      'headers in Latin-1': ['subject', 'from'],
      'charset us-ascii with 8-bit letters': ['text'],
    },
  },
  {
    reason: 'Ours reads 8-bit letters of a header by the charset of the body; mailparser reads them as broken UTF-8.',
    messages: { 'unseen/n-zh-manhua.eml': ['subject', 'from'] },
  },
  {
    reason: 'Ours takes a missing or wrong boundary from the first line of the body; mailparser loses the parts.',
    messages: { 'undeclared boundary': ['text'], 'wrong boundary': ['text'] },
  },
  {
    reason: 'RFC 2046 §5.1.1 allows blanks after a boundary; mailparser does not.',
    messages: { 'blanks after boundaries': ['text'] },
  },
  {
    reason: 'RFC 2046 §5.1.2 ends an inner part at the boundary of an outer one; mailparser reads on.',
    messages: { 'inner part without its end': ['text', 'attachments'] },
  },
  {
    reason:
      'RFC 2046 §5.1.1 counts the line break before a boundary as part of the boundary; mailparser keeps one in an empty part.',
    messages: { 'empty parts': ['attachments'] },
  },
  {
    reason: 'Ours keeps an attachment that consists of headers alone; mailparser drops it.',
    messages: { 'part of headers alone': ['attachments'] },
  },
  {
    reason: 'Ours keeps only the last segment of a file name, so that it is safe to save.',
    messages: { 'file name with a path': ['attachments'] },
  },
  {
    reason:
      'Ours joins the bytes of neighbouring encoded words before it decodes them; mailparser joins their encoded text, and only within one encoding.',
    messages: { 'character split over two encodings': ['subject'], 'words without padding': ['subject'] },
  },
  {
    reason:
      'RFC 5322 §4.5 leaves open which of several equal headers counts: ours takes the first, mailparser the last.',
    messages: { 'duplicate headers': ['subject', 'date', 'message_id', 'from'] },
  },
  {
    reason:
      'Ours skips blank lines before the headers, and reads a message without headers as a body; mailparser loses its first paragraph.',
    messages: { 'blank lines before the headers': ['subject', 'text'], 'no headers': ['text'] },
  },
  {
    reason: 'Ours takes ids from their brackets; mailparser splits at blanks and keeps brackets, commas and words.',
    messages: { 'odd message ids': ['message_id', 'references'], 'answered in words': ['references'] },
  },
  {
    reason: 'RFC 5322 §3.2.2 lets comments nest; mailparser ends a comment at the first closing parenthesis.',
    messages: { 'nested comments': ['from', 'to'] },
  },
  {
    reason: 'No other part of the product accepts an address with a quoted local part, so ours does not read one.',
    messages: { 'quoted local part': ['from'] },
  },
  {
    reason: 'RFC 5322 §4.4 says to ignore the route before an address; mailparser keeps it.',
    messages: { 'source route': ['from'] },
  },
  {
    reason: 'Ours drops a name that contains an @, because it could pass for the address.',
    messages: { 'address in a name': ['from'], 'address in an encoded name': ['from'] },
  },
  {
    reason: 'Ours reads an address from an encoded word if the header holds no other; mailparser takes it for a name.',
    messages: { 'address in an encoded word alone': ['from'] },
  },
  {
    reason: 'Ours drops the single quotes that Outlook puts around a name.',
    messages: { 'name in single quotes': ['from'] },
  },
  {
    reason: 'Ours treats a quote or comment that never ends as plain text; mailparser loses the addresses behind it.',
    messages: { 'quote without its end': ['from'], 'comment without its end': ['to'] },
  },
  {
    reason: 'Ours keeps a domain in the form that DNS and mail servers use; mailparser shows it in Unicode.',
    messages: { 'international domain': ['from'] },
  },
  {
    reason: 'latin9 is ISO-8859-15, which has the euro sign; mailparser reads it as ISO-8859-1.',
    messages: { 'charset latin9': ['text'] },
  },
  {
    reason:
      'Ours decodes the charsets of the WHATWG Encoding Standard, which leaves out UTF-7 for safety and the code pages of DOS.',
    messages: { 'charset UTF-7': ['text'], 'charset CP850': ['text'] },
  },
  {
    reason:
      'Ours leaves out text below base64 data and keeps plain text that is declared as base64; mailparser decodes both to noise.',
    messages: { 'base64 with a footer': ['text'], 'base64 that is plain text': ['text'] },
  },
  {
    reason:
      'RFC 3676 §4.5 removes the quote marks before it joins flowed lines; mailparser leaves them inside the line.',
    messages: { 'flowed quotation': ['text'] },
  },
  {
    reason:
      'RFC 2045 allows comments in Content-Type and makes an invalid type text/plain; mailparser makes attachments of both.',
    messages: { 'comments in the type': ['text', 'attachments'], 'type without a subtype': ['text', 'attachments'] },
  },
  {
    reason:
      'Ours takes a text with a file name and no disposition for an attachment, mailparser for a part of the letter.',
    messages: { 'file name without a disposition': ['text', 'attachments'] },
  },
  {
    reason:
      'RFC 2045 §5.2 makes a part without a type text/plain; mailparser guesses by the file name. The exhibits are recognised by their bytes.',
    messages: { 'attachment without a type': ['attachments'] },
  },
  {
    reason: 'RFC 2046 §5.1.5 makes the parts of a digest messages; mailparser reads them as text.',
    messages: { digest: ['text', 'attachments', 'nested'] },
  },
];

// ── The tests ───────────────────────────────────────────────────────────────────────────────────────────────────────

const folderOf = (name: string): URL => new URL(`../corpus/${name}/`, import.meta.url);
const CORPUS = ['first', 'unseen'].flatMap((folder) =>
  readdirSync(folderOf(folder))
    .filter((file) => file.endsWith('.eml'))
    .map((file) => ({ message: `${folder}/${file}`, raw: readFileSync(new URL(file, folderOf(folder))) })),
);
const MESSAGES = [...CORPUS, ...Object.entries(ODD).map(([message, raw]) => ({ message, raw }))];

const key = (message: string, field: Field): string => `${message}: ${field}`;
const LISTED = DIFFERENCES.flatMap(({ messages }) =>
  Object.entries(messages).flatMap(([message, fields]) => fields.map((field) => key(message, field))),
);

describe('compared with mailparser', () => {
  const found: Found[] = [];
  beforeAll(async () => {
    for (const { message, raw } of MESSAGES) found.push(...(await compare(message, raw)));
  });

  test('every message of the corpus and every odd message reads the same, or the difference is listed', () => {
    expect(CORPUS.length).toBeGreaterThan(500);
    expect(Object.keys(ODD).length).toBeGreaterThan(25);
    expect(found.filter(({ message, field }) => !LISTED.includes(key(message, field)))).toEqual([]);
  });

  test('every listed difference is still there and has one reason', () => {
    const actual = new Set(found.map(({ message, field }) => key(message, field)));
    expect(LISTED.filter((entry) => !actual.has(entry))).toEqual([]);
    expect(LISTED.filter((entry, index) => LISTED.indexOf(entry) !== index)).toEqual([]);
  });

  test('the comparison notices a letter, an address and a byte', async () => {
    const raw = (name: string, body: string, file: string) =>
      bytes(`From: ${name} <a@example.com>\n${mixed(`\n${body}`, `Content-Type: a/b; name=x\n\n${file}`).toString()}`);
    const ours = accountOf(mailOf(readParts(raw('Jane', 'one', 'abc'))));
    const theirs = await oracleOf(raw('Jana', 'two', 'abd'));
    expect(differences('', ours, theirs).map(({ field }) => field)).toEqual(['from', 'text', 'attachments']);
  });
});
