import { messages } from '../core/messages.ts';
import { expiryOf } from '../core/rules/registry/designation.ts';
import { dateOf, daysBetween } from '../core/rules/text/calendar.ts';
import { thousands } from '../core/rules/text/numbers.ts';
import { formatCalendarDate } from '../web/lib/format.ts';
import { someName } from './account.ts';
import { expect, test } from './fixtures.ts';
import { goInside } from './go-inside.ts';

test('a paid registration is filed and completed, and the customer is protected for three years', async ({
  accounts,
  page,
  axe,
}) => {
  const [name, domain] = [someName('Quill Forum'), someName('quill')];
  const domains = [`${domain}.com`, `${domain}.net`];
  const customer = await accounts.signUp();
  const order = await customer.placeOrder(name, domains);
  await customer.payByCard(order);
  // The filing desk leads on to it.
  const other = await accounts.signUp();
  await other.payByCard(await other.placeOrder(someName('Quill Archive'), []));
  const today = dateOf(new Date());
  const until = expiryOf(today);
  const holds = `Protected until ${formatCalendarDate(until)} · ${thousands(daysBetween(today, until))} days`;

  await test.step('the agent finds the order in the list to process', async () => {
    await (await accounts.agent()).enter(page);
    await page.goto('/orders');
    await page
      .getByRole('navigation', { name: 'Views' })
      .getByRole('link', { name: /^Processing/ })
      .click();
    await expect(page).toHaveURL(/status=processing/);
    await page.keyboard.press('/');
    await page.keyboard.type(name);
    await expect(page).toHaveURL(/q=/);
    await expect(page.getByText('1–1 of 1')).toBeVisible();
    await page.getByRole('searchbox').blur();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `Order ${order.number}` })).toBeVisible();
  });

  await test.step('the filing desk has each field to copy and the domains as a sheet', async () => {
    const provider = page.getByRole('region', { name: 'Service provider' });
    await expect(provider.getByRole('term')).toHaveText([
      'Full legal name',
      'Street address',
      'City',
      'State',
      'Zip',
      'Country',
      'Phone',
      'Email',
    ]);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await provider.getByRole('button', { name: 'Copy: Full legal name' }).click();
    expect(await copied()).toBe(name);
    await page.getByRole('button', { name: 'Copy the added domains, one per line' }).click();
    expect((await copied()).split('\n').sort()).toEqual(domains);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the added domains as xlsx' }).click();
    expect((await download).suggestedFilename()).toBe(`domains_order_O${order.id}.xlsx`);
    await axe(page);
  });

  await test.step('the agent asks the customer, and the question is logged', async () => {
    await page.getByRole('button', { name: 'Ask the customer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask the customer' });
    await dialog.getByLabel('Question').fill('Is the name complete?');
    await dialog.getByRole('button', { name: 'Send question' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Is the name complete?')).toBeVisible();
  });

  await test.step('it requires both ids, warns about an unusual one, then completes', async () => {
    const form = page.getByRole('form', { name: 'Complete order' });
    await form.getByRole('button', { name: 'Complete order' }).click();
    await expect(form.getByText(messages.publicIdRequired)).toBeVisible();
    await expect(form.getByText(messages.registrationIdRequired)).toBeVisible();
    await form.getByLabel('Public ID').fill('48213');
    await form.getByLabel('Registration ID').fill('1069186');
    await expect(form.getByText('This is an unusual format.')).toBeVisible();
    await form.getByLabel('Registration ID').fill('DMCA-1069186');
    await expect(form.getByText('This is an unusual format.')).toBeHidden();
    await form.getByLabel('Notes').fill('Filed without a question.');
    await form.getByRole('button', { name: 'Complete order' }).click();
    await expect(page.getByText(messages.orderCompleted)).toBeVisible();
    const rows = page.getByRole('table', { name: 'Domains in this order' }).getByRole('row');
    await expect(rows.filter({ hasText: 'Registered' })).toHaveCount(2);
    await expect(page.getByText('Filed without a question.')).toBeVisible();
    await expect(page.getByText('DMCA-1069186')).toBeVisible();
    await expect(page.getByText(/^This order is complete\./)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Next order' })).toHaveAttribute('href', /^\/orders\/\d+\/detail$/);
  });

  await test.step('the agent corrects an id', async () => {
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await page.getByRole('button', { name: 'Correct IDs' }).click();
    const dialog = page.getByRole('dialog', { name: 'Correct IDs' });
    await dialog.getByLabel('Public ID').fill('48214');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(messages.companyUpdated)).toBeVisible();
    await expect(page.getByText('48214')).toBeVisible();
  });

  await test.step('the customer sees the protection, its end date and every domain registered', async () => {
    await customer.enter(page);
    await page.goto('/');
    await expect(page.getByText('1 item needs your attention.')).toBeVisible();
    await expect(page.getByText(/of 4 done/)).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'One step left' })).toContainText(name);
    await axe(page);
    await page.setViewportSize({ width: 375, height: 700 });
    await page.getByRole('link', { name: 'Get the text' }).click();
    await expect(page.getByRole('heading', { name: 'Put this on your site' })).toBeInViewport();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByText('Put this on your own site too: the law asks for it there.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText(holds)).toBeVisible();
    await expect(page.getByText('DMCA-1069186', { exact: true })).toBeVisible();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    const claim = 'Designated agent, registration number DMCA-1069186';
    await page.getByRole('button', { name: 'Copy as text' }).click();
    await expect.poll(copied).toMatch(new RegExp(`^${claim}\n`));
    await page.getByRole('button', { name: 'Copy as HTML' }).click();
    await expect.poll(copied).toContain(`<h2>${claim}</h2>`);
    const panel = page.getByRole('region', { name: 'Safe-harbor status' });
    await expect(panel.getByText(/^One step left: put our contact details on your own site/)).toBeVisible();
    await expect(panel.getByText(/No action needed/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Mark as done' }).click();
    await expect(panel.getByText(/^No action needed/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mark as not done' })).toBeVisible();
    await goInside(page, '/');
    await expect(page.getByText('Nothing needs your attention.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'One step left' })).toHaveCount(0);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Company' }).click();
    await page.getByRole('link', { name: /^Domains 2/ }).click();
    await expect(page).toHaveURL(/tab=domains/);
    await expect(page.getByRole('row').filter({ hasText: 'Registered' })).toHaveCount(2);
    await page.getByRole('link', { name: 'Invoices' }).click();
    const invoice = page.getByRole('row').filter({ hasText: 'INV-' });
    await expect(invoice).toContainText(`· ${formatCalendarDate(today)} –`);
    await expect(invoice).toContainText('Visa •••• 4242');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download INV-/ }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  });
});

test('after a wire transfer is recorded, the order moves on to the filing desk', async ({ accounts, page }) => {
  const customer = await accounts.signUp();
  const order = await customer.placeOrder(someName('Marlow Market'), [`${someName('marlow')}.com`]);
  await customer.chooseWire(order);

  await (await accounts.agent()).enter(page);
  await page.goto(`/orders/${order.id}/detail`);
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm payment' }).click();
  await expect(page.getByText(messages.orderPaid)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete order' })).toBeVisible();
});
