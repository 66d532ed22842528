import { REMEDY_OF_OTHERS } from '../core/copy/registry/protection.ts';
import { messages } from '../core/messages.ts';
import { addDays, addYears, dateOf } from '../core/rules/text/calendar.ts';
import { someEmail, someName } from './account.ts';
import { expect, test } from './fixtures.ts';
import { addSender, arrivedNotice, mailBounce, mailNotice, typeIn } from './notices.ts';

test('a customer’s home takes one call and shows what needs attention and a keyboard-accessible chart', async ({
  accounts,
  page,
  axe,
  noSidewaysScroll,
  settled,
}) => {
  const domain = `${someName('home')}.com`;
  const filed = addYears(addDays(dateOf(new Date()), 25), -3);
  const { company, customer } = await accounts.registered([domain], filed);
  await customer.enter(page);
  const second = await customer.placeOrder(someName('Quill Forum'), []);
  const subject = `Low Water ${someName('case')}`;
  await mailNotice({ subject, urls: [`https://${domain}/film`] });

  await test.step('it takes one call', async () => {
    await arrivedNotice(customer, subject);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.goto('/');
    await expect(page.getByRole('list', { name: 'Newest notices' })).toContainText(subject);
    await settled(page);
    const own = calls.filter(
      (path) => path.startsWith('/api/') && !/check-last|profile|settings|refresh|orders/.test(path),
    );
    expect(own).toEqual(['/api/home/']);
  });

  await test.step('each item that needs attention links to where it is resolved', async () => {
    await expect(page.getByText(/^1 new notice since yesterday\. (3|4) items need your attention\.$/)).toBeVisible();
    const needs = page.getByRole('list', { name: 'Needs your attention' });
    await expect(needs.getByRole('link', { name: `${company.name} expires in 25 days` })).toBeVisible();
    await expect(needs.getByRole('link', { name: `Order ${second.number} is waiting for payment` })).toHaveAttribute(
      'href',
      new RegExp(`/payment\\?order=${second.id}$`),
    );
  });

  await test.step('open URLs lead to the notices that have them', async () => {
    await page.getByRole('link', { name: 'Today', exact: true }).click();
    await expect(page).toHaveURL(/\/notices\?open_urls=today$/);
    await expect(page.getByRole('button', { name: 'Remove filter Open URLs' })).toBeVisible();
    await expect(page.getByRole('link', { name: subject })).toBeVisible();
    await page.goto('/');
  });

  await test.step('the chart shows its values by keyboard, pointer and as a table', async () => {
    const plot = page.getByRole('slider', { name: /Notices per week/ });
    await plot.focus();
    await expect(plot).toHaveAttribute('aria-valuetext', /^Week of .*: 1 received, [01] handled, [01] to handle$/);
    await page.keyboard.press('ArrowLeft');
    await expect(plot).toHaveAttribute('aria-valuetext', /: 0 received/);
    await page.keyboard.press('Home');
    await expect(plot).toHaveAttribute('aria-valuenow', '1');
    await page.keyboard.press('End');
    const box = (await plot.boundingBox())!;
    await plot.hover({ position: { x: box.width / 2, y: box.height / 2 } });
    await expect(page.getByText(/Week of .*: 0 received/)).toBeVisible();
    const table = page.getByRole('table', { name: /Notices per week/ });
    await expect(table.getByRole('row')).toHaveCount(13);
    await axe(page);
  });

  await test.step('on a phone in the dark theme', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.getByRole('slider', { name: /Notices per week/ })).toBeVisible();
    await noSidewaysScroll(page);
    await axe(page);
  });
});

