import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { messages } from '../core/messages.ts';
import { send, someEmail, someName } from './account.ts';
import { expect, test } from './fixtures.ts';

async function sheet(page: Page): Promise<{ name: string; lines: string[] }> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await waiting;
  const text = await readFile(await download.path(), 'utf8');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  return { name: download.suggestedFilename(), lines: text.slice(1).trimEnd().split('\r\n') };
}

async function narrow(page: Page, filter: string, option: string): Promise<void> {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('group', { name: filter }).getByRole('menuitemradio', { name: option, exact: true }).click();
  await page.keyboard.press('Escape');
}

test('companies are filtered, exported, suspended and restored in bulk', async ({
  accounts,
  page,
  axe,
  noSidewaysScroll,
}) => {
  const [customer, agent] = [await accounts.signUp(), await accounts.agent()];
  const name = someName('=Tern');
  const registered = await customer.placeOrder(`${name} A`, []);
  await customer.payByCard(registered);
  await agent.complete(registered);
  const owing = await customer.placeOrder(`${name} B`, []);
  await customer.chooseWire(owing);

  await agent.enter(page);
  await page.goto(`/companies?q=${encodeURIComponent(name)}`);
  const rows = page.getByRole('row').filter({ hasText: name });
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: `${name} B` })).toContainText(/New.*Waiting for payment.*\$960/);
  await expect(rows.filter({ hasText: `${name} A` })).toContainText(/Registered.*1,09\d days/);

  await test.step('each filter shows only matching rows', async () => {
    await narrow(page, 'Balance', 'Due');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(`${name} B`);
    await expect(page).toHaveURL(/balance=due/);
    const { name: file, lines } = await sheet(page);
    expect(file).toMatch(/^companies-\d{4}-\d\d-\d\d\.csv$/);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`,'${name} B,New,not_protected,`);
    expect(lines[1]).toContain(`,${owing.number},Waiting for payment,960.00,`);
    await page.getByRole('button', { name: 'Remove filter Balance' }).click();
    await narrow(page, 'Protection', 'Protected');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(`${name} A`);
    await narrow(page, 'Expires within', '30 days');
    await expect(page.getByText('No companies found')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
  });

  await test.step('both are suspended after confirmation, and restored', async () => {
    await page.goto(`/companies?q=${encodeURIComponent(name)}`);
    for (const one of ['A', 'B']) await page.getByRole('checkbox', { name: `Select ${name} ${one}` }).check();
    await page.getByRole('button', { name: 'Suspend' }).click();
    const dialog = page.getByRole('dialog', { name: 'Suspend 2 companies?' });
    await expect(dialog).toContainText('We still receive and forward notices');
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expect(page.getByText(messages.companiesUpdated(2))).toBeVisible();
    await expect(rows.getByText('Suspended')).toHaveCount(2);
    for (const one of ['A', 'B']) await page.getByRole('checkbox', { name: `Select ${name} ${one}` }).check();
    await expect(page.getByRole('button', { name: 'Suspend' })).toBeDisabled();
    await page.getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await expect(rows.filter({ hasText: `${name} B` })).toContainText('New');
    await expect(rows.filter({ hasText: `${name} A` })).toContainText('Registered');
  });

  await page.setViewportSize({ width: 375, height: 740 });
  await page.getByRole('checkbox', { name: `Select ${name} A` }).check();
  await noSidewaysScroll(page);
  await axe(page);
});

test('users are blocked in bulk after confirmation, and the export has the listed users', async ({
  accounts,
  page,
  axe,
  noSidewaysScroll,
  expectErrors,
  baseURL,
}) => {
  expectErrors(/40[13]/);
  const word = someName('crew');
  const emails = [someEmail(word), someEmail(word)];
  const [first] = [await accounts.signUp(emails[0]!), await accounts.signUp(emails[1]!)];
  const isLoggedIn = async () => (await send(baseURL!, 'GET', '/users/profile/', undefined, first.token)).ok;
  expect(await isLoggedIn()).toBe(true);

  await (await accounts.agent()).enter(page);
  await page.goto(`/users?q=${word}`);
  const rows = page.getByRole('row').filter({ hasText: word });
  await expect(rows).toHaveCount(2);
  await narrow(page, 'Company', 'Without a company');
  await expect(rows).toHaveCount(2);
  const { name: file, lines } = await sheet(page);
  expect(file).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
  expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual([...emails].reverse());

  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await page.getByRole('button', { name: 'Block' }).click();
  const dialog = page.getByRole('dialog', { name: 'Block 2 users?' });
  await expect(dialog).toContainText('They will be logged out on every device');
  await axe(page);
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(page.getByText(messages.usersUpdated(2))).toBeVisible();
  await expect(rows.getByText('Blocked')).toHaveCount(2);
  expect(await isLoggedIn()).toBe(false);

  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await page.getByRole('button', { name: 'Activate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click();
  await expect(rows.getByText('Active')).toHaveCount(2);
  await accounts.logIn(emails[0]!);

  await page.setViewportSize({ width: 375, height: 740 });
  await noSidewaysScroll(page);
  await axe(page);
});
