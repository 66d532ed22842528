import { messages } from '../core/messages.ts';
import { dateOf, daysBetween } from '../core/rules/calendar.ts';
import { expiryOf } from '../core/rules/designation.ts';
import { formatCalendarDate, thousands } from '../web/lib/format.ts';
import { expect, test } from './fixtures.ts';
import { apiAs, someName } from './orders.ts';
import { codeIn, logIn, logInToDemo, PASSWORD, signUp, someEmail } from './people.ts';

test('a paid registration is filed and completed, and the customer is protected for three years', async ({
  page,
  newPerson,
  mail,
  axe,
}) => {
  test.slow();
  const email = someEmail('mara');
  const [name, domain] = [someName('Quill Forum'), someName('quill')];
  const domains = [`${domain}.com`, `${domain}.net`];
  await signUp(page, email, async () => codeIn((await mail(email)).text));
  const customer = await apiAs(page, email, PASSWORD);
  const order = await customer.placeOrder(name, domains);
  await customer.payByCard(order);
  const today = dateOf(new Date());
  const until = expiryOf(today);
  const holds = `Protected until ${formatCalendarDate(until)} · ${thousands(daysBetween(today, until))} days`;

  const agent = await newPerson();
  await test.step('the agent finds the order among those to process', async () => {
    await logInToDemo(agent, 'agent@example.com');
    await agent
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /^Orders/ })
      .click();
    await agent
      .getByRole('navigation', { name: 'Views' })
      .getByRole('link', { name: /^Processing/ })
      .click();
    await expect(agent).toHaveURL(/status=processing/);
    await agent.keyboard.press('/');
    await agent.keyboard.type(name);
    await expect(agent).toHaveURL(/q=/);
    await expect(agent.getByText('1–1 of 1')).toBeVisible();
    await agent.getByRole('searchbox').blur();
    await agent.keyboard.press('j');
    await agent.keyboard.press('Enter');
    await expect(agent.getByRole('heading', { level: 1, name: `Order ${order.number}` })).toBeVisible();
  });

  await test.step('the filing desk gives each field to copy, and the names as a sheet', async () => {
    const provider = agent.getByRole('region', { name: 'Service provider' });
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
    await agent.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = () => agent.evaluate(() => navigator.clipboard.readText());
    await provider.getByRole('button', { name: 'Copy: Full legal name' }).click();
    expect(await copied()).toBe(name);
    await agent.getByRole('button', { name: 'Copy the added domains, one per line' }).click();
    expect((await copied()).split('\n').sort()).toEqual(domains);
    const download = agent.waitForEvent('download');
    await agent.getByRole('button', { name: 'Download the added domains as xlsx' }).click();
    expect((await download).suggestedFilename()).toBe(`domains_order_O${order.id}.xlsx`);
    await axe(agent);
  });

  await test.step('it asks for the two ids, and completes', async () => {
    const form = agent.getByRole('form', { name: 'Complete order' });
    await form.getByRole('button', { name: 'Complete order' }).click();
    await expect(form.getByText(messages.publicIdRequired)).toBeVisible();
    await expect(form.getByText(messages.registrationIdRequired)).toBeVisible();
    await form.getByLabel('Public id').fill('48213');
    await form.getByLabel('Registration id').fill('DMCA-1069186');
    await form.getByLabel('Notes').fill('Filed without a question.');
    await form.getByRole('button', { name: 'Complete order' }).click();
    await expect(agent.getByText(messages.orderCompleted)).toBeVisible();
    const rows = agent.getByRole('table', { name: 'Domains of the order' }).getByRole('row');
    await expect(rows.filter({ hasText: 'Registered' })).toHaveCount(2);
    await expect(agent.getByText('Filed without a question.')).toBeVisible();
  });

  await test.step('the customer sees it: protected, until when, and every domain registered', async () => {
    await page.goto('/login');
    await logIn(page, email, PASSWORD);
    await expect(page.getByText('Nothing needs you right now.')).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Company' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText(holds)).toBeVisible();
    await expect(page.getByText('DMCA-1069186')).toBeVisible();
    await page.getByRole('link', { name: /^Domains 2/ }).click();
    await expect(page).toHaveURL(/tab=domains/);
    await expect(page.getByRole('row').filter({ hasText: 'Registered' })).toHaveCount(2);
    await page.getByRole('link', { name: 'Invoices' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download INV-/ }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  });
});

test('a wire transfer arrives, and the order moves on to the filing desk', async ({ page, newPerson, mail }) => {
  const email = someEmail('wire');
  await signUp(page, email, async () => codeIn((await mail(email)).text));
  const customer = await apiAs(page, email, PASSWORD);
  const order = await customer.placeOrder(someName('Marlow Market'), [`${someName('marlow')}.com`]);
  await customer.chooseWire(order);

  const agent = await newPerson();
  await logInToDemo(agent, 'agent@example.com');
  await agent.goto(`/orders/${order.id}/detail`);
  await agent.getByRole('button', { name: 'Payment arrived' }).click();
  await agent.getByRole('dialog').getByRole('button', { name: 'Payment arrived' }).click();
  await expect(agent.getByText(messages.orderPaid)).toBeVisible();
  await expect(agent.getByRole('button', { name: 'Complete order' })).toBeVisible();
});
