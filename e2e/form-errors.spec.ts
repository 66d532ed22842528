import type { Page } from '@playwright/test';
import { messages } from '../core/messages.ts';
import { logInByScreen, PASSWORD, someEmail } from './account.ts';
import { expect, test } from './fixtures.ts';
import { codeIn } from './mailbox.ts';

const says = (page: Page, sentence: string) => expect(page.getByText(sentence, { exact: true }).first()).toBeVisible();

test('the sign-up form shows each error beside its field', async ({ page, expectErrors }) => {
  expectErrors(/400/);
  await page.goto('/register');
  const submit = page.getByRole('button', { name: 'Sign up' });
  await submit.click();
  await says(page, 'Email is required!');
  await says(page, 'Password is required!');
  await says(page, 'Confirm password is required!');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('not an address');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm password').fill('short');
  await submit.click();
  await says(page, 'Should be a valid email');
  await expect(page.getByText('Ensure this field has at least 8 characters.')).toHaveCount(2);
  await page.getByLabel('Email').fill('customer@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(`${PASSWORD}!`);
  await submit.click();
  await says(page, 'Confirm password does not match with password!');
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await submit.click();
  await says(page, messages.emailExists);
});

test('the confirmation form shows a missing and a wrong code', async ({ page, expectErrors }) => {
  expectErrors(/400/);
  await page.goto('/register/confirm?email=nobody@example.com');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await says(page, 'Code is required!');
  await page.getByLabel('Code').fill('123456');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await says(page, 'Token expired or not valid');
});

test('the login form shows each error, including those of the account', async ({ page, mail, axe, expectErrors }) => {
  expectErrors(/40[13]/);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await says(page, 'Email is required!');
  await says(page, 'Password is required!');
  await axe(page);
  await logInByScreen(page, 'nonsense', 'short');
  await says(page, 'Should be a valid email');
  await says(page, 'Ensure this field has at least 8 characters.');
  await logInByScreen(page, someEmail('stranger'));
  await says(page, 'Invalid Email or Password.');
  await expect(page).toHaveURL('/login');

  const email = someEmail('early');
  const body = { email, password: PASSWORD, confirm_password: PASSWORD };
  await page.request.post('/api/users/sign-up/', { data: body });
  await logInByScreen(page, email);
  await says(page, messages.unconfirmed);
  expect(codeIn((await mail(email)).text)).toMatch(/^\d{6}$/);
});

test('the password reset shows a missing address and a used link', async ({ page, expectErrors }) => {
  expectErrors(/400/);
  await page.goto('/forgotpassword');
  await page.getByRole('main').getByRole('button').first().click();
  await says(page, 'Email is required!');
  await page.goto('/reset-password-confirm/unknown');
  await says(page, 'Token expired or not valid');
});

test('the account forms show each error, and deleting asks first', async ({ accounts, page, expectErrors }) => {
  expectErrors(/400/);
  const customer = await accounts.signUp();
  await customer.enter(page);
  await page.goto('/account');

  const update = page.getByRole('button', { name: 'Update password' });
  await update.click();
  await says(page, 'Current password is required!');
  await says(page, 'New password is required!');
  await says(page, 'Confirm password is required!');
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password').fill('short');
  await update.click();
  await says(page, 'Ensure this field has at least 8 characters.');
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await update.click();
  await says(page, 'New password cannot be the same as the current password.');
  await page.getByLabel('New password').fill('another quiet harbor');
  await update.click();
  await says(page, 'Confirm password does not match with password!');
  await page.getByLabel('Current password').fill('not my password');
  await page.getByLabel('Confirm password').fill('another quiet harbor');
  await update.click();
  await says(page, messages.currentPasswordWrong);

  await page.getByLabel('First name').fill('');
  await page.getByRole('button', { name: 'Save name' }).click();
  await says(page, 'First name is required!');

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(messages.cannotBeUndone);
  await dialog.getByLabel('Type delete to confirm').fill('remove');
  await dialog.getByRole('button', { name: /delete/i }).click();
  await says(page, 'Not match text!');
  await dialog.getByLabel('Type delete to confirm').fill('DELETE');
  await dialog.getByRole('button', { name: /delete/i }).click();
  await expect(page).toHaveURL(/\/login/);
});
