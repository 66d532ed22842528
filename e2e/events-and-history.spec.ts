import { messages } from '../core/messages.ts';
import { someName } from './account.ts';
import { expect, test } from './fixtures.ts';
import { goInside } from './go-inside.ts';

test('an event is added by hand, found again and commented on', async ({ accounts, page, axe }) => {
  const { agent, company, customer } = await accounts.registered([`${someName('clipwell')}.com`]);
  await agent.enter(page);

  await test.step('the form shows what is missing and is prefilled with the company', async () => {
    await page.goto(`/company/${company.id}?tab=events`);
    await page.getByRole('link', { name: 'Add event' }).click();
    await expect(page).toHaveURL(`/company/${company.id}/createevent`);
    await expect(page.getByLabel('Company name')).toHaveValue(company.name);
    await expect(page.getByLabel('Address line 1')).toHaveValue('18 Quay Road');
    await expect(page.getByLabel('Public ID')).toHaveValue(/^p-\d+$/);
    for (const label of ['Company name', 'Address line 1', 'City', 'State']) await page.getByLabel(label).clear();
    await page.getByRole('button', { name: 'Add event' }).click();
    for (const sentence of [
      messages.eventTypeRequired,
      messages.nameRequired,
      messages.emailRequired,
      messages.eventCompanyNameRequired,
      messages.addressLine1Required,
      messages.cityRequired,
      messages.stateRequired,
    ]) {
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    }
    await axe(page);
  });

  await test.step('a saved event leads to the company’s events', async () => {
    await page.getByLabel('Event type').fill('Amend');
    await page.getByRole('option', { name: 'Amended' }).click();
    await page.getByLabel('Text').fill('By letter, before the company came to us.');
    await page.getByLabel('Name', { exact: true }).fill('Ada Marlow');
    await page.getByLabel('Email').fill('not an address');
    await page.getByLabel('Company name').fill('Clipwell, as it was');
    await page.getByLabel('Address line 1').fill('1 Old Quay');
    await page.getByLabel('City').fill('Cobh');
    await page.getByLabel('State').fill('Munster');
    await expect(page.getByText(messages.emailInvalid)).toBeVisible();
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByRole('button', { name: 'Add event' }).click();
    await expect(page).toHaveURL(`/company/${company.id}?tab=events`);
    await expect(page.getByText(messages.eventAdded)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Amended' })).toBeVisible();
  });

  await test.step('it opens with the data of that time, and a note is added', async () => {
    await page.getByRole('link', { name: 'Amended' }).click();
    await expect(page).toHaveURL(/\/events\/[\da-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Amended' })).toBeVisible();
    await expect(page.getByText('1 Old Quay, Cobh, Munster')).toBeVisible();
    await page.getByRole('textbox', { name: 'Note' }).fill('The Office confirmed it by telephone.');
    // Notes of superusers are internal unless they say otherwise.
    await page.getByRole('checkbox', { name: 'Only visible to our staff' }).uncheck();
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByText(messages.noteAdded)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Notes' })).toContainText('confirmed it by telephone');
  });

  await test.step('the customer can read both but not write', async () => {
    const event = new URL(page.url()).pathname;
    await customer.enter(page);
    await page.goto(event);
    await expect(page.getByText('By letter, before the company came to us.')).toBeVisible();
    await expect(page.getByText('confirmed it by telephone')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Note' })).toHaveCount(0);
    await page.getByRole('link', { name: 'View changes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible();
    await expect(page.getByLabel('Changed fields')).toContainText('Amended');
  });
});

test('the history shows who did what, and a snapshot shows its changes', async ({ accounts, page }) => {
  const [old, fresh] = [`${someName('old')}.com`, `${someName('fresh')}.com`];
  const { company, customer, agent } = await accounts.registered([old]);
  await customer.enter(page);
  const results = await customer.domainsOf(company);
  const amendment = await customer.place(company.id, 'amendment', {
    city: 'Cobh',
    added: [{ name: fresh, email: null }],
    removed: results.map(({ id }) => id),
  });
  await customer.submit(amendment);
  await agent.complete(amendment);

  await test.step('from the account to the history, filtered by snapshots', async () => {
    await page.goto('/account');
    await page.getByRole('link', { name: 'History' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Amended', exact: true })).toBeVisible();
    await goInside(page, '/history?only=snapshots');
    await expect(page.getByText('1–2 of 2')).toBeVisible();
    await page.goto('/history?kind=order&q=placed');
    await expect(page.getByText('1–2 of 2')).toBeVisible();
    await goInside(page, '/history?q=nothing-of-the-kind');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/history');
  });

  await test.step('the newer snapshot shows the differences', async () => {
    await page.getByRole('link', { name: 'Amended', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/history/[\\da-f-]{36}/${company.id}`));
    await expect(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible();
    await expect(page.getByLabel('Changed fields')).toContainText('Cork');
    await expect(page.getByLabel('Changed fields')).toContainText('Cobh');
    await expect(page.getByRole('region', { name: 'Domains added' })).toContainText(fresh);
    await expect(page.getByRole('region', { name: 'Domains removed' })).toContainText(old);
    await expect(page.getByText(/^[\da-f]{64}$/)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Related changes' })).toContainText(`Order ${amendment.number}`);
  });

  await test.step('links lead to the older snapshot, back, and to the events of the action', async () => {
    await page.getByRole('link', { name: 'Older snapshot' }).click();
    await expect(page.getByText('This is the first snapshot')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Older snapshot' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Newer snapshot' }).click();
    await expect(page.getByRole('region', { name: 'Domains added' })).toContainText(fresh);
    await page.getByRole('link', { name: '1 event' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Order completed' })).toBeVisible();
  });

  await test.step('the company’s tabs show the same, and its order shows its status changes', async () => {
    await page.goto(`/company/${company.id}?tab=history&only=snapshots`);
    await expect(page.getByText('1–2 of 2')).toBeVisible();
    await page.goto(`/orders/${amendment.id}/detail`);
    const life = page.getByRole('list', { name: 'Order progress' });
    await expect(life.getByRole('listitem').filter({ hasText: 'Processing' }).getByRole('time')).toBeVisible();
  });
});
