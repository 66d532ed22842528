import { describe, expect, test } from 'vitest';
import { readAddress, readAddresses } from './addresses.ts';
import { decodeText } from './charset.ts';
import { decodeWords } from './encoded-words.ts';
import { unflow } from './flowed.ts';
import { readParameters } from './header-parameters.ts';
import { readHeaders } from './headers.ts';
import { MimeLimitError } from './limits.ts';
import { mailOf } from './mail.ts';
import { messageIdOf, referencesOf } from './message-ids.ts';
import { readParts } from './parts.ts';
import { decodeBase64, decodeQuotedPrintable } from './transfer-encoding.ts';

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);
const mail = (text: string) => mailOf(readParts(bytes(text)));
const headersOf = (text: string) => readHeaders(bytes(text)).headers;

describe('headers', () => {
  test('folded, 8-bit and encoded headers are decoded', () => {
    const headers = headersOf('Subject: =?utf-8?B?w6k=?=\r\n =?utf-8?B?dMOp?=\r\nX-Raw: caf\u00e9\r\n\r\nbody');
    expect(headers.text('subject')).toBe('été');
    expect(headers.text('x-raw')).toBe('café');
    expect(readHeaders(bytes('Subject: caf\xe9\n\n', 'latin1')).headers.text('subject')).toBe('café');
  });

  test('a character split between two encoded words is decoded', () => {
    expect(decodeWords('=?utf-8?Q?=E2=82?= =?utf-8?Q?=AC_5?=')).toBe('€ 5');
    expect(decodeWords('plain =?unknown-9?Q?a=E9?= text')).toBe('plain aé text');
  });

  test('the mbox line and garbage between fields are skipped; text without headers is a body', () => {
    expect(headersOf('From a@b Mon\nTo: x@example.com\ndirt\nSubject: y\n\n').text('subject')).toBe('y');
    expect(headersOf('just a text\n\nand more').size).toBe(0);
  });

  test('100,000 headers are truncated without an error', () => {
    const many = Array.from({ length: 100_000 }, (_, index) => `X-${index}: y`).join('\r\n');
    const { headers, body } = readHeaders(bytes(`Subject: first\r\n${many}\r\n\r\nbody`));
    expect(headers.text('subject')).toBe('first');
    expect(body.toString()).toBe('body');
  });

  test('parameters with quotes, RFC 2231 continuations or a missing quote are read', () => {
    const { value, params } = readParameters(
      `Text/Plain; charset="utf-8"; name*0*=utf-8''a%20; name*1="b.txt"; x="open`,
    );
    expect([value, params.get('charset'), params.get('name'), params.get('x')]).toEqual([
      'text/plain',
      'utf-8',
      'a b.txt',
      'open',
    ]);
  });

  test('addresses are read in all common formats', () => {
    expect(readAddress('"Doe, Jane" <Jane@Example.com>')).toEqual({ name: 'Doe, Jane', email: 'jane@example.com' });
    expect(readAddress('jane@example.com (Jane Doe)')).toEqual({ name: 'Jane Doe', email: 'jane@example.com' });
    expect(readAddress('Jane Doe [mailto:jane@example.com]')).toEqual({ name: 'Jane Doe', email: 'jane@example.com' });
    expect(readAddress('<jane@example.com>')).toEqual({ name: '', email: 'jane@example.com' });
    expect(readAddress('undisclosed-recipients:;')).toBeUndefined();
    expect(readAddresses('"a, b" <a@example.com>, c@example.org').map(({ email }) => email)).toEqual([
      'a@example.com',
      'c@example.org',
    ]);
  });

  test('comments and group names are not part of a name; a comma without quotes is', () => {
    expect(readAddresses('Jane (a (nested \\) one) comment) Doe <jane@example.com> (after)')).toEqual([
      { name: 'Jane Doe', email: 'jane@example.com' },
    ]);
    expect(readAddress('"T. Writer (author)" <t@example.com>')?.name).toBe('T. Writer (author)');
    expect(readAddresses('Team: Jane <jane@example.com>, "Bob, B." <bob@example.com>;, x@example.com')).toEqual([
      { name: 'Jane', email: 'jane@example.com' },
      { name: 'Bob, B.', email: 'bob@example.com' },
      { name: '', email: 'x@example.com' },
    ]);
    expect(readAddresses('Legal, Example Inc. <legal@example.com>, b@example.com')).toEqual([
      { name: 'Legal, Example Inc.', email: 'legal@example.com' },
      { name: '', email: 'b@example.com' },
    ]);
    expect(readAddresses('Jane (open <jane@example.com>, b@example.com').map(({ email }) => email)).toEqual([
      'jane@example.com',
      'b@example.com',
    ]);
  });

  test('an encoded word in a name never becomes an address or a separator', () => {
    const encoded = `=?utf-8?B?${bytes('<forged@example.org>').toString('base64')}?=`;
    expect(readAddress(`${encoded} <real@example.com>`)?.email).toBe('real@example.com');
    expect(readAddresses('=?utf-8?Q?Doe,_Jane?= <jane@example.com>')).toEqual([
      { name: 'Doe, Jane', email: 'jane@example.com' },
    ]);
    expect(mail('From: a@example.com, B <b@example.com>\n\n').from?.email).toBe('a@example.com');
    expect(readAddress('"jane doe"@example.com')).toBeUndefined();
    expect(readAddress('"jane"@example.com')?.email).toBe('jane@example.com');
  });

  test('repeated recipient headers are combined', () => {
    const headers = headersOf('To: a@example.com\nTo: b@example.com\n\n');
    expect(readAddresses(headers.list('to')).map(({ email }) => email)).toEqual(['a@example.com', 'b@example.com']);
  });

  test('the ids of a message and of the messages it answers are read', () => {
    const headers = headersOf('Message-Id: bare-id@x\nIn-Reply-To: <a@x>\nReferences: <b@x>\n <a@x>\n\n');
    expect([messageIdOf(headers), referencesOf(headers)]).toEqual(['bare-id@x', ['a@x', 'b@x']]);
  });

  test('an id without brackets is read; words around an id in brackets are ignored', () => {
    expect(referencesOf(headersOf('In-Reply-To: bare@x\nReferences: <a@x><b@x>,<c@x>\n\n'))).toEqual([
      'bare@x',
      'a@x',
      'b@x',
      'c@x',
    ]);
    expect(referencesOf(headersOf('In-Reply-To: Message from me@x of Monday <q@x>\n\n'))).toEqual(['q@x']);
  });
});