test('the agent’s home shows orders to process, notices and revenue over time', async ({ accounts, page }) => {
  const customer = await accounts.signUp();
  const order = await customer.placeOrder(someName('Clipwell'), [`${someName('clip')}.com`]);
  await customer.payByCard(order);

  await (await accounts.agent()).enter(page);
  await page.goto('/');
  await expect(page.getByRole('list', { name: 'Needs your attention' }).getByText(/orders? to process/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Newest orders' })).toContainText(`Order ${order.number}`);
  const revenue = page.getByRole('slider', { name: /Revenue per week/ });
  await revenue.focus();
  await expect(revenue).toHaveAttribute('aria-valuetext', /^Week of .*: \$\d/);
  await expect(page.getByRole('table', { name: /Revenue per week/ }).getByRole('row')).toHaveCount(13);
  await expect(page.getByRole('heading', { name: 'Background jobs' })).toBeVisible();
});

test('a forwarded notice bounces, and is resent with one click', async ({ accounts, page, mail, axe }) => {
  const desk = someEmail('desk');
  const domain = `${someName('olive')}.com`;
  const { company, customer } = await accounts.registered([domain]);
  await customer.enter(page);
  const panel = page.getByRole('region', { name: 'Safe-harbor status' });
  const status = panel.getByRole('status');

  await test.step('everything is fine except that the new address is not confirmed', async () => {
    await page.goto(`/company/${company.id}`);
    await expect(status).toHaveText('Protected');
    const form = page.getByRole('form', { name: 'Notices and contact' });
    await form.getByLabel('Notice email').fill(desk);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(panel.getByText('Not confirmed. No email has been sent to it yet.')).toBeVisible();
    await panel.getByRole('button', { name: 'Send test email' }).click();
    await expect(page.getByText(messages.noticeAddressChecked(desk))).toBeVisible();
    expect((await mail(desk)).text).toContain('this email confirms that they reach you');
    await expect(panel.getByText(/^Confirmed /)).toBeVisible({ timeout: 120_000 });
    await axe(page);
  });

  await test.step('a forwarded notice bounces', async () => {
    const subject = `Low Water ${someName('case')}`;
    await mailNotice({ subject, urls: [`https://${domain}/film`] });
    await mail(desk, new RegExp(subject));
    const sent = async () => (await arrivedNotice(customer, subject)).deliveries[0];
    await expect.poll(async () => (await sent())?.status, { timeout: 120_000 }).toBe('sent');
    await mailBounce((await sent())!.message_id);
    await expect.poll(async () => (await sent())?.status, { timeout: 120_000 }).toBe('failed');
  });

  await test.step('home shows it and links to the resend button', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: `A notice for ${company.name} was not delivered` }).click();
    await expect(status).toHaveText('Action needed');
    await expect(panel.getByRole('list', { name: 'Reasons' })).toContainText('A forwarded notice was not delivered.');
    await expect(panel.getByText(/^The last email was not delivered: The email bounced/)).toBeVisible();
    await axe(page);
    await panel.getByRole('button', { name: 'Resend' }).click();
    await expect(page.getByText(messages.sentAgain, { exact: true })).toBeVisible();
    await expect(status).toHaveText('Protected');
  });

  await test.step('open notices are work: the company is never called done beside them', async () => {
    await expect(panel.getByText('1 notice to handle.')).toBeVisible();
    await expect(panel.getByText(/No action needed/)).toHaveCount(0);
    const sender = await addSender(customer, 'Quayside Pictures');
    const received = addDays(dateOf(new Date()), -10);
    await typeIn(customer, sender, [`https://${domain}/older`], 'By mail', new Date(received));
    await page.reload();
    await expect(panel.getByText('1 notice has been open for more than a week.')).toBeVisible();
    await expect(panel.getByText(/No action needed/)).toHaveCount(0);
    await panel.getByRole('link', { name: 'Handle notices' }).click();
    await expect(page).toHaveURL(/tab=notices.*status=to-handle/);
    await expect(page.getByRole('row').nth(1)).toContainText('By mail');
  });

  await test.step('events name the notice and link to it', async () => {
    await page.goto(`/company/${company.id}?tab=events`);
    await page
      .getByRole('link', { name: /^Notice \d+: Low Water/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /^Low Water/ })).toBeVisible();
  });
});

test('a viewer sees what is wrong with a company, without links to fix it', async ({ accounts, page }) => {
  const filed = addYears(addDays(dateOf(new Date()), 12), -3);
  const { company, customer: owner } = await accounts.registered([`${someName('owns')}.com`], filed);
  const reasons = page.getByRole('list', { name: 'Reasons' });
  await owner.enter(page);
  await page.goto(`/company/${company.id}`);
  await expect(reasons.getByRole('link', { name: 'Extend by three years' })).toHaveAttribute(
    'href',
    new RegExp(`/company/${company.id}/renew/?$`),
  );
  const email = someEmail('views');
  await owner.invite(company, email, 'viewer');
  await (await accounts.join(email)).enter(page);
  await page.goto(`/company/${company.id}`);
  await expect(reasons).toContainText(REMEDY_OF_OTHERS);
  await expect(reasons.getByRole('link')).toHaveCount(0);
});
