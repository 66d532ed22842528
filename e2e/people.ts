import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const PASSWORD = 'a quiet harbour';

/** An address that no other journey has. */
export const someEmail = (name: string): string => `${name}-${randomBytes(4).toString('hex')}@example.com`;

export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** One of the two logins that the demo shows on its login screen. */
export async function logInToDemo(page: Page, email: 'customer@example.com' | 'agent@example.com'): Promise<void> {
  await page.goto('/login');
  await logIn(page, email, 'safeharbor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good /);
}

/** Signs somebody up through the API, for journeys that begin later in a life. */
export async function signUp(page: Page, email: string, code: () => Promise<string>): Promise<void> {
  const body = { email, password: PASSWORD, confirm_password: PASSWORD, first_name: 'Mara', last_name: 'Quill' };
  expect((await page.request.post('/api/users/sign-up/', { data: body })).status()).toBe(201);
  const confirmed = await page.request.post('/api/users/sign-up/confirm/', { data: { email, code: await code() } });
  expect(confirmed.status()).toBe(200);
}

export const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';
export const linkIn = (text: string, path: string): string =>
  new RegExp(`https?://[^\\s]*${path}[^\\s]*`).exec(text)?.[0] ?? '';
