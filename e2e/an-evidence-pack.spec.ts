import { readFileSync } from 'node:fs';
import { evidenceScreenCopy as copy } from '../core/copy/intake/evidence-pack.ts';
import { whatToDoCopy } from '../core/copy/intake/what-to-do.ts';
import { messages } from '../core/messages.ts';
import { someName } from './account.ts';
import { expect, test } from './fixtures.ts';
import { arrivedNotice, mailNotice } from './notices.ts';

test('a customer makes an evidence pack and downloads it, on a phone, in the dark, by keyboard', async ({
  accounts,
  page,
  axe,
  noSidewaysScroll,
}) => {
  const subject = `Copies of “Low Water” ${someName('case')}`;
  const domain = `${someName('copies')}.com`;
  const { customer } = await accounts.registered([domain]);
  await mailNotice({ subject, urls: [`https://${domain}/low-water.mp4`] });
  const { id } = await arrivedNotice(customer, subject);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await customer.enter(page);
  await page.goto(`/notices/${id}`);
  await expect(page.getByText(copy.intro)).toBeVisible();
  const make = page.getByRole('button', { name: copy.make });
  await test.step('once all URLs are handled, the notice says what to do next', async () => {
    await page.getByRole('button', { name: 'Mark as…' }).click();
    await page.getByRole('menuitem', { name: 'Disabled' }).click();
    const dialog = page.getByRole('dialog', { name: /as disabled/ });
    await dialog.getByRole('button', { name: 'Mark as disabled' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(`${whatToDoCopy.title}: ${whatToDoCopy.handled}`)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  });
  await test.step('the menu of the notice leads to it', async () => {
    await expect(make).not.toBeInViewport();
    await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
    await page.getByRole('menuitem', { name: copy.title }).press('Enter');
    await expect(make).toBeFocused();
    await expect(make).toBeInViewport();
  });
  await page.keyboard.press('Enter');
  const load = page.getByRole('button', { name: /^Download \(/ });
  await expect(load).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(copy.ready)).toBeVisible();
  await axe(page);
  await noSidewaysScroll(page);
  const downloading = page.waitForEvent('download');
  await load.focus();
  await page.keyboard.press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^evidence-\d+\.zip$/);
  expect(
    readFileSync((await download.path())!)
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');

  await test.step('one that failed says what to do', async () => {
    const failed = { id: 1, status: 'failed', file: null, created_date: new Date().toISOString() };
    const results = [{ ...failed, error: messages.evidenceFailed }];
    await page.route('**/api/notices/*/evidence/*', (route) => route.fulfill({ json: { results, count: 1 } }));
    await page.reload();
    await expect(page.getByText(messages.evidenceFailed)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: copy.tryAgain }).click();
    await expect(load).toBeVisible({ timeout: 120_000 });
  });
});
