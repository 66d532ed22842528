import type { Page } from '@playwright/test';
import { messages } from '../core/messages.ts';
import { expect, type Fixtures, test } from './fixtures.ts';
import { noticesAs, rulesAs } from './notices.ts';
import { apiAs, someName } from './orders.ts';
import { logInToDemo } from './people.ts';

const COMPANY_TABS = [
  '',
  '?tab=domains',
  '?tab=orders',
  '?tab=representatives',
  '?tab=billing',
  '?tab=invoices',
  '?tab=events',
  '?tab=notes',
  '?tab=history',
  '/createevent/',
];

/** Opens a screen and looks at it as everybody should be able to. */
const looker =
  (page: Page, { axe, noSidewaysScroll }: Pick<Fixtures, 'axe' | 'noSidewaysScroll'>) =>
  async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await axe(page);
    await noSidewaysScroll(page);
  };

/** Both widths and both themes, each once: what depends on the one does not depend on the other. */
const LOOKS = [
  { width: 1440, colorScheme: 'light' },
  { width: 375, colorScheme: 'dark' },
] as const;

for (const { width, colorScheme } of LOOKS) {
  const seen = `at ${width} in the ${colorScheme}: no serious finding, no sideways scroll`;

  test(`a company, its order and its domain, with long names, ${seen}`, async ({ page, axe, noSidewaysScroll }) => {
    test.slow();
    await page.setViewportSize({ width, height: 812 });
    await page.emulateMedia({ colorScheme });
    const look = looker(page, { axe, noSidewaysScroll });
    await logInToDemo(page, 'agent@example.com');
    const agent = await apiAs(page, 'agent@example.com', 'safeharbor');
    const domain = someName('x'.repeat(25));
    const order = await agent.placeOrder(someName('W'.repeat(120)), [`${domain}.com`, `münchen-${domain}.de`]);
    await look(`/orders/${order.id}/detail`);
    await agent.payByCard(order);
    await look(`/orders/${order.id}/detail`);
    for (const tab of COMPANY_TABS) await look(`/company/${order.company.id}${tab}`);
    await look(`/domains?q=${domain}`);
    await page.getByRole('link', { name: `münchen-${domain}.de` }).click();
    await expect(page).toHaveURL(/\/detail$/);
    await look(new URL(page.url()).pathname);
  });

  test(`a notice, its sender, a rule and an ignored link, with long names, ${seen}`, async ({
    page,
    axe,
    noSidewaysScroll,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 812 });
    await page.emulateMedia({ colorScheme });
    const look = looker(page, { axe, noSidewaysScroll });
    await logInToDemo(page, 'agent@example.com');
    const agent = await apiAs(page, 'agent@example.com', 'safeharbor');
    const domain = `${someName('x'.repeat(25))}.com`;
    const order = await agent.placeOrder(someName('W'.repeat(120)), [domain]);
    await agent.payByCard(order);
    await agent.complete(order);
    const desk = await noticesAs(page, 'agent@example.com', 'safeharbor');
    const sender = await desk.addSender(someName('S'.repeat(80)));
    const url = `https://${domain}/${'path'.repeat(40)}`;
    const notice = await desk.typeIn(sender.id, [url], 'N'.repeat(300));
    const nobodys = await desk.typeIn(sender.id, [`https://${someName('nobody')}.example.org/`], 'Nobody’s');
    await look(`/notices/${notice.id}/`);
    await look(`/notices/${nobodys.id}/`);
    await look(`/notices?view=split&notice=${notice.id}&sender=${sender.id}`);
    await look(`/company/${order.company.id}?tab=notices`);
    await look(`/senders/${sender.id}`);
    const rules = await rulesAs(page);
    const rule = await rules.add('R'.repeat(120), `never-${domain}`);
    await look('/filters');
    await look(`/filters/${rule.id}/detail`);
    const link = await rules.ignore(`https://${someName('store')}.example.org/${'long'.repeat(30)}`);
    await look('/ignored-links');
    await look(`/ignored-links/${link.id}/detail`);
  });

  test(`an amendment and a renewal, with long names, ${seen}`, async ({ page, axe, noSidewaysScroll }) => {
    test.slow();
    await page.setViewportSize({ width, height: 812 });
    await page.emulateMedia({ colorScheme });
    const look = looker(page, { axe, noSidewaysScroll });
    await logInToDemo(page, 'agent@example.com');
    const agent = await apiAs(page, 'agent@example.com', 'safeharbor');
    const domain = someName('x'.repeat(25));
    const { company, ...order } = await agent.placeOrder(someName('W'.repeat(120)), [`${domain}.com`, `${domain}.net`]);
    await agent.payByCard({ company, ...order });
    await agent.complete(order);
    const at = `/company/${company.id}`;
    await look(at);
    await look(`${at}/amendment/submit-changes`);
    const { results } = await agent.read<{ results: { id: number }[] }>(`/domains/?company__id=${company.id}`);
    const added = [{ name: `münchen-${domain}.de`, email: `${'e'.repeat(60)}@example.com` }];
    const removed = results.slice(0, 1).map(({ id }) => id);
    const amendment = await agent.place(company.id, 'amendment', { address: 'S'.repeat(200), added, removed });
    await look(`${at}/amendment/${amendment.id}/edit`);
    await look(`${at}/amendment/${amendment.id}/check-your-order`);
    await look(`${at}/renew/`);
    await agent.submit(amendment);
    await look(`${at}/amendment/${amendment.id}/step-three`);
    await look(`/orders/${amendment.id}/detail`);
    await agent.complete(amendment);
    await look(`${at}/renew/`);
    const snapshots = `/history/?object_id=${company.id}&content_type__model=company&is_snapshot=true&limit=1`;
    const [snapshot] = (await agent.read<{ results: { uuid: string }[] }>(snapshots)).results;
    await look(`/history/${snapshot!.uuid}/${company.id}`);
    await look(`/events/${snapshot!.uuid}`);
    const renewal = await agent.place(company.id, 'renewal', {});
    await look(`${at}/renew/${renewal.id}/check-your-order`);
    await agent.submit(renewal);
    await look(`${at}/renew/${renewal.id}/processing`);
    await look(`/orders/${renewal.id}/detail`);
  });
}

