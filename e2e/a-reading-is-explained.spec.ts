import { readingCopy } from '../core/copy/intake/reading.ts';
import { messages } from '../core/messages.ts';
import { someName } from './account.ts';
import { expect, test } from './fixtures.ts';
import { arrivedNotice, mailNotice } from './notices.ts';

test('the agent sees how a message was read, on a phone, in the dark, by keyboard; its customer does not', async ({
  accounts,
  page,
  axe,
  noSidewaysScroll,
  expectErrors,
}) => {
  expectErrors(/^console: Failed to load resource: .*500/);
  const subject = `Copies of “Low Water” ${someName('case')}`;
  const domain = `${someName('copies')}.com`;
  const { agent, customer } = await accounts.registered([domain]);
  const url = `https://${domain}/${'watch'.repeat(30)}/low-water.mp4`;
  await mailNotice({ subject, urls: [url] });
  await page.setViewportSize({ width: 375, height: 812 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const { id } = await arrivedNotice(agent, subject);
  await agent.enter(page);
  await page.goto(`/notices/${id}`);
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

  await test.step('each decision is shown with its evidence', async () => {
    const kind = panel.getByRole('table', { name: 'Evidence for kind' });
    await expect(kind.getByRole('row', { name: 'Contains a statement that the law requires +12' })).toBeVisible({
      timeout: 120_000,
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

  await test.step('the customer has no such panel', async () => {
    await customer.enter(page);
    await page.goto(`/notices/${id}`);
    await expect(page.getByRole('heading', { name: 'Notes' })).toBeVisible();
    await expect(page.getByRole('heading', { name: readingCopy.title })).toHaveCount(0);
  });
});
