import type { Page } from '@playwright/test';
import { messages } from '../core/messages.ts';
import { logInByScreen, send } from './account.ts';
import { expect, test } from './fixtures.ts';
import { linkIn } from './mailbox.ts';

/** Stores an expired access token in the browser, as after 15 minutes. */
async function letTokenExpire(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [header = '', payload = '', signature = ''] = (localStorage.getItem('token') ?? '').split('.');
    const claims = JSON.parse(atob(payload));
    const past = btoa(JSON.stringify({ ...claims, iat: claims.iat - 3600, exp: claims.iat - 2700 })).replaceAll(
      '=',
      '',
    );
    const expired = [header, past, signature].join('.');
    localStorage.setItem('token', expired);
    return expired;
  });
}

const refreshCookies = async (page: Page) =>
  (await page.context().cookies()).filter(({ name, value }) => name === 'refresh' && value !== '');

/** Holds the logout response until `answer` is called; `asked` resolves when the page sent the request. */
async function holdLogout(page: Page): Promise<{ asked: Promise<void>; answer: () => void }> {
  let isAsked = () => {};
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/api-logout/', async (route) => {
    isAsked();
    await answered;
    await route.continue();
  });
  return { asked, answer };
}

test('a visitor logs in and returns to the requested page', async ({ page }) => {
  await page.goto('/account');
  await expect(page).toHaveURL('/login?back_url=/account');
  await logInByScreen(page, 'customer@example.com', 'safeharbor');
  await expect(page).toHaveURL('/account');
});

test('a login never leads to another site', async ({ page }) => {
  await page.goto('/login?back_url=%2F%2Fexample.org%2F');
  await logInByScreen(page, 'customer@example.com', 'safeharbor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good /);
  await expect(page).toHaveURL('/');
});

test('an expired token is refreshed silently, in two tabs at once', async ({ accounts, page, context }) => {
  await (await accounts.customer()).enter(page);
  const expired = await letTokenExpire(page);
  const other = await context.newPage();
  await Promise.all([page.goto('/account'), other.goto('/account')]);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    await expect(tab.getByLabel('First name')).toHaveValue('Nora');
    expect(await tab.evaluate(() => localStorage.getItem('token'))).not.toBe(expired);
  }
});

test('logging out in one tab logs out the other', async ({ accounts, page, context, settled }) => {
  await (await accounts.customer()).enter(page);
  await page.goto('/account');
  const other = await context.newPage();
  await other.goto('/account');
  for (const tab of [page, other]) await settled(tab);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(await refreshCookies(page)).toEqual([]);
});

test('logging out waits for the server, and a reload does not log in again', async ({ accounts, page, settled }) => {
  await (await accounts.customer()).enter(page);
  await page.goto('/');
  await settled(page);
  const { asked, answer } = await holdLogout(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await asked;
  // Two frames let pending effects of the page finish.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good /);
  await expect(page.getByRole('button', { name: 'Log out' })).toBeDisabled();
  answer();
  await expect(page).toHaveURL('/login');
  expect(await refreshCookies(page)).toEqual([]);
  await page.goto('/account');
  await expect(page).toHaveURL('/login?back_url=/account');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
});

test('a tab that is closed right after the click still ends the session', async ({
  accounts,
  page,
  expectErrors,
  baseURL,
}) => {
  // The tab that stays open finds itself logged out.
  expectErrors(/401/);
  await (await accounts.customer()).enter(page);
  await page.goto('/account');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const [cookie] = await refreshCookies(page);
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => {
      window.open('/account');
    }),
  ]);
  await expect(tab.getByRole('button', { name: 'Log out' })).toBeVisible();
  await Promise.all([
    tab.waitForEvent('close'),
    tab.evaluate(() => {
      setTimeout(() => {
        document.querySelector<HTMLButtonElement>('[aria-label="Log out"]')?.click();
        window.close();
      });
    }),
  ]);
  const headers = { authorization: `JWT ${token}` };
  const status = async () => (await fetch(`${baseURL}/api/users/profile/`, { headers })).status;
  await expect.poll(status).toBe(401);
  expect((await send(baseURL!, 'POST', '/api-token-refresh/', { refresh: cookie!.value })).status).toBe(401);
});

test('a logout without a response still logs out and shows a message', async ({
  accounts,
  page,
  settled,
  expectErrors,
}) => {
  expectErrors(/ERR_/);
  await page.clock.install();
  await (await accounts.customer()).enter(page);
  await page.goto('/account');
  await settled(page);
  const { asked } = await holdLogout(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await asked;
  await page.clock.fastForward(5_000);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(messages.logoutUnconfirmed)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a logout that cannot reach the server still logs out and shows a message', async ({
  accounts,
  page,
  settled,
  expectErrors,
}) => {
  expectErrors(/ERR_/);
  await (await accounts.customer()).enter(page);
  await page.goto('/account');
  await settled(page);
  await page.route('**/api/api-logout/', (route) => route.abort());
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(messages.logoutUnconfirmed)).toBeVisible();
  await page.goto('/account');
  await expect(page).toHaveURL('/login?back_url=/account');
});

test('resetting a password also ends the current session of the browser', async ({ accounts, page, mail }) => {
  const customer = await accounts.signUp();
  const { email } = customer;
  expect((await page.request.delete('/api/reset-password/', { data: { email } })).status()).toBe(204);
  const link = linkIn((await mail(email, /Reset/)).text, '/reset-password-confirm/');
  await (await accounts.customer()).enter(page);
  const [cookie] = await refreshCookies(page);
  await page.goto(new URL(link).pathname);
  await page.getByLabel('Password', { exact: true }).fill('another quiet harbor');
  await page.getByLabel('Confirm password').fill('another quiet harbor');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page).toHaveURL('/login');
  expect(await refreshCookies(page)).toEqual([]);
  const data = { refresh: cookie!.value };
  expect((await page.request.post('/api/api-token-refresh/', { data })).status()).toBe(401);
});

test('a blocked user is logged out at the next click, and told why at login', async ({
  accounts,
  page,
  newPerson,
  expectErrors,
}) => {
  expectErrors(/40[13]/);
  const customer = await accounts.signUp();
  const { email } = customer;
  await page.clock.install();
  await customer.enter(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good /);
  // The clock is paused, because the page polls for notices and would log out without a click.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));

  const agent = await newPerson(await accounts.agent());
  await agent.goto(`/users?q=${encodeURIComponent(email)}`);
  await agent.getByRole('link', { name: /Mara Quill/ }).click();
  await agent.getByRole('combobox', { name: 'Status' }).click();
  await agent.getByRole('option', { name: 'Blocked' }).click();
  await agent.getByRole('dialog').getByRole('button', { name: /block/i }).click();
  await expect(agent.getByText('User status updated')).toBeVisible();

  await page.getByRole('link', { name: /Mara Quill/ }).click();
  await page.clock.resume();
  await expect(page).toHaveURL(/\/login/);
  await logInByScreen(page, email);
  await expect(page.getByText(messages.blocked)).toBeVisible();
});
