import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type AddressObject, type Attachment, type SimpleParserOptions, simpleParser } from 'mailparser';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Address, readAddresses } from './addresses.ts';
import { type Mail, mailOf } from './mail.ts';
import { dateOf, messageIdOf, referencesOf } from './message-ids.ts';
import { bytes, mixed, ODD } from './odd-messages.test-data.ts';
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
      'Ours joins the bytes of neighboring encoded words before it decodes them; mailparser joins their encoded text, and only within one encoding.',
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
      'RFC 2045 §5.2 makes a part without a type text/plain; mailparser guesses by the file name. The exhibits are recognized by their bytes.',
    messages: { 'attachment without a type': ['attachments'] },
  },
  {
    reason: 'RFC 2046 §5.1.5 makes the parts of a digest messages; mailparser reads them as text.',
    messages: { digest: ['text', 'attachments', 'nested'] },
  },
];

// ── The tests ───────────────────────────────────────────────────────────────────────────────────────────────────────

const folderOf = (name: string): URL => new URL(`../corpus/${name}/`, import.meta.url);
const FOLDERS = readdirSync(new URL('../corpus/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const CORPUS = FOLDERS.flatMap((folder) =>
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
    expect(CORPUS.length).toBeGreaterThan(900);
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