test('a regular user sees neither the users nor a stranger', async ({ page, expectErrors }) => {
  expectErrors(/40[34]/);
  await logInToDemo(page, 'customer@example.com');
  await expect(page.getByRole('link', { name: 'Users' })).toHaveCount(0);
  for (const path of [
    '/users',
    '/profile/2',
    '/filters',
    '/filters/new',
    '/filters/1/detail',
    '/ignored-links',
    '/ignored-links/1/detail',
    '/notices/2147483647',
    '/senders/2147483647',
    '/companies',
    '/xero/callback/',
    '/company/2147483647',
    '/orders/2147483647/detail',
    '/domains/x/detail',
    '/company/1/createevent/',
    '/history/x/1',
    '/events/00000000-0000-4000-8000-000000000000',
  ]) {
    await page.goto(path);
    await expect(page.getByText(messages.notFound).first()).toBeVisible();
  }
});

test('the menu on a phone opens, leads on and closes', async ({ page, axe }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await logInToDemo(page, 'agent@example.com');
  await page.getByRole('button', { name: /menu/i }).click();
  await axe(page);
  await page.getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a part of the program that does not arrive offers a reload', async ({ page, expectErrors }) => {
  expectErrors(/Failed to load resource|chunk|dynamically imported|ERR_FAILED/i);
  await logInToDemo(page, 'agent@example.com');
  await page.route('**/assets/**', (route) => route.abort());
  await page.getByRole('navigation').getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { name: messages.chunkFailed })).toBeVisible();
  await page.unroute('**/assets/**');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
});

test('the theme is kept, and chosen before the first paint', async ({ page }) => {
  await logInToDemo(page, 'customer@example.com');
  await page.goto('/account');
  await page.getByText('Dark', { exact: true }).click();
  const canvas = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await canvas();
  await page.reload();
  expect(await canvas()).toBe(dark);
});
