import { messages } from '../core/messages.ts';
import { freePort } from '../scripts/lib/free-port.mjs';
import { listen } from '../tests/local-server.ts';
import { XeroServer } from '../tests/xero-server.ts';
import { expect, test } from './fixtures.ts';
import { apiAs, someName } from './orders.ts';
import { START_MS, startOwnServer } from './own-server.ts';
import { logInToDemo } from './people.ts';

const port = (await freePort()) as number;
const xero = new XeroServer();
let stop: () => Promise<void> = async () => undefined;
let base = '';

// One product for all of them.
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: `http://localhost:${port}` });

test.beforeAll(async () => {
  test.setTimeout(2 * START_MS);
  const outside = await listen((request, response) => xero.answer(request, response));
  base = outside.base;
  const settings = { XERO_CLIENT_ID: 'client', XERO_CLIENT_SECRET: 'hush' };
  const end = await startOwnServer(port, { ...settings, XERO_API_BASE: base, XERO_IDENTITY_BASE: base });
  stop = async () => {
    await end();
    outside.close();
  };
});
test.afterAll(() => stop());

test('the agent connects Xero, links a company to its contact, and sees its invoice arrive there', async ({
  page,
  axe,
  noSidewaysScroll,
  expectErrors,
}) => {
  // The consent is Xero's own page.
  expectErrors(/another host: http:\/\/127\.0\.0\.1:\d+\/identity\/connect\/authorize/);
  const name = someName('Quay Hosting');
  const api = await apiAs(page, 'agent@example.com', 'safeharbor');
  const order = await api.placeOrder(name, [`${someName('quay')}.com`]);
  await api.chooseWire(order);
  xero.addContact(name);
  xero.addContact('Somebody else');

  await logInToDemo(page, 'agent@example.com');
  const notice = page.getByRole('region', { name: 'Accounting' });
  await expect(notice).toContainText('not connected yet');
  await notice.getByRole('link', { name: 'Connect Xero' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accounting' })).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Connect Xero' }).click();
  await expect(page.getByText(messages.xeroConnected('Harbour Agents LLC'))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`:${port}/$`));
  await expect(notice).toHaveCount(0);

  await page.goto(`/company/${order.company.id}?tab=billing`);
  await expect(page.getByText('Not linked')).toBeVisible();
  await page.getByRole('button', { name: 'Link contact' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link to a contact in Xero' });
  await dialog.getByRole('button', { name: 'Link contact' }).click();
  await expect(dialog.getByText(messages.contactIdRequired)).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Contact' }).fill('somebody');
  await page.getByRole('option', { name: /^Somebody else/ }).click();
  await dialog.getByRole('combobox', { name: 'Contact' }).fill(name);
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  await axe(page);
  await dialog.getByRole('button', { name: 'Link contact' }).click();
  await expect(page.getByText(messages.contactLinked)).toBeVisible();
  await expect(page.getByText(xero.contacts[0]!.ContactID)).toBeVisible();
  const invoices = page.getByRole('list', { name: 'Invoices in Xero' });
  await expect(invoices.getByText('In Xero')).toBeVisible({ timeout: 30_000 });
  expect(xero.invoices).toMatchObject([{ Contact: { ContactID: xero.contacts[0]!.ContactID }, Total: 960 }]);
  await axe(page);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await noSidewaysScroll(page);
  await axe(page);

  await page.goto('/xero/callback/');
  await expect(page.getByText('Harbour Agents LLC')).toBeVisible();
  await noSidewaysScroll(page);
  await axe(page);
});

test('a way back from Xero that nobody began says so, and offers to begin', async ({ page, expectErrors }) => {
  expectErrors(/status of 400/);
  await logInToDemo(page, 'agent@example.com');
  await page.goto('/xero/callback/?code=stolen&state=made-up');
  await expect(page.getByRole('alert')).toHaveText(messages.xeroStateInvalid);
  await expect(page.getByRole('button', { name: /^Connect/ })).toBeVisible();
  await expect(page).toHaveURL(/callback\/?$/);
});
