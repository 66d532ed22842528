import { messages } from '../core/messages.ts';
import { expiryOf } from '../core/rules/registry/designation.ts';
import { addDays, addYears, dateOf } from '../core/rules/text/calendar.ts';
import { formatCalendarDate } from '../web/lib/format.ts';
import { someName } from './account.ts';
import { expect, test } from './fixtures.ts';
import { goInside } from './go-inside.ts';

const today = () => dateOf(new Date());

test('a registered company is amended, and the changes are shown before confirmation', async ({
  accounts,
  page,
  axe,
  noSidewaysScroll,
  expectErrors,
}) => {
  expectErrors(/40[09]/);
  const domain = someName('clipwell');
  const { agent, company, customer } = await accounts.registered([`${domain}.com`, `${domain}.net`, `${domain}.org`]);
  await customer.enter(page);
  const form = page.getByRole('form', { name: 'Amendment' });
  const next = page.getByRole('button', { name: 'Next', exact: true });

  await test.step('an amendment without changes shows an error', async () => {
    await page.goto('/submit');
    await expect(page).toHaveURL(`/company/${company.id}/amendment/submit-changes`);
    await expect(form.getByLabel('Street')).toHaveValue('18 Quay Road');
    await next.click();
    await expect(page.getByRole('alert').getByText(messages.noChanges)).toBeVisible();
    await axe(page);
  });

  await test.step('the street changes, one domain is removed and two are added', async () => {
    await form.getByLabel('Street').fill('2 Harbor Row');
    await page.getByLabel('Search domains').fill(`${domain}.net`);
    await expect(page.getByText('1–1 of 1')).toBeVisible();
    await page.getByRole('button', { name: `Remove ${domain}.net` }).click();
    await expect(page.getByText('1 domain to remove').first()).toBeVisible();
    // Adding a domain marked for removal keeps it.
    await page.getByLabel('Domain name').fill(`https://www.${domain}.NET/path`);
    await page.getByRole('button', { name: 'Add Domain' }).click();
    await expect(page.getByText('1 domain to remove')).toHaveCount(0);
    await page.getByRole('button', { name: `Remove ${domain}.net` }).click();
    await page.getByLabel('Domain name').fill(`${domain}.com`);
    await page.getByRole('button', { name: 'Add Domain' }).click();
    await expect(page.getByText(messages.domainBusyCompany(`${domain}.com`, company.name))).toBeVisible();
    await page.getByLabel('Domain name').fill(`${domain}.example.com`);
    await page.getByLabel('Email').fill('legal@example.com');
    await page.getByRole('button', { name: 'Add Domain' }).click();
    await expect(page.getByText('1 domain to add').first()).toBeVisible();
    await page.getByLabel('Domain name').fill(`${domain}.example.net`);
  });

  await test.step('leaving the page asks first', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Orders' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await axe(page);
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(form.getByLabel('Street')).toHaveValue('2 Harbor Row');
  });

  await test.step('a domain still in the input is included; the review shows old and new values', async () => {
    await next.click();
    await expect(page).toHaveURL(/\/amendment\/\d+\/check-your-order$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your order');
    const changes = page.getByLabel('Changed fields');
    await expect(changes.locator('del')).toHaveText('18 Quay Road');
    await expect(changes.locator('ins')).toHaveText('2 Harbor Row');
    await expect(page.getByRole('list', { name: 'Domains to add' }).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('list', { name: 'Domains to remove' })).toContainText(`${domain}.net`);
    await expect(page.getByText('Covered by the subscription')).toBeVisible();
    await noSidewaysScroll(page);
  });

  await test.step('Back keeps all input, and removals and additions can be undone', async () => {
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(/\/amendment\/\d+\/edit$/);
    await expect(form.getByLabel('Street')).toHaveValue('2 Harbor Row');
    await page.getByRole('button', { name: `Keep ${domain}.net` }).click();
    await page.getByRole('button', { name: `Remove ${domain}.example.net` }).click();
    await next.click();
    await expect(page).toHaveURL(/\/check-your-order$/);
    await expect(page.getByRole('list', { name: 'Domains to add' }).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('list', { name: 'Domains to remove' })).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/edit$/);
    await page.getByRole('button', { name: `Remove ${domain}.net` }).click();
    await page.getByLabel('Domain name').fill(`${domain}.example.net`);
    await next.click();
    await expect(page).toHaveURL(/\/check-your-order$/);
    await expect(page.getByRole('list', { name: 'Domains to remove' })).toContainText(`${domain}.net`);
    await expect(page.getByRole('list', { name: 'Domains to add' }).getByRole('listitem')).toHaveCount(2);
  });

  const order = /amendment\/(\d+)\//.exec(page.url())?.[1];
  await test.step('with nothing to pay it goes straight to Processing', async () => {
    await page.getByRole('button', { name: 'Submit order' }).click();
    await expect(page).toHaveURL(/\/step-three$/);
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await expect(page.getByText('usually processed within 24 hours')).toBeVisible();
    await goInside(page, `/company/${company.id}`);
    await expect(page.getByText(messages.openOrderExists)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Amend', exact: true })).toHaveCount(0);
    await goInside(page, `/company/${company.id}/renew/`);
    await expect(page.getByText(messages.openOrderExists)).toBeVisible();
  });

  await test.step('the agent sees the changes and completes the order', async () => {
    await agent.enter(page);
    await page.goto(`/orders/${order}/detail`);
    await expect(page.getByText('was: 18 Quay Road')).toBeVisible();
    await expect(page.getByText('Added: 2 domains')).toBeVisible();
    await expect(page.getByText('Removed: 1 domain')).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: 'Complete order' }).click();
    await expect(page.getByText(messages.orderCompleted)).toBeVisible();
  });

  await test.step('the company is updated and protected for three more years', async () => {
    await goInside(page, `/company/${company.id}`);
    await expect(page.getByText(`Protected until ${formatCalendarDate(expiryOf(today()))}`).first()).toBeVisible();
    await expect(page.getByText(/2 Harbor Row/).first()).toBeVisible();
    await goInside(page, `/company/${company.id}?tab=domains&status=registered`);
    await expect(page.getByText('1–4 of 4')).toBeVisible();
    await expect(page.getByRole('link', { name: `${domain}.net` })).toHaveCount(0);
  });

  await test.step('the history has a snapshot and its differences from the previous one', async () => {
    await goInside(page, `/company/${company.id}?tab=history`);
    const newest = page.getByRole('row').filter({ hasText: 'Snapshot' }).first();
    await newest.getByRole('link').first().click();
    const differences = page.getByLabel('Changed fields').first();
    await expect(differences.getByText('18 Quay Road')).toBeVisible();
    await expect(differences.getByText('2 Harbor Row')).toBeVisible();
    await expect(page.getByText(`${domain}.net`).first()).toBeVisible();
    await expect(page.getByText(`${domain}.example.com`).first()).toBeVisible();
    await expect(page.getByText('Older snapshot')).toBeVisible();
  });
});

