import type { Locator, Page } from '@playwright/test';
import { LISTED_DOMAINS } from '../core/contract/trade/orders.ts';
import { messages } from '../core/messages.ts';
import { someName } from './account.ts';
import { expect, test } from './fixtures.ts';
import { goInside } from './go-inside.ts';

const PAID = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';
const PHONE = '+353 91 555 0142';

const modal = (page: Page): Locator => page.getByRole('dialog', { name: 'Add a company' });
const button = (place: Locator | Page, name: string | RegExp): Locator =>
  place.getByRole('button', { name, exact: typeof name === 'string' });

async function fillAddress(step: Locator, name: string): Promise<void> {
  await step.getByLabel('Company (or individual) name').fill(name);
  await step.getByLabel('Street').fill('18 Quay Road');
  await step.getByLabel('City').fill('Galway');
  await step.getByLabel('State').fill('Connacht');
  await step.getByLabel('Zip').fill('H91 AX28');
}

async function chooseCountry(step: Locator): Promise<void> {
  await step.getByLabel('Country').fill('Ireland');
  await step.page().getByRole('option', { name: 'Ireland', exact: true }).click();
}

async function fillCard(form: Locator | Page, number: string): Promise<void> {
  await form.getByLabel('Name on card').fill('Nora Vance');
  await form.getByLabel('Card number').fill(number.replaceAll(' ', ''));
  await expect(form.getByLabel('Card number')).toHaveValue(number);
  await form.getByLabel('Expiry').pressSequentially('122039');
  await expect(form.getByLabel('Expiry')).toHaveValue('12 / 2039');
  await form.getByLabel('Security code').fill('123');
}

/** Clicks Pay and waits for the given message. */
async function payAndRead(form: Locator | Page, said: string): Promise<void> {
  await button(form, /^Pay/).click();
  await expect(form.getByRole('alert')).toHaveText(said);
}

/** Three declined payments in a row. */
async function threeDeclines(form: Locator | Page): Promise<void> {
  await payAndRead(form, messages.payError1);
  await expect(button(form, 'Continue without payment')).toHaveCount(0);
  await payAndRead(form, messages.payError2);
  await expect(button(form, 'Continue without payment')).toHaveCount(0);
  await payAndRead(form, messages.payError3);
  await expect(button(form, 'Continue without payment')).toBeVisible();
}

