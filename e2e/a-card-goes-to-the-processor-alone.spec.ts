import { messages } from '../core/messages.ts';
import { freePort } from '../scripts/lib/free-port.mjs';
import { listen } from '../tests/local-server.ts';
import { StripeServer } from '../tests/stripe-server.ts';
import { expect, test } from './fixtures.ts';
import { apiAs, someName } from './orders.ts';
import { START_MS, startOwnServer } from './own-server.ts';
import { logInToDemo } from './people.ts';

const port = (await freePort()) as number;
const stripe = new StripeServer();
let stop: () => Promise<void> = async () => undefined;

test.use({ baseURL: `http://localhost:${port}` });

test.beforeAll(async () => {
  test.setTimeout(2 * START_MS);
  const outside = await listen((request, response) => stripe.answer(request, response));
  const end = await startOwnServer(port, {
    PAYMENT_GATEWAY: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_API_BASE: outside.base,
  });
  stop = async () => {
    await end();
    outside.close();
  };
});
test.afterAll(() => stop());

/** In the place of Stripe's own script: a field that is not ours, and a token for what is typed into it. */
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

test('somebody pays by a card that never comes to this server', async ({ page, axe, expectErrors }) => {
  expectErrors(/another host: https:\/\/js\.stripe\.com\//);
  expectErrors(/status of 402/);
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  );
  const api = await apiAs(page, 'agent@example.com', 'safeharbor');
  const order = await api.placeOrder(someName('Quay Hosting'), [`${someName('quay')}.com`]);
  await logInToDemo(page, 'agent@example.com');
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
});
