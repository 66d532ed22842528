import { logInByScreen, someName } from './account.ts';
import { expect, test } from './fixtures.ts';

test('Ctrl-K searches, opens records and runs commands by keyboard', async ({
  accounts,
  page,
  axe,
  noSidewaysScroll,
  settled,
}) => {
  const domain = `${someName('clipwell')}.com`;
  const { company, customer } = await accounts.registered([domain]);
  await customer.enter(page);
  await page.goto('/account');
  await settled(page);
  const dialog = page.getByRole('dialog', { name: 'Find anything' });
  const field = dialog.getByRole('combobox', { name: 'Find anything' });
  const options = dialog.getByRole('option');
  const current = dialog.locator('[role="option"][aria-selected="true"]');

  await test.step('Ctrl-K opens it with all destinations', async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(dialog.getByRole('group', { name: 'Go to' }).getByRole('option')).toHaveText([
      ...['Home', 'Company', 'Notices', 'Domains', 'Orders', 'Senders', 'Account'],
    ]);
    await expect(dialog.getByRole('option', { name: 'Users' })).toHaveCount(0);
    await axe(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('part of a domain name is enough; arrow keys select, Enter opens', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(domain.slice(0, 14).toUpperCase());
    await expect(dialog.getByRole('group', { name: 'Domains' }).getByRole('option')).toHaveText([
      new RegExp(`${domain}.*${company.name}.*Registered`),
    ]);
    await expect(dialog.getByRole('status')).toHaveText('1 result');
    await expect(field).toHaveAttribute('aria-activedescendant', (await current.getAttribute('id'))!);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/domains\/\d+\/detail$/);
    // Focus is on the new screen.
    await expect(page.locator('#content:focus, #content :focus')).toHaveCount(1);
  });

  await test.step('the company’s name finds it and its order; Arrow Up wraps to the last result', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(company.name);
    await expect(options).toHaveText([new RegExp(company.name), /^Order \d{4}/]);
    await page.keyboard.press('ArrowUp');
    await expect(current).toContainText('Registration');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/orders\/\d+\/detail$/);
  });

  await test.step('recent records are listed before anything is typed', async () => {
    await page.keyboard.press('Control+k');
    const recent = dialog.getByRole('group', { name: 'Recent' }).getByRole('option');
    await expect(recent).toHaveText([/^Order \d{4}/, new RegExp(domain)]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/domains\/\d+\/detail$/);
  });

  await test.step('Enter before the results arrive opens the first one', async () => {
    await page.keyboard.press('Control+k');
    await field.fill(company.name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible();
  });

  await test.step('no results show a message, and records of others are not found', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('agent@example.com');
    await expect(dialog.getByText('No results for “agent@example.com”')).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText('No results');
  });

  await test.step('it changes the theme and logs out, which clears the recent records', async () => {
    await field.fill('dark');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await settled(page);
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await axe(page);
    await field.fill('log');
    await expect(current).toHaveText('Log out');
    // The search is answered: a call that is pending at the logout would be refused.
    await expect(dialog.getByRole('status')).toHaveText(/result/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login/);
    expect(await page.evaluate(() => localStorage.getItem('recent'))).toBeNull();
    await page.keyboard.press('Control+k');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('on a phone it opens from the top bar', async () => {
    await page.setViewportSize({ width: 375, height: 740 });
    await logInByScreen(page, customer.email);
    await page.getByRole('button', { name: 'Find anything' }).click();
    await field.fill(domain);
    await expect(options).toHaveCount(1);
    await noSidewaysScroll(page);
    await axe(page);
    await options.first().click();
    await expect(page).toHaveURL(/\/domains\/\d+\/detail$/);
  });
});

test('the agent finds orders by number, people by address, and the list of all matches', async ({
  accounts,
  page,
  settled,
}) => {
  const customer = await accounts.signUp();
  const { email } = customer;
  const name = someName('Shoalmark');
  const orders = [];
  for (let n = 0; n < 6; n++) orders.push(await customer.placeOrder(`${name} ${n}`, []));
  await (await accounts.agent()).enter(page);
  await page.goto('/account');
  await settled(page);
  const dialog = page.getByRole('dialog', { name: 'Find anything' });

  await page.keyboard.press('Control+k');
  await page.keyboard.type(`#${orders[2]!.id}`);
  await expect(dialog.getByRole('option').first()).toContainText(`Order ${orders[2]!.number}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orders[2]!.number);

  await customer.payByCard(orders[2]!);
  const { results } = await customer.read<{ results: { number: string }[] }>(
    `/companies/${orders[2]!.company.id}/invoices/`,
  );
  await page.keyboard.press('Control+k');
  await page.keyboard.type(results[0]!.number);
  await expect(dialog.getByRole('group', { name: 'Invoices' }).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/company/${orders[2]!.company.id}\\?tab=invoices$`));

  await page.keyboard.press('Control+k');
  await page.keyboard.type(email);
  await expect(dialog.getByRole('group', { name: 'Users' }).getByRole('option')).toHaveText([/Mara Quill.*Active/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile\/\d+$/);

  await page.keyboard.press('Control+k');
  await page.keyboard.type(name);
  // Earlier letters may find as many.
  await expect(dialog.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  await expect(dialog.getByRole('group', { name: 'Companies' }).getByRole('option')).toHaveCount(6);
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/companies\?q=Shoalmark/);
  await expect(page.getByText('1–6 of 6')).toBeVisible();
});

test('a screen that loads behind the search does not take the focus', async ({ accounts, page, settled }) => {
  await (await accounts.agent()).enter(page);
  // A screen with a live region, its pager, which a dialog does not hide.
  await page.goto('/orders');
  await settled(page);
  const dialog = page.getByRole('dialog', { name: 'Find anything' });
  const field = dialog.getByRole('combobox', { name: 'Find anything' });
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page).toHaveURL(/\/users/);
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  arrive();
  await expect(page.locator('#content h1')).toHaveText('Users');
  await expect(field).toBeFocused();
  await page.keyboard.type('account');
  await expect(field).toHaveValue('account');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/account/);
});
