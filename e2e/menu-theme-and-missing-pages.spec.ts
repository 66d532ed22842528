import { messages } from '../core/messages.ts';
import { expect, test } from './fixtures.ts';
import { goInside } from './go-inside.ts';

test('a customer sees "Page not found" for records of others', async ({ accounts, page, settled, expectErrors }) => {
  expectErrors(/40[34]/);
  await (await accounts.customer()).enter(page);
  await page.goto('/profile/2');
  await expect(page.getByText(messages.notFound).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Users' })).toHaveCount(0);
  for (const path of [
    '/filters/new',
    '/filters/1/detail',
    '/ignored-links/1/detail',
    '/notices/2147483647',
    '/senders/2147483647',
    '/company/2147483647',
    '/orders/2147483647/detail',
    '/domains/x/detail',
    '/company/1/createevent/',
    '/history/x/1',
    '/events/00000000-0000-4000-8000-000000000000',
  ]) {
    await goInside(page, path);
    await settled(page);
    await expect(page.getByRole('main').getByText(messages.notFound), path).toBeVisible();
  }
});

test('the menu on a phone opens, navigates and closes', async ({ accounts, page, axe }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await (await accounts.agent()).enter(page);
  await page.goto('/account');
  await page.getByRole('button', { name: /menu/i }).click();
  await axe(page);
  await page.getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a code chunk that fails to load offers a reload', async ({ accounts, page, expectErrors }) => {
  expectErrors(/Failed to load resource|chunk|dynamically imported|ERR_FAILED/i);
  await (await accounts.agent()).enter(page);
  await page.goto('/account');
  const users = page.getByRole('navigation').getByRole('link', { name: 'Users' });
  await expect(users).toBeVisible();
  await page.route('**/assets/**', (route) => route.abort());
  await users.click();
  await expect(page.getByRole('heading', { name: messages.chunkFailed })).toBeVisible();
  await page.unroute('**/assets/**');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
});

test('the theme is remembered and applied before the first paint', async ({ accounts, page }) => {
  await (await accounts.signUp()).enter(page);
  await page.goto('/account');
  await page.getByText('Dark', { exact: true }).click();
  const canvas = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await canvas();
  await page.reload();
  expect(await canvas()).toBe(dark);
});
