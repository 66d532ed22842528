import { messages } from '../core/messages.ts';
import { someName } from './account.ts';
import { expect, test } from './fixtures.ts';

test('an owner creates a token, a system calls with it, and the owner revokes it', async ({
  page,
  baseURL,
  accounts,
  axe,
  noSidewaysScroll,
  settled,
}) => {
  const owner = await accounts.signUp();
  const { company } = await owner.placeOrder(someName('Clipwell Ltd'), [], false);
  await owner.enter(page);
  await page.goto(`/company/${company.id}?tab=integrations`);
  await expect(page.getByText('Tokens that you create for your systems will appear here.')).toBeVisible();
  await settled(page);
  await axe(page);

  await page.getByRole('button', { name: 'Create token' }).click();
  const form = page.getByRole('dialog', { name: 'Create a token' });
  await form.getByRole('button', { name: 'Create token' }).click();
  await expect(form.getByText(messages.tokenNameRequired)).toBeVisible();
  await expect(form.getByText(messages.tokenScopesRequired)).toBeVisible();
  await form.getByLabel('Name').fill('Ticket system');
  await form.getByRole('checkbox', { name: /^notices:read/ }).check();
  await form.getByText('Read domains.').click();
  await expect(form.getByRole('checkbox', { name: /^domains:read/ })).toBeChecked();
  await expect(form.getByLabel('Expires')).toContainText('In 90 days');
  await axe(page);
  await form.getByRole('button', { name: 'Create token' }).click();

  const created = page.getByRole('dialog', { name: 'Token created' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await created.getByRole('button', { name: 'Copy the token' }).click();
  await expect(created.getByRole('status')).toHaveText('Copied');
  const token = await page.evaluate(() => navigator.clipboard.readText());
  expect(token).toMatch(/^sh_\w{46}$/);
  await axe(page);
  await created.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Never used')).toBeVisible();
  await expect(page.getByText(token)).toHaveCount(0);

  const call = (path: string) => fetch(`${baseURL}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect((await call('/domains/')).status).toBe(200);
  expect((await call('/orders/')).status).toBe(403);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.reload();
  await expect(page.getByText(/Last used/)).toBeVisible();
  await noSidewaysScroll(page);

  await page.getByRole('button', { name: 'Revoke Ticket system' }).click();
  const question = page.getByRole('dialog', { name: 'Revoke this token?' });
  await expect(question).toContainText('Systems that use “Ticket system” will no longer be able to call the API.');
  await question.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(page.getByText(messages.tokenRevoked)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Revoke Ticket system' })).toHaveCount(0);
  expect((await call('/domains/')).status).toBe(401);
});
