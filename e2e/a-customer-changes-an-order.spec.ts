import { messages } from '../core/messages.ts';
import { someName } from './account.ts';
import { expect, test } from './fixtures.ts';
import { goInside } from './go-inside.ts';

test('a customer edits and deletes an unpaid order', async ({ accounts, page, axe, expectErrors }) => {
  expectErrors(/40[09]/);
  const customer = await accounts.signUp();
  const domain = someName('clipwell');
  const order = await customer.placeOrder(someName('Clipwell'), [`${domain}.com`, `${domain}.net`]);
  await customer.enter(page);
  await page.goto('/');
  await expect(page.getByText(`Order ${order.number} is waiting for payment`)).toBeVisible();
  await expect(page.getByText('2 of 4 done')).toBeVisible();

  await test.step('adds and removes domains', async () => {
    await goInside(page, `/orders/${order.id}/detail`);
    await page.getByRole('button', { name: 'Add domains' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add domains' });
    await dialog.getByLabel('Domains', { exact: true }).fill(`${domain}.org, legal@example.com\n${domain}.com`);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByText(/^Line 2: /)).toBeVisible();
    await axe(page);
    await dialog.getByLabel('Domains', { exact: true }).fill(`${domain}.org, legal@example.com`);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Domains (3)')).toBeVisible();
    await page.getByLabel(`Select ${domain}.net`).check();
    await page.getByRole('button', { name: 'Remove from the order' }).click();
    await expect(page.getByText('Domains (2)')).toBeVisible();
  });

  await test.step('sets and deletes the email of a domain, and of several', async () => {
    await goInside(page, '/domains');
    await page.getByRole('link', { name: `${domain}.com` }).click();
    await page.getByLabel('Email').fill('first@example.com');
    await page.getByRole('button', { name: 'Save email' }).click();
    await expect(page.getByText(messages.domainEmailUpdated)).toBeVisible();
    await page.getByRole('button', { name: 'Delete email' }).click();
    await expect(page.getByText(messages.domainEmailDeleted)).toBeVisible();
    await goInside(page, '/domains');
    await page.getByLabel('Select all on this page').check();
    await page.getByRole('button', { name: 'Set email' }).click();
    await page.getByRole('dialog').getByLabel('Email').fill('both@example.com');
    await page.getByRole('dialog').getByRole('button', { name: 'Set email' }).click();
    await expect(page.getByText('Emails for 2 domains updated')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'both@example.com' })).toHaveCount(2);
  });

  await test.step('deletes the order, and with it the company', async () => {
    await goInside(page, `/orders/${order.id}/detail`);
    await page.getByRole('button', { name: 'Delete order' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/also deletes all of the company’s data/)).toBeVisible();
    await expect(dialog).toContainText(messages.cannotBeUndone);
    await dialog.getByLabel('Type delete to confirm').fill('remove');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog.getByText(messages.deleteMismatch)).toBeVisible();
    await dialog.getByLabel('Type delete to confirm').fill('Delete');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(messages.orderDeleted)).toBeVisible();
    await expect(page).toHaveURL('/orders');
    await expect(page.getByText('No orders yet')).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Company' }).click();
    await expect(page.getByText('No company yet')).toBeVisible();
  });
});
