import { createTransport } from 'nodemailer';
import { REMEDY_OF_OTHERS } from '../core/copy/protection.ts';
import { messages } from '../core/messages.ts';
import { addDays, addYears, dateOf } from '../core/rules/calendar.ts';
import { expect, test } from './fixtures.ts';
import { mailNotice } from './notices.ts';
import { apiAs, registeredCompany, someName } from './orders.ts';
import { codeIn, linkIn, logIn, logInToDemo, PASSWORD, signUp, someEmail } from './people.ts';

/** A mail server of the outside says that a mail of ours did not arrive. */
async function bounce(messageId: string): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: Number(process.env.E2E_SMTP_PORT), ignoreTLS: true });
  await transport.sendMail({
    envelope: { from: '', to: 'agent@example.com' },
    from: 'Mail Delivery System <mailer-daemon@mx.example.net>',
    subject: 'Undelivered Mail Returned to Sender',
    text: `I could not deliver ${messageId}: 550 5.1.1 No such user here`,
  });
  transport.close();
}

test('a customer’s home: one call, what needs them, and a plot for eyes, keys and ears', async ({
  page,
  mail,
  axe,
  noSidewaysScroll,
}) => {
  test.slow();
  const email = someEmail('home');
  const domain = `${someName('home')}.com`;
  await signUp(page, email, async () => codeIn((await mail(email)).text));
  const filed = addYears(addDays(dateOf(new Date()), 25), -3);
  const { company, customer } = await registeredCompany(page, [domain], email, filed);
  const second = await customer.placeOrder(someName('Quill Forum'), []);
  const subject = `Low Water ${someName('case')}`;
  await mailNotice({ subject, urls: [`https://${domain}/film`] });

  await test.step('it is read by one call', async () => {
    await expect(page.getByRole('list', { name: 'Newest notices' })).toContainText(subject, { timeout: 30_000 });
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.reload();
    await expect(page.getByRole('list', { name: 'Newest notices' })).toContainText(subject);
    await page.waitForLoadState('networkidle');
    const own = calls.filter(
      (path) => path.startsWith('/api/') && !/check-last|profile|settings|refresh|orders/.test(path),
    );
    expect(own).toEqual(['/api/home/']);
  });

  await test.step('what needs them leads to where it is done', async () => {
    await expect(page.getByText(/^1 new notice since yesterday\. (2|3) items need your attention\.$/)).toBeVisible();
    const needs = page.getByRole('list', { name: 'Needs your attention' });
    await expect(needs.getByRole('link', { name: `${company.name} expires in 25 days` })).toBeVisible();
    await expect(needs.getByRole('link', { name: `Order ${second.number} is waiting for payment` })).toHaveAttribute(
      'href',
      new RegExp(`/payment\\?order=${second.id}$`),
    );
  });

  await test.step('the plot tells its values by key, by pointer and as a table', async () => {
    const plot = page.getByRole('slider', { name: /Notices per week/ });
    await plot.focus();
    await expect(plot).toHaveAttribute('aria-valuetext', /^Week of .*: 1 received, [01] handled, [01] waiting$/);
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

  await test.step('on a phone, in the dark', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await expect(page.getByRole('slider', { name: /Notices per week/ })).toBeVisible();
    await noSidewaysScroll(page);
    await axe(page);
  });
});

test('the agent’s home: orders to process, notices and revenue over time', async ({ page, mail, newPerson, axe }) => {
  test.slow();
  const email = someEmail('payer');
  await signUp(page, email, async () => codeIn((await mail(email)).text));
  const customer = await apiAs(page, email, PASSWORD);
  const order = await customer.placeOrder(someName('Clipwell'), [`${someName('clip')}.com`]);
  await customer.payByCard(order);

  const agent = await newPerson();
  await logInToDemo(agent, 'agent@example.com');
  await expect(agent.getByRole('list', { name: 'Needs your attention' }).getByText(/orders? to process/)).toBeVisible();
  await expect(agent.getByRole('list', { name: 'Newest orders' })).toContainText(`Order ${order.number}`);
  const revenue = agent.getByRole('slider', { name: /Revenue per week/ });
  await revenue.focus();
  await expect(revenue).toHaveAttribute('aria-valuetext', /^Week of .*: \$\d/);
  await expect(agent.getByRole('table', { name: /Revenue per week/ }).getByRole('row')).toHaveCount(13);
  await expect(agent.getByRole('heading', { name: 'Background work' })).toBeVisible();
  await axe(agent);
});

test('a forward comes back: action needed, sent again with one click, protected', async ({ page, mail, axe }) => {
  test.slow();
  const [email, desk] = [someEmail('olive'), someEmail('desk')];
  const domain = `${someName('olive')}.com`;
  await signUp(page, email, async () => codeIn((await mail(email)).text));
  const { company, customer } = await registeredCompany(page, [domain], email);
  const panel = page.getByRole('region', { name: 'Safe-harbor status' });
  const status = panel.getByRole('status');

  await test.step('all is well, but nobody has seen mail arrive at the new address', async () => {
    await page.goto(`/company/${company.id}`);
    await expect(status).toHaveText('Protected');
    const form = page.getByRole('form', { name: 'Notices and contact' });
    await form.getByLabel('Notice email').fill(desk);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(panel.getByText('Not confirmed. No email has been sent to it yet.')).toBeVisible();
    await panel.getByRole('button', { name: 'Send test email' }).click();
    await expect(page.getByText(messages.noticeAddressChecked(desk))).toBeVisible();
    expect((await mail(desk)).text).toContain('this email confirms that they reach you');
    await expect(panel.getByText(/^Confirmed /)).toBeVisible({ timeout: 20_000 });
    await axe(page);
  });

  await test.step('a notice is sent on, and comes back', async () => {
    const subject = `Low Water ${someName('case')}`;
    await mailNotice({ subject, urls: [`https://${domain}/film`] });
    await mail(desk, new RegExp(subject));
    const sent = async () => {
      const { results } = await customer.read<{
        results: { deliveries: { status: string; message_id: string }[] }[];
      }>(`/notices/?search=${encodeURIComponent(subject)}`);
      return results[0]?.deliveries[0];
    };
    await expect.poll(async () => (await sent())?.status, { timeout: 20_000 }).toBe('sent');
    await bounce((await sent())!.message_id);
    await expect.poll(async () => (await sent())?.status, { timeout: 20_000 }).toBe('failed');
  });

  await test.step('home says so, and leads to the one click', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: `A notice for ${company.name} was not delivered` }).click();
    await expect(status).toHaveText('Action needed');
    await expect(panel.getByRole('list', { name: 'Reasons' })).toContainText('A forwarded notice was not delivered.');
    await expect(panel.getByText(/^The last email was not delivered: The mail came back/)).toBeVisible();
    await axe(page);
    await panel.getByRole('button', { name: 'Resend' }).click();
    await expect(page.getByText(messages.sentAgain)).toBeVisible();
    await expect(status).toHaveText('Protected');
  });
});

