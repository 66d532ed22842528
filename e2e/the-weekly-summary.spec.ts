import { messages } from '../core/messages.ts';
import { expect, test } from './fixtures.ts';

test('the weekly summary is turned off and on again, by keyboard, on the account page', async ({ accounts, page }) => {
  const customer = await accounts.signUp();
  await customer.enter(page);
  await page.goto('/account');
  const summary = page.getByRole('switch', { name: 'Weekly summary by email' });
  await expect(summary).toBeChecked();
  await summary.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(messages.digestOff)).toBeVisible();
  await expect(summary).not.toBeChecked();
  await page.reload();
  await expect(summary).not.toBeChecked();
  await summary.focus();
  await page.keyboard.press('Space');
  await expect(summary).toBeChecked();
});
