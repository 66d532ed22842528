import type { Page } from '@playwright/test';
import { messages } from '../core/messages.ts';
import { expect, test } from './fixtures.ts';
import { codeIn, linkIn, logIn, logInToDemo, PASSWORD, signUp, someEmail } from './people.ts';

/** Puts a token in the browser's storage whose time has passed, as it is after a quarter of an hour. */
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

/** Holds the logout back until `answer` is called; `asked` when the page has asked for it. */
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

test('a visitor is led to the login and back to where they were going', async ({ page }) => {
  await page.goto('/account');
  await expect(page).toHaveURL('/login?back_url=/account');
  await logIn(page, 'customer@example.com', 'safeharbor');
  await expect(page).toHaveURL('/account');
});

test('after login nobody is led to another site', async ({ page }) => {
  await page.goto('/login?back_url=%2F%2Fexample.org%2F');
  await logIn(page, 'customer@example.com', 'safeharbor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good /);
  await expect(page).toHaveURL('/');
});

test('an expired token is refreshed without a word, in two tabs at once', async ({ page, context }) => {
  await logInToDemo(page, 'customer@example.com');
  const expired = await letTokenExpire(page);
  const other = await context.newPage();
  await Promise.all([page.goto('/account'), other.goto('/account')]);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    await expect(tab.getByLabel('First name')).toHaveValue('Nora');
    expect(await tab.evaluate(() => localStorage.getItem('token'))).not.toBe(expired);
  }
});

test('logging out in one tab ends the other', async ({ page, context }) => {
  await logInToDemo(page, 'customer@example.com');
  const other = await context.newPage();
  await other.goto('/account');
  await expect(other.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(await refreshCookies(page)).toEqual([]);
});

test('the login page comes when the server has ended the session, and a reload does not log in again', async ({
  page,
}) => {
  await logInToDemo(page, 'customer@example.com');
  const { asked, answer } = await holdLogout(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await asked;
  // Whatever the page does by itself it has done two frames later.
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

test('a tab that is closed right after the click still ends the session', async ({ page, newPerson, expectErrors }) => {
  // The tab that stays open finds itself logged out.
  expectErrors(/401/);
  const other = await newPerson();
  await logInToDemo(page, 'customer@example.com');
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
  const status = async () => (await other.request.get('/api/users/profile/', { headers })).status();
  await expect.poll(status).toBe(401);
  const data = { refresh: cookie!.value };
  expect((await other.request.post('/api/api-token-refresh/', { data })).status()).toBe(401);
});

test('a server that does not answer keeps nobody logged in, and the page says so', async ({ page, expectErrors }) => {
  expectErrors(/ERR_/);
  await page.clock.install();
  await logInToDemo(page, 'customer@example.com');
  const { asked } = await holdLogout(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await asked;
  await page.clock.fastForward(5_000);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(messages.logoutUnconfirmed)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a server that cannot be reached keeps nobody logged in either', async ({ page, expectErrors }) => {
  expectErrors(/ERR_/);
  await logInToDemo(page, 'customer@example.com');
  await page.route('**/api/api-logout/', (route) => route.abort());
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(messages.logoutUnconfirmed)).toBeVisible();
  await page.goto('/account');
  await expect(page).toHaveURL('/login?back_url=/account');
});

test('a password that is reset in a browser where somebody else is logged in ends that session, too', async ({
  page,
  mail,
}) => {
  const email = someEmail('wren');
  await signUp(page, email, async () => codeIn((await mail(email)).text));
  expect((await page.request.delete('/api/reset-password/', { data: { email } })).status()).toBe(204);
  const link = linkIn((await mail(email, /Reset/)).text, '/reset-password-confirm/');
  await logInToDemo(page, 'customer@example.com');
  const [cookie] = await refreshCookies(page);
  await page.goto(new URL(link).pathname);
  await page.getByLabel('Password', { exact: true }).fill('another quiet harbour');
  await page.getByLabel('Confirm password').fill('another quiet harbour');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page).toHaveURL('/login');
  expect(await refreshCookies(page)).toEqual([]);
  const data = { refresh: cookie!.value };
  expect((await page.request.post('/api/api-token-refresh/', { data })).status()).toBe(401);
});

test('a user who is blocked is out with the next click, and is told why at the login', async ({
  page,
  newPerson,
  mail,
  expectErrors,
}) => {
  expectErrors(/40[13]/);
  const email = someEmail('rowan');
  await signUp(page, email, async () => codeIn((await mail(email)).text));
  await page.clock.install();
  await page.goto('/login');
  await logIn(page, email, PASSWORD);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good /);
  // The page asks for new notices by itself and would be out without a click: its time stands still until the click.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));

  const agent = await newPerson();
  await logInToDemo(agent, 'agent@example.com');
  await agent.getByRole('navigation').getByRole('link', { name: 'Users' }).click();
  await agent.getByLabel('Search name or email').fill(email);
  await expect(agent.getByText('1–1 of 1')).toBeVisible();
  await agent.getByRole('link', { name: /Mara Quill/ }).click();
  await agent.getByRole('combobox', { name: 'Status' }).click();
  await agent.getByRole('option', { name: 'Blocked' }).click();
  await agent.getByRole('dialog').getByRole('button', { name: /block/i }).click();
  await expect(agent.getByText('User status updated')).toBeVisible();

  await page.getByRole('link', { name: /Mara Quill/ }).click();
  await page.clock.resume();
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, email, PASSWORD);
  await expect(page.getByText(messages.blocked)).toBeVisible();
});