test('a remedy that one may not use is mentioned and not offered', async ({ page, newPerson, mail }) => {
  test.slow();
  const [email, viewer] = [someEmail('owns'), someEmail('views')];
  await signUp(page, email, async () => codeIn((await mail(email)).text));
  const filed = addYears(addDays(dateOf(new Date()), 12), -3);
  const { company } = await registeredCompany(page, [`${someName('owns')}.com`], email, filed);
  await page.goto(`/company/${company.id}`);
  const reasons = (at: typeof page) => at.getByRole('list', { name: 'Reasons' });
  await expect(reasons(page).getByRole('link', { name: 'Extend by three years' })).toHaveAttribute(
    'href',
    new RegExp(`/company/${company.id}/renew/?$`),
  );
  const login = await page.request.post('/api/api-auth/', { data: { username: email, password: PASSWORD } });
  const headers = { Authorization: `JWT ${(await login.json()).access}` };
  const invited = { company_id: company.id, email: viewer, role: 'viewer' };
  expect((await page.request.post('/api/representative/invite/', { headers, data: invited })).status()).toBe(201);

  const seat = await newPerson();
  const token = new URL(linkIn((await mail(viewer)).text, '/representative/confirm/')).pathname.split('/').at(-1);
  const account = { password: PASSWORD, confirm_password: PASSWORD, first_name: 'Vera', last_name: 'Quill' };
  expect((await seat.request.post(`/api/representative/confirm/${token}/`, { data: account })).status()).toBe(200);
  await seat.goto('/login');
  await logIn(seat, viewer, PASSWORD);
  await expect(seat.getByRole('heading', { level: 1 })).toHaveText(/^Good /);
  await seat.goto(`/company/${company.id}`);
  await expect(reasons(seat)).toContainText(REMEDY_OF_OTHERS);
  await expect(reasons(seat).getByRole('link')).toHaveCount(0);
});
