import { messages } from '../core/messages.ts';
import { expect, test } from './fixtures.ts';
import { logInToDemo } from './people.ts';

const SUBJECT = 'Scans, page by page';

test('a superuser finds a message that could not be read, and has it read again', async ({ page, axe }) => {
  await logInToDemo(page, 'agent@example.com');
  await page.getByRole('link', { name: /unread notice/ }).click();
  await expect(page).toHaveURL(/status=not-read/);
  await page.getByRole('link', { name: SUBJECT }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SUBJECT);

  await test.step('nothing on the screen claims anything about it', async () => {
    await expect(page.getByText(messages.messageNotRead)).toBeVisible();
    await expect(page.getByText(messages.messageTooManyParts)).toBeVisible();
    await expect(page.getByText('Not read', { exact: true })).toBeVisible();
    await expect(page.getByText(messages.elementsUnknown)).toBeVisible();
    await expect(page.getByText('(not checked)')).toHaveCount(6);
    for (const claim of [/of 6 required elements/, /\(missing\)/, /Not a notice/, /^Other$/, /None registered/]) {
      await expect(page.getByText(claim)).toHaveCount(0);
    }
    await expect(page.getByText(/^Suggested company: /)).toBeVisible();
    await axe(page);
  });

  await test.step('it can be read again', async () => {
    await page.getByRole('button', { name: 'Read again' }).click();
    await expect(page.getByText(messages.noticeReadingAgain)).toBeVisible();
  });
});
