import { expect } from 'vitest';
import { transaction } from '#server/db/transaction.ts';
import { saveFile } from '#server/features/records/files/store/save-file.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { someEmail, test, type World } from '#tests/world/world.ts';

/** A mail with an attached file. */
async function sentTo(world: World, to: string) {
  const letter = { subject: 'With a file', text: 'See the file.', html: '<p>See the file.</p>' };
  const file_id = await transaction(world.deps, null, async (tx) => {
    const bytes = Buffer.from('the scan');
    const file = await saveFile(tx, { name: 'scan one.txt', type: 'text/plain', bytes, object_id: 0 });
    await enqueueMail(tx, world.deps.config, to, letter, { file_ids: [file.id] });
    return file.id;
  });
  const [mail] = await world.mails(to);
  return { file_id, mail_id: mail!.id };
}

test('a superuser opens the attachments of a mail; nobody else does', async ({ world }) => {
  const to = someEmail();
  const { file_id, mail_id } = await sentTo(world, to);
  const url = `/mailbox/${mail_id}/files/${file_id}`;
  const as = (refresh: string | undefined, path: string) =>
    world.app.inject({ url: path, ...(refresh && { headers: { cookie: `refresh=${refresh}` } }) });
  const [superuser, user] = [await world.superuser(), await world.user()];

  const page = await as(superuser.refresh, `/mailbox?to=${encodeURIComponent(to)}`);
  expect(page.body).toContain(`<a href="${url}">scan one.txt (1 KB)</a>`);
  const file = await as(superuser.refresh, url);
  expect([file.statusCode, file.body]).toEqual([200, 'the scan']);
  expect(file.headers['content-disposition']).toContain('attachment; filename="scan one.txt"');

  for (const [refresh, path] of [
    [user.refresh, url],
    [undefined, url],
    [superuser.refresh, `/mailbox/${mail_id}/files/${file_id + 1_000_000}`],
    [superuser.refresh, `/mailbox/x/files/${file_id}`],
  ] as const) {
    expect([path, (await as(refresh, path)).statusCode]).toEqual([path, 404]);
  }
});