describe('transfer encodings and charsets', () => {
  test('the readable part of broken base64 is decoded', () => {
    expect(decodeBase64(bytes('aGVs\nbG8=\n-- footer --\n')).toString()).toBe('hello');
    expect(decodeBase64(bytes('aGk=aG8=')).toString()).toBe('hiho');
    expect(decodeBase64(bytes('not base64 at all!\n')).toString()).toBe('not base64 at all!\n');
    expect(decodeBase64(bytes('Dear all,\nRegards,')).toString()).toBe('Dear all,\nRegards,');
    expect(decodeBase64(bytes('aGVs!\n#bG8=')).toString()).toBe('hello');
    expect(decodeBase64(bytes('aGVsbG8=\n________\na list footer\nof two lines')).toString()).toBe('hello');
  });

  test('quoted-printable with white space in soft breaks and invalid escapes is decoded', () => {
    expect(decodeQuotedPrintable(bytes('a=3Db= \r\nc =ZZ =')).toString()).toBe('a=bc =ZZ ');
  });

  test('a wrong or unknown charset falls back to the most likely one, and NUL is removed', () => {
    expect(decodeText(bytes('caf\xe9', 'latin1'), 'x-unknown')).toBe('café');
    expect(decodeText(bytes('caf\xe9 \xe0', 'latin1'), 'utf-8')).toBe('café à');
    expect(decodeText(bytes('café'), 'us-ascii')).toBe('café');
    expect(decodeText(bytes('a\0b'), 'utf-8')).toBe('ab');
  });

  test('windows-1252 punctuation is decoded, also when declared as ISO-8859-1', () => {
    for (const charset of ['windows-1252', 'cp1252', 'iso-8859-1', 'latin1', 'us-ascii', 'nonsense']) {
      expect(decodeText(bytes('\x93it\x92s\x94 \x96 \x80 5, caf\xe9', 'latin1'), charset)).toBe('“it’s” – € 5, café');
    }
  });

  test('aliases of code pages and adjacent encoded words in ISO-2022-JP are decoded', () => {
    for (const charset of ['cp1251', 'win-1251', 'windows1251']) {
      expect(decodeText(bytes('\xcf', 'latin1'), charset)).toBe('П');
    }
    expect(decodeWords('=?iso-2022-jp?B?GyRCRnxLXBsoQg==?= =?iso-2022-jp?B?GyRCOGwbKEI=?=')).toBe('日本語');
  });

  test('flowed lines are joined within their quote depth', () => {
    expect(unflow('one \ntwo\n> three \n> four\n-- \nsig', false)).toBe('one two\n> three four\n-- \nsig');
    expect(unflow('https://example.com/a- \nb', true)).toBe('https://example.com/a-b');
  });
});

