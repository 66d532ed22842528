import { messages } from '../core/messages.ts';
import { freePort } from '../scripts/lib/free-port.mjs';
import { listen } from '../tests/fakes/local-server.ts';
import { StripeServer } from '../tests/fakes/stripe-server.ts';
import { XeroServer } from '../tests/fakes/xero-server.ts';
import { someName } from './account.ts';
import { expect, test } from './fixtures.ts';
import { START_MS, startOwnServer } from './own-server.ts';

const port = (await freePort()) as number;
const [stripe, xero] = [new StripeServer(), new XeroServer()];
let stop: () => Promise<void> = async () => undefined;

// One server with both services for all journeys, because starting it costs more than the journeys.
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: `http://localhost:${port}` });

test.beforeAll(async () => {
  test.setTimeout(2 * START_MS);
  const bank = await listen((request, response) => stripe.answer(request, response));
  const books = await listen((request, response) => xero.answer(request, response));
  const end = await startOwnServer(port, {
    PAYMENT_GATEWAY: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_API_BASE: bank.base,
    XERO_CLIENT_ID: 'client',
    XERO_CLIENT_SECRET: 'hush',
    XERO_API_BASE: books.base,
    XERO_IDENTITY_BASE: books.base,
    AGENT_NAME: 'Nora Vance',
    AGENT_EMAIL: 'nora@harbor.example.com',
  });
  stop = async () => {
    await end();
    bank.close();
    books.close();
  };
});
test.afterAll(() => stop());

test('the agent connects Xero, links a company to its contact, and sees its invoice arrive there', async ({
  accounts,
  page,
  axe,
  noSidewaysScroll,
  expectErrors,
}) => {
  // The consent page is on Xero's host.
  expectErrors(/another host: http:\/\/127\.0\.0\.1:\d+\/identity\/connect\/authorize/);
  const name = someName('Quay Hosting');
  const agent = await accounts.agent();
  const order = await agent.placeOrder(name, [`${someName('quay')}.com`]);
  await agent.chooseWire(order);
  xero.addContact(name);
  xero.addContact('Somebody else');

  await agent.enter(page);
  await page.goto('/');
  const notice = page.getByRole('region', { name: 'Accounting' });
  await expect(notice).toContainText('not connected yet');
  await notice.getByRole('link', { name: 'Connect Xero' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accounting' })).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Connect Xero' }).click();
  await expect(page.getByText(messages.xeroConnected('Harbor Agents LLC'))).toBeVisible();
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
  await expect(invoices.getByText('In Xero')).toBeVisible({ timeout: 120_000 });
  expect(xero.invoices).toMatchObject([{ Contact: { ContactID: xero.contacts[0]!.ContactID }, Total: 960 }]);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await noSidewaysScroll(page);
  await axe(page);

  await page.goto('/xero/callback/');
  await expect(page.getByText('Harbor Agents LLC')).toBeVisible();
  await noSidewaysScroll(page);
  await axe(page);
});

test('an unrequested callback from Xero is refused and offers to connect', async ({ accounts, page, expectErrors }) => {
  expectErrors(/status of 400/);
  await (await accounts.agent()).enter(page);
  await page.goto('/xero/callback/?code=stolen&state=made-up');
  await expect(page.getByRole('alert')).toHaveText(messages.xeroStateInvalid);
  await expect(page.getByRole('button', { name: 'Reconnect' })).toBeVisible();
  await expect(page).toHaveURL(/callback\/?$/);
});

/** Stub of Stripe.js: a card field outside our forms that returns a token. */
const SCRIPT = `window.Stripe = () => ({
  elements: () => ({ create: () => {
    const input = document.createElement('input');
    input.setAttribute('aria-label', 'Stripe card');
    const heard = [];
    input.addEventListener('input', () => heard.forEach((hear) => hear({})));
    return { mount: (place) => place.append(input), on: (_, hear) => heard.push(hear), destroy: () => input.remove(), input };
  } }),
  createPaymentMethod: async ({ card: { input } }) => input.value.startsWith('pm_')
    ? { paymentMethod: { id: input.value } }
    : { error: { message: 'Your card number is incomplete.' } },
});`;

test('a card is charged by Stripe, and its number never reaches this server', async ({
  accounts,
  page,
  axe,
  expectErrors,
}) => {
  expectErrors(/another host: https:\/\/js\.stripe\.com\//);
  expectErrors(/status of 402/);
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  );
  const agent = await accounts.agent();
  const order = await agent.placeOrder(someName('Quay Hosting'), [`${someName('quay')}.com`]);
  await agent.enter(page);
  await page.goto(`/payment?order=${order.id}`);
  const card = page.getByLabel('Stripe card');
  await expect(card).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveCount(0);
  await axe(page);
  const pay = page.getByRole('button', { name: /^Pay/ });
  await pay.click();
  await expect(page.getByText('Your card number is incomplete.')).toBeVisible();
  await card.fill('pm_card_chargeDeclined');
  await pay.click();
  await expect(page.getByRole('alert')).toHaveText(messages.payError1);
  await card.fill('pm_card_visa');
  await pay.click();
  await expect(page).toHaveURL(new RegExp(`/orders/${order.id}/detail`));
  await expect(page.getByText(messages.orderPaid)).toBeVisible();
  expect(stripe.taken()).toHaveLength(1);
  expect(JSON.stringify(stripe.calls)).not.toContain('number');

  await test.step('the filing desk names the agent of the settings', async () => {
    const part = page.getByRole('region', { name: 'Agent', exact: true });
    await expect(part).toContainText('Nora Vance');
    await expect(part).toContainText('nora@harbor.example.com');
  });
});
