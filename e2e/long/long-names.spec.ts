import type { Page } from '@playwright/test';
import { someName } from '../account.ts';
import { type Fixtures, test } from '../fixtures.ts';
import { goInside } from '../go-inside.ts';
import { addSender, typeIn } from '../notices.ts';

const COMPANY_TABS = [
  ...['', '?tab=domains', '?tab=orders', '?tab=representatives', '?tab=billing', '?tab=invoices', '?tab=events'],
  ...['?tab=notes', '?tab=history', '/createevent/'],
];

/** Checks that a screen fits the window, at desktop width and at 375 px. It is loaded anew after a change of what it has shown. */
function looker(page: Page, { settled, noSidewaysScroll }: Pick<Fixtures, 'settled' | 'noSidewaysScroll'>) {
  let widths = [1440, 375];
  const lookAt = (path: string, open: () => Promise<unknown>) =>
    test.step(path, async () => {
      await open();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 812 });
        await settled(page);
        await noSidewaysScroll(page);
      }
      // The next screen opens at the current width, because a change of width costs as much as a screen.
      widths = widths.toReversed();
    });
  return {
    look: (path: string) => lookAt(path, () => goInside(page, path)),
    lookAnew: (path: string) => lookAt(path, () => page.goto(path)),
  };
}

test('a company, its order and its domain with long names fit the window', async ({
  page,
  accounts,
  settled,
  noSidewaysScroll,
}) => {
  const { look, lookAnew } = looker(page, { settled, noSidewaysScroll });
  const agent = await accounts.agent();
  await agent.enter(page);
  const domain = someName('x'.repeat(25));
  const order = await agent.placeOrder(someName('W'.repeat(120)), [`${domain}.com`, `münchen-${domain}.de`]);
  await lookAnew(`/orders/${order.id}/detail`);
  await agent.payByCard(order);
  await lookAnew(`/orders/${order.id}/detail`);
  for (const tab of COMPANY_TABS) await look(`/company/${order.company.id}${tab}`);
  await look(`/domains?q=${domain}`);
  const [first] = await agent.domainsOf(order.company);
  await look(`/domains/${first!.id}/detail`);
});

test('a notice, its sender, a rule and an ignored link with long names fit the window', async ({
  page,
  accounts,
  settled,
  noSidewaysScroll,
}) => {
  const { look, lookAnew } = looker(page, { settled, noSidewaysScroll });
  const agent = await accounts.agent();
  await agent.enter(page);
  const domain = `${someName('x'.repeat(25))}.com`;
  const order = await agent.placeOrder(someName('W'.repeat(120)), [domain]);
  await agent.payByCard(order);
  await agent.complete(order);
  const sender = await addSender(agent, someName('S'.repeat(80)));
  const notice = await typeIn(agent, sender, [`https://${domain}/${'path'.repeat(40)}`], 'N'.repeat(300));
  const unassigned = await typeIn(agent, sender, [`https://${someName('other')}.example.org/`], 'Unassigned');
  await lookAnew(`/notices/${notice.id}/`);
  await look(`/notices/${unassigned.id}/`);
  await look(`/notices?view=split&notice=${notice.id}&sender=${sender.id}`);
  await look(`/company/${order.company.id}?tab=notices`);
  await look(`/senders/${sender.id}`);
  // Inactive, so that it does not affect other journeys.
  const rule = await agent.call<{ id: number }>('POST', '/filters/create/', {
    name: 'R'.repeat(120),
    is_active: false,
    rows: [{ field: 'domain', field_condition: 'equals', value: `never-${domain}` }],
    actions: [{ action: 'set_status', value: 17 }],
  });
  await look('/filters');
  await look(`/filters/${rule.id}/detail`);
  const address = `https://${someName('store')}.example.org/${'long'.repeat(30)}`;
  const link = await agent.call<{ id: number }>('POST', '/ignored-links/', { link: address });
  await look('/ignored-links');
  await look(`/ignored-links/${link.id}/detail`);
});

test('an amendment and a renewal with long names fit the window', async ({
  page,
  accounts,
  settled,
  noSidewaysScroll,
}) => {
  const { look, lookAnew } = looker(page, { settled, noSidewaysScroll });
  const agent = await accounts.agent();
  await agent.enter(page);
  const domain = someName('x'.repeat(25));
  const { company, ...order } = await agent.placeOrder(someName('W'.repeat(120)), [`${domain}.com`, `${domain}.net`]);
  await agent.payByCard({ company, ...order });
  await agent.complete(order);
  const at = `/company/${company.id}`;
  await lookAnew(at);
  await look(`${at}/amendment/submit-changes`);
  const added = [{ name: `münchen-${domain}.de`, email: `${'e'.repeat(60)}@example.com` }];
  const removed = (await agent.domainsOf(company)).slice(0, 1).map(({ id }) => id);
  const amendment = await agent.place(company.id, 'amendment', { address: 'S'.repeat(200), added, removed });
  await lookAnew(`${at}/amendment/${amendment.id}/edit`);
  await look(`${at}/amendment/${amendment.id}/check-your-order`);
  await look(`${at}/renew/`);
  await agent.submit(amendment);
  await lookAnew(`${at}/amendment/${amendment.id}/step-three`);
  await look(`/orders/${amendment.id}/detail`);
  await agent.complete(amendment);
  const snapshots = `/history/?object_id=${company.id}&content_type__model=company&is_snapshot=true&limit=1`;
  const [snapshot] = (await agent.read<{ results: { uuid: string }[] }>(snapshots)).results;
  await lookAnew(`/history/${snapshot!.uuid}/${company.id}`);
  await look(`/events/${snapshot!.uuid}`);
  const renewal = await agent.place(company.id, 'renewal', {});
  await lookAnew(`${at}/renew/${renewal.id}/check-your-order`);
  await agent.submit(renewal);
  await lookAnew(`${at}/renew/${renewal.id}/processing`);
  await look(`/orders/${renewal.id}/detail`);
});