test('a new customer adds a company, uploads domains and pays', async ({ accounts, page, axe, mail, expectErrors }) => {
  expectErrors(/402/);
  const [company, domain] = [someName('Quayline Hosting'), someName('harbor')];
  const step = modal(page);

  const customer = await accounts.signUp();
  await customer.enter(page);
  await page.goto('/');

  await test.step('gives the name and address, the country by keyboard', async () => {
    await page.getByRole('complementary').getByRole('button', { name: 'Add New Company' }).click();
    await expect(step.getByLabel('Company (or individual) name')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(step.getByText(messages.companyNameRequired)).toBeVisible();
    await expect(step.getByText(messages.zipRequired)).toBeVisible();
    await expect(step.getByText(messages.countryRequired)).toBeVisible();
    await expect(step.getByLabel('Company (or individual) name')).toBeFocused();
    await step.getByLabel('Phone').fill(PHONE);
    await fillAddress(step, company);
    await page.keyboard.press('Tab');
    await expect(step.getByLabel('Country')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').first()).toHaveText('United States');
    await page.keyboard.type('ire');
    await expect(page.getByRole('option', { name: 'Ireland', exact: true })).toBeVisible();
    await axe(page);
    await page.keyboard.press('Enter');
    await expect(step.getByLabel('Country')).toHaveValue('Ireland');
    await page.keyboard.press('Enter');
  });

  await test.step('adds one domain by hand and more by file', async () => {
    await expect(step.getByLabel('Domain name')).toBeFocused();
    await expect(page).toHaveURL('/');
    await step.getByLabel('Domain name').fill(`https://www.${domain.toUpperCase()}.com/about`);
    await step.getByLabel('Email').fill('abuse@example.com');
    await button(step, 'Add Domain').click();
    await expect(step.getByText('1 domain to add')).toBeVisible();
    await expect(step.getByLabel('Email')).toHaveAccessibleDescription(
      `Legal notices about this domain go here. Leave empty to use ${customer.email}.`,
    );
    await step.getByLabel('Domain name').fill(`${domain}.com`);
    await button(step, 'Add Domain').click();
    await expect(step.getByText(messages.domainDuplicate)).toBeVisible();
    await step.getByLabel('Domain name').fill('');
    const rows = [
      'domain,email',
      `${domain}.net,net@example.com`,
      'not a name,',
      `${domain}.org,`,
      `${domain}.com,`,
      'x.nosuchtld,',
    ];
    await step
      .locator('input[type=file]')
      .setInputFiles({ name: 'domains.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
    await expect(step.getByText('3 domains to add')).toBeVisible();
    const refused = step.getByRole('region', { name: 'Skipped rows' }).getByRole('listitem');
    await expect(refused).toHaveText([/Row 3.*not a name/, /Row 6.*x\.nosuchtld/, new RegExp(`${domain}\\.com`)]);
    await axe(page);
  });

  await test.step('goes back and finds everything unchanged', async () => {
    await button(step, 'Back').click();
    await expect(step.getByLabel('Street')).toHaveValue('18 Quay Road');
    await expect(step.getByLabel('Country')).toHaveValue('Ireland');
    await expect(step.getByLabel('Phone')).toHaveValue(PHONE);
    await button(step, 'Next').click();
    await expect(step.getByText('3 domains to add')).toBeVisible();
  });

  await test.step('is asked before Skip drops the domains', async () => {
    await button(step, 'Skip').click();
    const dialog = page.getByRole('dialog', { name: 'Skip these 3 domains?' });
    await axe(page);
    await button(dialog, 'Close').click();
    await expect(step.getByText('3 domains to add')).toBeVisible();
    await button(step, 'Skip').click();
    await button(dialog, 'Add the domains').click();
  });

  await test.step('sees the confirmation', async () => {
    await expect(step.getByRole('heading', { name: 'Thank you' })).toBeFocused();
    await expect(step.getByText(/Once it is paid, it is usually processed within 24 hours/)).toBeVisible();
    await expect(step.getByText('18 Quay Road, Galway, Connacht H91 AX28, Ireland')).toBeVisible();
    await expect(step.getByText('3 domains')).toBeVisible();
    await expect(step.getByText(/^\d{4,}$/)).toBeVisible();
    await expect(step.getByText('Waiting for payment')).toBeVisible();
    await expect(step.getByRole('row')).toHaveCount(4);
    // Where notices go: to the domain’s own address, or to the owner.
    await expect(step.getByRole('row').filter({ hasText: 'abuse@example.com' })).toHaveCount(1);
    await expect(step.getByRole('row').filter({ hasText: customer.email })).toHaveCount(1);
    await axe(page);
    await button(step, 'Continue to Payment').click();
  });

  await test.step('is declined three times; a change of card or method clears the error', async () => {
    await expect(step.getByText('waiting for payment')).toBeVisible();
    await button(step, 'Pay $960').click();
    await expect(step.getByText(messages.cardNameRequired)).toBeVisible();
    await expect(step.getByText(messages.cardNumberInvalid)).toBeVisible();
    await expect(step.getByText(messages.cardExpiryInvalid)).toBeVisible();
    await fillCard(step, DECLINED);
    await threeDeclines(step);
    await axe(page);
    await step.getByLabel('Security code').fill('321');
    await expect(step.getByRole('alert')).toHaveCount(0);
    await expect(button(step, 'Continue without payment')).toHaveCount(0);
    await payAndRead(step, messages.payError1);
    await step.getByText('PayPal', { exact: true }).click();
    await expect(step.getByRole('alert')).toHaveCount(0);
    await expect(step.getByText(messages.paymentDetailsFollow)).toBeVisible();
    await step.getByText('Credit card', { exact: true }).click();
    await payAndRead(step, messages.payError1);
  });

  await test.step('pays once despite repeated clicks and lands on the order', async () => {
    await expect(step.getByText('Test mode')).toBeVisible();
    await button(step, 'Use a test card').click();
    await expect(step.getByLabel('Card number')).toHaveValue(PAID);
    await step.getByLabel('Expiry').fill('12/39');
    await expect(step.getByLabel('Expiry')).toHaveValue('12 / 39');
    // The price is chosen in one place.
    await expect(step.getByRole('radio', { name: /per (year|month)/ })).toHaveCount(2);
    await step.getByText('per month').click();
    await expect(button(step, 'Pay $100')).toBeVisible();
    await step.getByText('per year').click();
    await expect(step.getByText('Renews automatically every year until you cancel.').first()).toBeVisible();
    const payments: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/orders/payment/')) payments.push(request.headers()['idempotency-key'] ?? '');
    });
    await button(step, 'Pay $960').dblclick();
    await expect(page.getByText(messages.orderPaid)).toBeVisible();
    await expect(page).toHaveURL(/\/orders\/\d+\/detail$/);
    await expect(step).toHaveCount(0);
    expect(payments).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
    await expect(page.getByText('Processing').first()).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
    expect(kept).not.toContain('4242');
  });

  await test.step('still sees the checklist on home, because the registration is not complete', async () => {
    const order = new URL(page.url()).pathname;
    await goInside(page, '/');
    await expect(page.getByText('3 of 4 done')).toBeVisible();
    await expect(page.getByText('Paid. We are filing it with the Copyright Office', { exact: false })).toBeVisible();
    await expect(page.getByText(`${company} is being registered. This usually takes less than 24 hours`)).toBeVisible();
    await goInside(page, order);
  });

  await test.step('finds the phone on the company, cancels the subscription and resumes it', async () => {
    await page.getByRole('main').getByRole('link', { name: company }).first().click();
    await expect(page.getByRole('form', { name: 'Notices and contact' }).getByLabel('Phone')).toHaveValue(PHONE);
    await page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name: 'Billing' }).click();
    await button(page, 'Cancel subscription').click();
    const dialog = page.getByRole('dialog', { name: 'Cancel the subscription?' });
    await axe(page);
    await button(dialog, 'Cancel subscription').click();
    await expect(page.getByText(/^Canceled: the subscription ends on/)).toBeVisible();
    expect((await mail(customer.email, /^Canceled:/)).text).toContain('will not renew');
    await button(page, 'Resume subscription').click();
    await button(page.getByRole('dialog', { name: 'Resume the subscription?' }), 'Resume subscription').click();
    await expect(button(page, 'Cancel subscription')).toBeVisible();
  });
});

