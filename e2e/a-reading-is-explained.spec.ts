import { readingCopy } from '../core/copy/reading.ts';
import { messages } from '../core/messages.ts';
import { expect, test } from './fixtures.ts';
import { mailNotice } from './notices.ts';
import { someName } from './orders.ts';
import { logInToDemo } from './people.ts';

test('a superuser sees how a message was read, on a phone, in the dark, by keyboard', async ({
  page,
  axe,
  noSidewaysScroll,
  expectErrors,
}) => {
  test.slow();
  expectErrors(/^console: Failed to load resource: .*500/);
  const subject = `Copies of “Low Water” ${someName('case')}`;
  const url = `https://${someName('copies')}.example.org/${'watch'.repeat(30)}/low-water.mp4`;
  await mailNotice({ subject, urls: [url] });
  await page.setViewportSize({ width: 375, height: 812 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await logInToDemo(page, 'agent@example.com');
  await page.goto(`/notices?status=unmatched&q=${encodeURIComponent(subject)}`);
  await page.getByRole('link', { name: subject }).first().click({ timeout: 30_000 });
  const panel = page.locator('details', { has: page.getByRole('heading', { name: readingCopy.title }) });
  const summary = panel.locator('summary').first();
  await expect(summary).toBeVisible();

  await test.step('a failure can be tried again', async () => {
    await page.route('**/api/notices/*/reading/', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('alert')).toContainText(messages.wrong);
    await panel.getByRole('button', { name: 'Try again' }).click();
  });

  await test.step('each judgement is there with its evidence', async () => {
    const kind = panel.getByRole('table', { name: 'Evidence for kind' });
    await expect(kind.getByRole('row', { name: 'Contains a statement that the law requires +12' })).toBeVisible({
      timeout: 30_000,
    });
    await expect(panel.getByRole('table', { name: 'Elements' }).getByRole('row')).toHaveCount(7);
    await expect(panel.getByText('From header', { exact: true })).toBeVisible();
    const urls = panel.getByRole('list', { name: 'URLs' }).getByRole('listitem');
    const row = urls.filter({ hasText: url });
    await expect(row).toContainText('Reported');
    await row.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(row.getByRole('table', { name: `Evidence for ${url}` })).toBeVisible();
    await axe(page);
    await noSidewaysScroll(page);
  });
});

test('a customer does not see how a message was read', async ({ page }) => {
  await logInToDemo(page, 'customer@example.com');
  await page.goto('/notices');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Notes' })).toBeVisible();
  await expect(page.getByRole('heading', { name: readingCopy.title })).toHaveCount(0);
});