test('a company about to expire is renewed, and an expired one is offered a renewal', async ({
  accounts,
  page,
  axe,
}) => {
  // A job expires designations every half minute, so this one expires meanwhile.
  const expired = await accounts.registered([`${someName('late')}.com`], addYears(addDays(today(), -10), -3));
  const filed = addYears(addDays(today(), 40), -3);
  const { agent, company, customer } = await accounts.registered([`${someName('quay')}.com`], filed);
  await customer.enter(page);
  await page.goto('/');
  await page.getByRole('link', { name: new RegExp(`${company.name} expires in 40 days`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Renew' })).toBeVisible();
  await expect(page.getByText(`Protected until ${formatCalendarDate(addDays(today(), 40))}`)).toBeVisible();
  await expect(page.getByText('Covered by the active subscription.')).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/\/renew\/\d+\/check-your-order$/);
  const order = /renew\/(\d+)\//.exec(page.url())?.[1];
  await page.getByRole('button', { name: 'Submit order' }).click();
  await expect(page).toHaveURL(`/company/${company.id}/renew/${order}/processing`);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();

  await agent.enter(page);
  await page.goto(`/orders/${order}/detail`);
  await expect(page.getByText('A resubmission of the record below')).toBeVisible();
  await page.getByRole('button', { name: 'Complete order' }).click();
  await expect(page.getByText(messages.orderCompleted)).toBeVisible();
  await goInside(page, `/company/${company.id}`);
  await expect(page.getByText(`Protected until ${formatCalendarDate(expiryOf(today()))}`).first()).toBeVisible();

  await test.step('an expired company is offered a renewal', async () => {
    const status = async () =>
      (await expired.customer.read<{ status: { name: string } }>(`/companies/${expired.company.id}/`)).status.name;
    await expect.poll(status, { timeout: 120_000, intervals: [500] }).toBe('Expired');
    await expired.customer.enter(page);
    await page.goto(`/company/${expired.company.id}`);
    await expect(page.getByText(`Not protected since ${formatCalendarDate(addDays(today(), -10))}`)).toBeVisible();
    await expect(page.getByText('Protection begins again the day a renewal is complete.')).toBeVisible();
    await axe(page);
    await goInside(page, '/');
    await page.getByRole('link', { name: `Renew ${expired.company.name}` }).click();
    await expect(page).toHaveURL(new RegExp(`/company/${expired.company.id}/renew/?$`));
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('button', { name: 'Submit order' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  });
});

test('an owner removes a company and is told when protection ends', async ({ accounts, page, axe }) => {
  const domain = `${someName('gone')}.com`;
  const { agent, company, customer } = await accounts.registered([domain]);
  await customer.enter(page);
  await page.goto(`/company/${company.id}`);
  await page.getByRole('button', { name: 'Remove company' }).click();
  const dialog = page.getByRole('dialog', { name: `Remove ${company.name}?` });
  await expect(dialog.getByText('Protection ends on the day the removal is complete')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The service was closed.');
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(dialog.getByText(messages.deleteMismatch)).toBeVisible();
  await axe(page);
  await dialog.getByLabel('Type delete to confirm').fill('delete');
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page).toHaveURL(/\/orders\/\d+\/detail$/);
  await expect(page.getByText('The service was closed.')).toBeVisible();
  await expect(page.getByText('No charge')).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Submit order' }).click();
  await expect(page.getByText('Processing', { exact: true }).first()).toBeVisible();

  const order = new URL(page.url()).pathname;
  await agent.enter(page);
  await page.goto(order);
  await expect(page.getByText('A termination of the record below.')).toBeVisible();
  await expect(page.getByText(`Protection ends on ${formatCalendarDate(today())}`)).toBeVisible();
  await page.getByRole('button', { name: 'Complete order' }).click();
  await expect(page.getByText(messages.orderCompleted)).toBeVisible();
  await customer.enter(page);
  await page.goto(`/company/${company.id}`);
  await expect(page.getByText(messages.companyRemoved).first()).toBeVisible();
  await expect(page.getByText('Not protected', { exact: true }).first()).toBeVisible();
  await goInside(page, '/submit');
  await expect(page.getByText('No company yet')).toBeVisible();
});
