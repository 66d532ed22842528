import { INBOUND_BYTES } from '#core/constants.ts';

const head = (name: string, ...more: string[]) =>
  [
    'From: Rights <rights@example.net>',
    `Message-ID: <hostile-${name}-${process.pid}-${Date.now()}@example.net>`,
    `Subject: ${name}`,
    ...more,
  ].join('\r\n');

const repeat = (count: number, line: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => line(n)).join('');
const mail = (name: string, body: string | Buffer, ...more: string[]) =>
  Buffer.concat([Buffer.from(`${head(name, ...more)}\r\n\r\n`, 'latin1'), Buffer.from(body as string, 'latin1'), CRLF]);
const CRLF = Buffer.from('\r\n');
const MULTIPART = 'Content-Type: multipart/mixed; boundary=b';
const SCRIPT = '<script>alert(1)</script>';

/** Messages built to exhaust, confuse or crash a parser. Created lazily, because some are large. */
export const HOSTILE: Readonly<Record<string, () => Buffer>> = {
  '20,000 levels': () =>
    mail(
      'levels',
      repeat(20_000, (n) => `--b${n}\r\nContent-Type: multipart/mixed; boundary=b${n + 1}\r\n\r\n`),
      'Content-Type: multipart/mixed; boundary=b0',
    ),
  '20,000 messages inside each other': () =>
    mail(
      'nested',
      repeat(20_000, () => 'Content-Type: message/rfc822\r\n\r\n'),
      'Content-Type: message/rfc822',
    ),
  '100,000 parts': () =>
    mail(
      'parts',
      repeat(100_000, () => '--b\r\n\r\n'),
      MULTIPART,
    ),
  '100,000 headers': () => mail('headers', 'text', repeat(100_000, (n) => `X-${n}: value\r\n`).trimEnd()),
  'one header of 5 MB': () => mail('long-header', 'text', `X-Long: ${'folded\r\n '.repeat(550_000)}end`),
  'eight bits and NULs in headers': () => mail('bits', 'a\0b\xff', `X-\xe9\xff: \0\xff\xfe${'\xc3'.repeat(100)}`),
  'one line of 10 MB': () => mail('line', 'https://example.org/'.repeat(500_000)),
  'a line of 10 MB without a space': () => mail('solid', 'x'.repeat(10_000_000)),
  'entities that unfold': () =>
    mail(
      'entities',
      `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a0 "boom">${repeat(30, (n) => `<!ENTITY a${n + 1} "&a${n};&a${n};&a${n};&a${n};">`)}
<!ENTITY file SYSTEM "file:///etc/passwd">]><Infringement><Case><ID>&a30;&file;</ID></Case></Infringement>`.replace(
        /\r?\n/g,
        '\r\n',
      ),
    ),
  '30,000 rows that are never closed': () =>
    mail(
      'rows',
      `<table>${repeat(30_000, (n) => `<tr><td>Infringing URL<td>https://example.org/${n}`)}`,
      'Content-Type: text/html',
    ),
  '20,000 tables inside each other': () =>
    mail('tables', '<table><tr><td>x</td><td>'.repeat(20_000), 'Content-Type: text/html'),
  'addresses that are almost ones': () =>
    mail('almost', 'http:/ /example,org www. hxxp:// our copy of the officially a.b statement "'.repeat(50_000)),
  'scripts in every field': () =>
    mail(
      'scripts',
      `${SCRIPT}<img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>${SCRIPT}`,
      `Reply-To: "${SCRIPT}" <x@example.net>`,
      'Content-Type: text/html',
    ),
  '200,000 stuffed dots': () =>
    mail(
      'dots',
      repeat(200_000, () => '.\r\n'),
    ),
  '200,000 addresses': () =>
    mail(
      'addresses',
      repeat(200_000, (n) => `https://h${n}.a.b.c.d.e.f.g.example.org/${n}\r\n`),
    ),
  'tables inside tables': () => mail('tables', '<table><tr><td>'.repeat(200_000), 'Content-Type: text/html'),
  'a text of 35 MB': () => {
    const line = 'please remove https://example.org/x and all that is like it\r\n';
    const begin = Buffer.from(`${head('large')}\r\n\r\n`);
    return Buffer.concat([begin, Buffer.alloc(INBOUND_BYTES - begin.length - 2, line), CRLF]);
  },
};
