import { messages } from '../core/messages.ts';
import { expect, test } from './fixtures.ts';
import { logInToDemo } from './people.ts';

const OPEN = [
  '/login',
  '/register',
  '/register/confirm',
  '/forgotpassword',
  '/forgotpassword/confirmation-send/a@example.com',
  '/no/such/page',
];
const PRIVATE = ['/', '/account', '/profile/1', '/users', '/users?q=nobody-at-all', '/no/such/page'];

for (const scheme of ['light', 'dark'] as const) {
  for (const width of [1440, 375]) {
    test(`every screen at ${width} in the ${scheme}: no serious finding, no sideways scroll`, async ({
      page,
      axe,
      noSidewaysScroll,
      shot,
    }) => {
      await page.setViewportSize({ width, height: 812 });
      await page.emulateMedia({ colorScheme: scheme });
      const look = async (path: string) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await axe(page);
        await noSidewaysScroll(page);
      };
      for (const path of OPEN) await look(path);
      await logInToDemo(page, 'agent@example.com');
      for (const path of PRIVATE) {
        await look(path);
        if (path === '/' && width === 1440 && scheme === 'light') await shot('home');
      }
    });
  }
}

test('a regular user sees neither the users nor a stranger', async ({ page, expectErrors }) => {
  expectErrors(/40[34]/);
  await logInToDemo(page, 'customer@example.com');
  await expect(page.getByRole('link', { name: 'Users' })).toHaveCount(0);
  for (const path of ['/users', '/profile/2']) {
    await page.goto(path);
    await expect(page.getByText(messages.notFound).first()).toBeVisible();
  }
});

test('the menu on a phone opens, leads on and closes', async ({ page, axe }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await logInToDemo(page, 'agent@example.com');
  await page.getByRole('button', { name: /menu/i }).click();
  await axe(page);
  await page.getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a part of the program that does not arrive offers a reload', async ({ page, expectErrors }) => {
  expectErrors(/Failed to load resource|chunk|dynamically imported|ERR_FAILED/i);
  await logInToDemo(page, 'agent@example.com');
  await page.route('**/assets/**', (route) => route.abort());
  await page.getByRole('navigation').getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { name: messages.chunkFailed })).toBeVisible();
  await page.unroute('**/assets/**');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
});

test('the theme is kept, and chosen before the first paint', async ({ page }) => {
  await logInToDemo(page, 'customer@example.com');
  await page.goto('/account');
  await page.getByText('Dark', { exact: true }).click();
  const canvas = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await canvas();
  await page.reload();
  expect(await canvas()).toBe(dark);
});
