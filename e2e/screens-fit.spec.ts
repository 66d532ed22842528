import { messages } from '../core/messages.ts';
import { someEmail } from './account.ts';
import { expect, test } from './fixtures.ts';

test('screens fit a low window and a phone', async ({ page, accounts, settled }) => {
  await (await accounts.agent()).enter(page);

  await test.step('the head and the foot of the add-company dialog stay in view', async () => {
    for (const [width, height] of [
      [1366, 657],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/?get_started_now=true');
      const dialog = page.getByRole('dialog', { name: 'Add a company' });
      await expect(dialog.getByRole('heading', { name: 'Add a company' })).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 });
      await dialog.getByLabel('Country').scrollIntoViewIfNeeded();
      await expect(dialog.getByLabel('Country')).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('heading', { name: 'Add a company' })).toBeInViewport({ ratio: 1 });
    }
  });

  await test.step('the buttons of a long dialog stay in view, also on a phone', async () => {
    for (const [width, height] of [
      [1280, 720],
      [375, 667],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/company/1?tab=representatives');
      await page.getByRole('button', { name: 'Invite', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Invite a representative' });
      await expect(dialog.getByRole('heading')).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('button', { name: 'Send invitation' })).toBeInViewport({ ratio: 1 });
      await dialog.getByText('Viewer', { exact: true }).click();
      await expect(dialog.getByRole('radio', { name: /^Viewer/ })).toBeChecked();
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('the split view ends where the window ends', async () => {
    await page.goto('/notices?view=split');
    await settled(page);
    const box = (await page.getByRole('region', { name: 'The notice' }).boundingBox())!;
    expect(Math.abs(box.y + box.height - (720 - 9))).toBeLessThan(3);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(720);
  });

  await test.step('a search without hits says so', async () => {
    await page.goto('/senders?q=zzzzzzzz');
    await expect(page.getByText(messages.noSendersFound)).toBeVisible();
    await page.goto('/orders?q=zzzzzzzz');
    await expect(page.getByText('No orders found')).toBeVisible();
  });

  await test.step('a list offers four page sizes', async () => {
    await page.goto('/notices');
    const size = page.getByRole('combobox', { name: 'Rows per page' });
    await expect(size.getByRole('option')).toHaveText(['10', '25', '50', '100']);
    await size.selectOption('25');
    await expect(page).toHaveURL(/per_page=25/);
    await expect(page.getByText(/^1–25 of/)).toBeVisible();
  });

  await test.step('merging waits for a choice', async () => {
    await page.goto('/senders');
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Merge' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(messages.cannotBeUndone)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Merge' })).toBeDisabled();
  });

  await test.step('the current tab is in view on a phone', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/company/1?tab=history');
    await expect(page.getByRole('link', { name: 'History', exact: true })).toBeInViewport({ ratio: 1 });
  });

  await test.step('a long address is shown whole in the sidebar', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const email = someEmail(`a-very-long-name-${'of-a-person-'.repeat(2)}`);
    await (await accounts.signUp(email)).enter(page);
    await page.goto('/orders');
    const address = page.getByRole('complementary').getByText(email);
    await expect(address).toBeInViewport({ ratio: 1 });
    expect(await address.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  });
});
