import type { Page } from '@playwright/test';
import { messages } from '../core/messages.ts';
import { expect, test } from './fixtures.ts';
import { codeIn, logIn, logInToDemo, PASSWORD, signUp, someEmail } from './people.ts';

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
  // The page does not wait for the server to forget the session too.
  const kept = async () => (await context.cookies()).filter(({ name, value }) => name === 'refresh' && value !== '');
  await expect.poll(kept).toEqual([]);
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