test('after three declined cards an order continues without payment, or ends unpaid after a fourth', async ({
  accounts,
  page,
  mail,
  expectErrors,
}) => {
  expectErrors(/402/);
  const customer = await accounts.signUp();
  await customer.enter(page);

  await test.step('explains what to do when there is nothing to pay', async () => {
    await page.goto('/payment');
    await expect(page.getByText('Nothing to pay')).toBeVisible();
  });

  const domains = Array.from({ length: LISTED_DOMAINS + 5 }, () => `${someName('harbor')}.com`);
  const { id: first } = await customer.placeOrder('First Harbor', [], false);
  const { id: second } = await customer.placeOrder('Second Harbor', domains, false);

  await test.step('asks which of several orders to pay', async () => {
    await page.goto('/payment');
    await expect(page.getByRole('link', { name: /Second Harbor/ })).toContainText(`${LISTED_DOMAINS + 5} domains`);
    await page.getByRole('link', { name: /First Harbor/ }).click();
    await expect(page).toHaveURL(`/payment?order=${first}`);
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText('draft');
    await expect(page.getByText(/^This order has no domains/)).toBeVisible();
  });

  await test.step('continues without payment: an invoice follows', async () => {
    const main = page.getByRole('main');
    await fillCard(main, DECLINED);
    await threeDeclines(main);
    const updated = page.waitForRequest((request) => request.method() === 'PUT');
    await button(main, 'Continue without payment').click();
    expect((await updated).postDataJSON()).toEqual({ plan_id: 1, status: 9 });
    await expect(page).toHaveURL(`/orders/${first}/detail`);
    await expect(page.getByText('Waiting for payment').first()).toBeVisible();
    expect((await mail(customer.email, /invoice/i)).text).toContain('960');
  });

  await test.step('a fourth failure keeps the plan and leads to the order', async () => {
    await page.goto(`/payment?order=${second}`);
    const main = page.getByRole('main');
    await main.getByText('per month').click();
    await fillCard(main, DECLINED);
    await threeDeclines(main);
    const updated = page.waitForRequest((request) => request.method() === 'PUT');
    await button(main, /^Pay \$100/).click();
    expect((await updated).postDataJSON()).toEqual({ plan_id: 2 });
    await expect(page.getByText(messages.orderNotPaid)).toBeVisible();
    await expect(page).toHaveURL(`/orders/${second}/detail`);
  });
});