describe('the tree of parts', () => {
  test('alternatives form one body, and attachment names contain no path', () => {
    const { bodies, attachments } = mail(
      [
        'Content-Type: multipart/mixed; boundary=b\n\n--b',
        'Content-Type: multipart/alternative; boundary=c\n\n--c\n\nplain\n--c\nContent-Type: text/html\n\n<p>html\n--c--',
        '--b\nContent-Type: application/pdf; name="../../etc/pass\u0007wd.pdf"\n\n%PDF\n--b\nContent-Type: image/png\n\nx\n--b--',
      ].join('\n'),
    );
    expect(bodies).toEqual([{ plain: 'plain', html: '<p>html' }]);
    expect(attachments.map(({ name }) => name)).toEqual(['passwd.pdf', 'attachment-2.png']);
  });

  test('a missing or wrong boundary is detected; an unterminated part ends with its parent', () => {
    expect(mail('Content-Type: multipart/mixed\n\n--q\n\none\n--q\n\ntwo\n--q--').bodies).toHaveLength(2);
    expect(mail('Content-Type: multipart/mixed; boundary=no\n\n--q\n\none\n--q--').bodies[0]?.plain).toBe('one');
    const open =
      'Content-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: multipart/mixed; boundary=c\n\n--c\n\nx\n--b\n\ny\n--b--';
    expect(mail(open).bodies.map(({ plain }) => plain)).toEqual(['x', 'y']);
  });

  test('nested messages are read, also as a file in base64', () => {
    const inner = 'From: Inner <inner@example.org>\nSubject: inner\n\nhello';
    const outer = (type: string, content: string) =>
      mail(`From: o@example.com\nContent-Type: multipart/mixed; boundary=b\n\n--b\n${type}\n\n${content}\n--b--`);
    expect(outer('Content-Type: message/rfc822', inner).nested[0]?.from?.email).toBe('inner@example.org');
    const file = 'Content-Type: application/octet-stream; name="x.eml"\nContent-Transfer-Encoding: base64';
    expect(outer(file, bytes(inner).toString('base64')).nested[0]?.from?.email).toBe('inner@example.org');
  });

  test('a depth of 50 and 1,000 parts are accepted, and more are rejected', () => {
    const deep = (levels: number) =>
      `${Array.from({ length: levels }, (_, n) => `Content-Type: multipart/mixed; boundary="b${n}."\n\n--b${n}.\n`).join('')}\nx`;
    const wide = (parts: number) => `Content-Type: multipart/mixed; boundary=b\n\n${'--b\n\nx\n'.repeat(parts)}--b--`;
    const failure = (text: string) => {
      try {
        readParts(bytes(text));
        return undefined;
      } catch (error) {
        return error instanceof MimeLimitError ? error.reason : error;
      }
    };
    expect([failure(deep(49)), failure(deep(50)), failure(deep(20_000))]).toEqual([undefined, 'too_deep', 'too_deep']);
    expect([failure(wide(999)), failure(wide(1_000)), failure(wide(100_000))]).toEqual([
      undefined,
      'too_many_parts',
      'too_many_parts',
    ]);
  });
});
