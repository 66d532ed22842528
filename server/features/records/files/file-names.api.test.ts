import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { getNotice } from '#core/contract/intake/notices.ts';
import { MULTIPART } from '#tests/samples/multipart.ts';
import { arrive, rawMessage } from '#tests/world/intake.ts';
import type { Person } from '#tests/world/person.ts';
import { someEmail, test } from '#tests/world/world.ts';
import { readMail } from '../../../reader/read-mail.ts';

/** Uploads a file with this name, encoded per RFC 8187. */
function named(name: string) {
  const head = `--quayside\r\ncontent-disposition: form-data; name="files"; filename*=UTF-8''${encodeURIComponent(name)}\r\n\r\n`;
  return { payload: Buffer.from(`${head}some bytes\r\n--quayside--\r\n`), headers: MULTIPART };
}

const uploadAs = async (person: Person, name: string): Promise<{ file_id: number; name: string }> =>
  (await person.request({ method: 'POST', url: '/api/upload/', ...named(name) })).json();

const dispositionOf = async (person: Person, file_id: number): Promise<string> =>
  String((await person.request({ url: `/api/files/${file_id}/` })).headers['content-disposition']);

/** The strict grammar of RFC 6266 and RFC 8187. */
const DISPOSITION = /^attachment; filename="[\w. -]+"; filename\*=UTF-8''((?:[\w!#$&+.^`|~-]|%[0-9A-F]{2})+)$/;

describe('the name of a file', () => {
  test.for<[string, string]>([
    ["Marta's (final) *copy*.pdf", "Marta's (final) *copy*.pdf"],
    ['scan "1"; filename=evil.exe', 'scan "1"; filename=evil.exe'],
    ['100% – Müller, 写真.png', '100% – Müller, 写真.png'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['\u2066invoice\u2069\u200F\u061C.pdf', 'invoice.pdf'],
    ['a\u2028b\u0085c\u001b[31m.txt', 'a b c [31m.txt'],
    ['...hidden', 'hidden'],
    [`${'long '.repeat(100)}.pdf`, `${'long '.repeat(50)}l.pdf`],
    ['\u202E\u2069', 'file'],
  ])('%j is stored and sent as %j', async ([given, kept], { world }) => {
    const person = await world.user();
    const { file_id, name } = await uploadAs(person, given);
    expect(name).toBe(kept);
    const [, encoded] = DISPOSITION.exec(await dispositionOf(person, file_id)) ?? [];
    expect(decodeURIComponent(encoded ?? '')).toBe(kept);
  });

  test('that was stored uncleaned is shown and sent cleaned', async ({ world }) => {
    const person = await world.user();
    const { file_id } = await uploadAs(person, 'scan.pdf');
    await sql`update files set name = ${'invoice\u202Efdp/..\r\nx.exe'} where id = ${file_id}`.execute(world.deps.db);
    const [, encoded] = DISPOSITION.exec(await dispositionOf(person, file_id)) ?? [];
    expect(decodeURIComponent(encoded ?? '')).toBe('invoicefdp_.. x.exe');
  });
});

describe('an inbound email', () => {
  test('with bidirectional control characters in subject, sender and file names is shown without them', async ({
    world,
  }) => {
    const boundary = 'quay';
    const word = (text: string) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;
    const raw = rawMessage(
      {
        From: `${word('Quay \u202Esthgir\u202C Ltd')} <${someEmail()}>`,
        Subject: word('Invoice \u2067gpj.exe\u2069\u200F'),
        'Content-Type': `multipart/mixed; boundary=${boundary}`,
      },
      [
        `--${boundary}\n\nPlease remove it.\n`,
        `--${boundary}\nContent-Type: application/octet-stream\n`,
        `Content-Disposition: attachment; filename*=UTF-8''${encodeURIComponent('scan\u202Egpj.exe')}\n\nbytes\n`,
        `--${boundary}--`,
      ].join(''),
    );
    const [id] = await arrive(world, { ...(await readMail(raw)), parse_error: null }, { raw });
    const agent = await world.superuser();
    const { subject, sender, attachments } = await agent.call(getNotice, { params: { id: String(id) } });
    expect({ subject, sender: sender?.name, files: attachments.map(({ name }) => name) }).toMatchObject({
      subject: 'Invoice gpj.exe',
      sender: 'Quay sthgir Ltd',
      files: expect.arrayContaining(['scangpj.exe']),
    });
  });
});