test('closing the form asks only when something would be lost, and a draft is kept', async ({
  accounts,
  page,
  expectErrors,
}) => {
  expectErrors(/400|500/);
  await (await accounts.signUp()).enter(page);
  await page.goto('/?get_started_now=true');
  const step = modal(page);

  await test.step('get_started_now opens it, and an empty form closes without a question', async () => {
    await expect(step).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(step).toHaveCount(0);
    await expect(page).toHaveURL('/');
  });

  await test.step('closing a form with input asks first', async () => {
    await page.goto('/?get_started_now=true');
    await fillAddress(step, 'Half a Harbor');
    await button(step, 'Close').click();
    await button(page.getByRole('dialog', { name: 'Close without saving?' }), 'Keep editing').click();
    await expect(step.getByLabel('Street')).toHaveValue('18 Quay Road');
  });

  await test.step('a server error is shown at its field and in a toast', async () => {
    await page.route('**/api/orders/create/', (route) =>
      route.fulfill({
        status: 400,
        json: { message: 'Zip is not valid', errors: ['city:Unknown city', 'postal:Zip is not valid'] },
      }),
    );
    await chooseCountry(step);
    await button(step, 'Next').click();
    await expect(step.getByText('Unknown city')).toBeVisible();
    await expect(step.getByLabel('Zip')).toHaveAccessibleDescription('Zip is not valid');
    await expect(step.getByLabel('City')).toBeFocused();
    await expect(page.getByRole('status').getByText('Zip is not valid')).toBeVisible();
    await page.unroute('**/api/orders/create/');
    await button(step, 'Next').click();
    await expect(step.getByLabel('Domain name')).toBeFocused();
  });

  await test.step('a failed ACH payment keeps the plan and closes the modal', async () => {
    await button(step, 'Skip').click();
    await expect(step.getByText('0 domains')).toBeVisible();
    await button(step, 'Continue to Payment').click();
    await step.getByText('ACH', { exact: true }).click();
    await page.route('**/api/orders/payment/', (route) => route.fulfill({ status: 500, json: { message: 'no' } }));
    const updated = page.waitForRequest((request) => request.method() === 'PUT');
    await button(step, /^Pay/).click();
    expect((await updated).postDataJSON()).toEqual({ plan_id: 1 });
    await expect(page).toHaveURL(/\/orders\/\d+\/detail$/);
    await expect(step).toHaveCount(0);
  });

  await test.step('an abandoned draft is kept, and a message says so', async () => {
    await page.getByRole('complementary').getByRole('button', { name: 'Add New Company' }).click();
    await fillAddress(step, 'Another Harbor');
    await chooseCountry(step);
    await button(step, 'Next').click();
    await expect(step.getByLabel('Domain name')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByText(/Order \d+ is saved as a draft\./)).toBeVisible();
    await expect(page).toHaveURL(/\/orders\/\d+\/detail$/);
    await expect(page.getByText('Draft').first()).toBeVisible();
  });
});
