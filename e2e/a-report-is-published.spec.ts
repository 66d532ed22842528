import { messages } from '../core/messages.ts';
import { someName } from './account.ts';
import { expect, test } from './fixtures.ts';

test('an owner publishes the transparency report, and shares with Lumen', async ({
  page,
  accounts,
  axe,
  noSidewaysScroll,
  settled,
}) => {
  const domain = `${someName('report')}.example.com`.toLowerCase();
  const { customer, company } = await accounts.registered([domain]);
  await customer.enter(page);
  await page.goto(`/company/${company.id}?tab=transparency`);
  await expect(page.getByText('No notices in these months')).toBeVisible();
  await settled(page);
  await axe(page);

  await page.getByRole('switch', { name: 'Public report' }).click();
  await expect(page.getByText(messages.publicPageUpdated)).toBeVisible();
  const link = page.getByRole('link', { name: 'Open the public report' });
  const address = new URL((await link.getAttribute('href'))!).pathname;
  await page.getByRole('switch', { name: 'Share with Lumen' }).click();
  await expect(page.getByRole('button', { name: 'Download JSONL' })).toBeVisible();
  await page.setViewportSize({ width: 375, height: 812 });
  await noSidewaysScroll(page);
  await axe(page);

  await test.step('the public report says when there is nothing yet, and shows the months of the demo company', async () => {
    await page.goto(address);
    await expect(page.getByText('There is nothing to report yet.')).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/p/bluefin/transparency');
      await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible();
      await noSidewaysScroll(page);
      await axe(page);
    }
  });
});

test('a report is chosen by months and downloaded', async ({ page, accounts, axe, noSidewaysScroll, settled }) => {
  const customer = await accounts.customer();
  const { results } = await customer.read<{ results: { company: { id: number } }[] }>(
    '/orders/?search=Bluefin&limit=1',
  );
  await customer.enter(page);
  await page.goto(`/company/${results[0]!.company.id}?tab=transparency`);
  await expect(page.getByRole('slider', { name: /^URLs by month and state/ })).toBeVisible();
  await settled(page);
  await axe(page);
  const from = page.getByLabel('From');
  await from.selectOption({ index: 2 });
  await expect(
    page
      .getByRole('table')
      .getByRole('row', { name: /^Total/ })
      .last(),
  ).toBeVisible();
  for (const [button, name] of [
    ['Download CSV', /^transparency-\d{4}-\d{2}-\d{4}-\d{2}\.csv$/],
    ['Download PDF', /^transparency-\d{4}-\d{2}-\d{4}-\d{2}\.pdf$/],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await download).suggestedFilename()).toMatch(name);
  }
  await page.setViewportSize({ width: 375, height: 812 });
  await noSidewaysScroll(page);
});
