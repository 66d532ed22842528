import { messages } from '../core/messages.ts';
import { expect, test } from './fixtures.ts';
import { codeIn, logIn, PASSWORD, signUp, someEmail } from './people.ts';

test('the weekly summary is turned off and on again, by keyboard, on one’s own account', async ({ page, mail }) => {
  const email = someEmail('tamsin');
  await signUp(page, email, async () => codeIn((await mail(email)).text));
  await page.goto('/login?back_url=/account');
  await logIn(page, email, PASSWORD);
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
