import { messages } from '../core/messages.ts';
import { someName } from './account.ts';
import { expect, test } from './fixtures.ts';
import { arrivedNotice, mailNotice } from './notices.ts';

/** More parts than the reader's limit. */
const scans = Array.from({ length: 1_100 }, (_, page) => ({ filename: `page-${page + 1}.txt`, content: '…' }));

test('the agent finds an unreadable message and has it read again', async ({ accounts, page, axe }) => {
  const domain = `${someName('scans')}.com`;
  const subject = `Scans, page by page ${someName('case')}`;
  const { agent } = await accounts.registered([domain]);
  await mailNotice({ subject, urls: [`https://${domain}/book`], attachments: scans });
  await arrivedNotice(agent, subject);
  await agent.enter(page);
  await page.goto('/');
  await page.getByRole('link', { name: /unreadable message/ }).click();
  await expect(page).toHaveURL(/status=not-read/);
  await page.getByRole('link', { name: subject }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);

  await test.step('the screen shows no claims about its content', async () => {
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
