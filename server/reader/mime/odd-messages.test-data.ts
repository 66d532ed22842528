export const bytes = (text: string, encoding: BufferEncoding = 'utf8'): Buffer =>
  Buffer.from(text.replace(/\r?\n/g, '\r\n'), encoding);
const headers = (text: string): Buffer => bytes(`${text}\n\nx\n`);
export const mixed = (...parts: string[]): Buffer =>
  bytes(`Content-Type: multipart/mixed; boundary=b\n\n${parts.map((part) => `--b\n${part}\n`).join('')}--b--\n`);
const pdf = (disposition: string): Buffer =>
  mixed('\nx', `Content-Type: application/pdf\nContent-Disposition: attachment; ${disposition}\n\n%PDF`);
const encoded = (encoding: string, body: string, type = 'text/plain; charset=utf-8'): Buffer =>
  bytes(`Content-Type: ${type}\nContent-Transfer-Encoding: ${encoding}\n\n${body}`);
const inCharset = (charset: string, body: string): Buffer =>
  bytes(`Content-Type: text/plain; charset=${charset}\nContent-Transfer-Encoding: 8bit\n\n${body}`, 'latin1');

const INNER = 'From: Inner <inner@example.com>\nSubject: inner\n\nhello';

export const ODD: Readonly<Record<string, Buffer>> = {
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
