import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { rawText } from './raw-text.ts';

const textOf = (...lines: string[]) => rawText(Buffer.from(lines.join('\r\n')));
const base64 = (bytes: Buffer): string[] => bytes.toString('base64').match(/.{1,76}/g)!;

describe('the raw text of a message', () => {
  test('is shown line by line without base64 blocks', async () => {
    const picture = base64(randomBytes(5_700));
    const { shown } = await textOf(
      'Subject: A notice',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'Please remove it.',
      '--b',
      'Content-Type: image/png',
      'Content-Transfer-Encoding: BASE64',
      '',
      ...picture,
      '--b--',
    );
    expect(shown).toContain('Subject: A notice\n');
    expect(shown).toContain('Please remove it.\n--b\n');
    expect(shown).toContain(`\n\n[… ${picture.length} base64 lines left out]\n--b--`);
    expect(shown).not.toContain(picture[0]);
    expect(shown).not.toContain(picture.at(-1));
  });

  test('omits base64 that is not declared, even a single very long line', async () => {
    const lines = base64(randomBytes(1_000));
    const { shown } = await textOf('Subject: x', '', 'Hello', ...lines, '', 'Bye');
    expect(shown).toBe(`Subject: x\n\nHello\n[… ${lines.length} base64 lines left out]\n\nBye`);
    const endless = await textOf('Subject: x', '', randomBytes(200_000).toString('base64'));
    expect(endless.shown.length).toBeLessThan(100);
  });

  test('keeps words and single lines that only look like base64', async () => {
    const hash = 'a'.repeat(64);
    const { shown } = await textOf('Subject: x', '', 'unsubscribe', hash, 'https://quay.example.com/x');
    expect(shown).toBe(`Subject: x\n\nunsubscribe\n${hash}\nhttps://quay.example.com/x`);
  });

  test('is decoded for searching, including embedded messages', async () => {
    const inner = Buffer.from('It is on https://in-base64.example.com/x').toString('base64');
    const { searched } = await textOf(
      'Received: from header.example.com',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'https://quo=',
      'ted.example.com/=E2=82=AC',
      '--b',
      'Content-Type: message/rfc822',
      '',
      'Subject: inside',
      'Content-Type: text/plain',
      'Content-Transfer-Encoding: base64',
      '',
      inner,
      '--b--',
    );
    expect(searched).toContain('https://quoted.example.com/€');
    expect(searched).toContain('https://in-base64.example.com/x');
    expect(searched).not.toContain('header.example.com');
  });

  test('of a large message is cut to the limits', async () => {
    for (const line of [`${'A'.repeat(76)}\n`, 'a.', `${'=41'.repeat(20)}=\n`, '\n']) {
      const head = 'Content-Transfer-Encoding: quoted-printable\n\n';
      const raw = Buffer.alloc(1024 * 1024, line);
      raw.write(head);
      const { shown } = await rawText(raw);
      expect(shown.length).toBeLessThanOrEqual(200_000);
    }
  });
});
