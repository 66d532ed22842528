import type { Locator, Page } from '@playwright/test';
import { someName } from '../account.ts';
import { expect, test } from '../fixtures.ts';
import { addSender, typeIn } from '../notices.ts';

interface HoldingWindow {
  /** The browser's own `fetch`. */
  fetchNow?: typeof fetch;
  letGo?: () => void;
}

/**
 * Keeps the responses of matching calls from the screens of the next page load, until let go. `asked` resolves once one of the calls
 * is made. The page holds them itself, because a route in Playwright turns off the cache of the browser.
 */
async function holdBack(page: Page, held: RegExp) {
  await page.addInitScript((source) => {
    // The scripts of earlier calls run again at each page load; the last one counts.
    const { fetchNow = window.fetch } = window as HoldingWindow;
    const gate = new Promise<void>((letGo) => Object.assign(window, { fetchNow, letGo }));
    window.fetch = async (input, init) => {
      const answer = await fetchNow(input, init);
      if (new RegExp(source).test(String(input))) await gate;
      return answer;
    };
  }, held.source);
  const asked = page.waitForRequest((request) => held.test(request.url()));
  const letGo = () => page.evaluate(() => (window as HoldingWindow).letGo!());
  return { asked, letGo };
}

/** Records the positions of all interactive elements; the returned function lists those that moved or disappeared. */
async function notePlaces(page: Page) {
  const noted = await page.evaluateHandle(() =>
    [...document.querySelectorAll('a, button, input, textarea')].map((thing) => {
      const { x, y } = thing.getBoundingClientRect();
      return { thing, x: x + scrollX, y: y + scrollY };
    }),
  );
  return () =>
    noted.evaluate((all) =>
      all
        .filter(({ thing, x, y }) => {
          const now = thing.getBoundingClientRect();
          return !thing.isConnected || Math.hypot(now.x + scrollX - x, now.y + scrollY - y) > 1;
        })
        .map(({ thing }) => thing.getAttribute('aria-label') ?? thing.textContent ?? thing.tagName),
    );
}

interface Screen {
  path: string;
  /** Matches the URL of the call whose response is held. */
  late: RegExp;
  /** Visible before the held response, and visible after it. */
  before: Locator;
  after: Locator;
}

/** Asserts that no layout shift happens when the held response arrives. */
async function opensInPlace(page: Page, { path, late, before, after }: Screen): Promise<void> {
  await test.step(path, async () => {
    const held = await holdBack(page, late);
    await page.goto(path);
    await held.asked;
    await expect(before).toBeVisible();
    const moved = await notePlaces(page);
    await expect(after).toHaveCount(0);
    await held.letGo();
    await expect(after).toBeVisible();
    expect(await moved()).toEqual([]);
  });
}

for (const width of [1440, 375]) {
  test(`nothing that can be clicked moves when the rest of the screen arrives, at ${width} px`, async ({
    accounts,
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    const agent = await accounts.agent();
    await agent.enter(page);
    const domain = `${someName('quay')}.com`;
    const { company, ...order } = await agent.placeOrder(someName('Quay'), [domain]);
    const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
    const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
    const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
    const at = `/company/${company.id}`;

    await opensInPlace(page, {
      path: at,
      late: new RegExp(`/api/companies/${company.id}/standing/$`),
      before: heading(company.name),
      after: link('Open the order'),
    });
    await opensInPlace(page, {
      path: '/account',
      late: /\/api\/.*\/login_data\//,
      before: heading('Account'),
      after: button('Delete account'),
    });
    await opensInPlace(page, {
      path: '/orders',
      late: /\/api\/orders\/\?limit=1&.*&status=9$/,
      before: heading('Orders'),
      after: page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Complete' }),
    });
    await opensInPlace(page, {
      path: `/orders/${order.id}/detail`,
      late: /\/api\/notes\//,
      before: heading(`Order ${order.number}`),
      after: button('Delete order'),
    });

    await agent.payByCard({ company, ...order });
    await opensInPlace(page, {
      path: `/orders/${order.id}/detail`,
      late: new RegExp(`/api/companies/${company.id}/$`),
      before: heading(`Order ${order.number}`),
      after: link(domain),
    });
    await opensInPlace(page, {
      path: `${at}?tab=billing`,
      late: new RegExp(`/api/companies/${company.id}/subscription/$`),
      before: heading(company.name),
      after: button('Change card'),
    });

    await agent.complete(order);
    const results = await agent.domainsOf(company);
    await opensInPlace(page, {
      path: `/domains/${results[0]!.id}/detail`,
      late: /\/api\/notices\/\?domain__id=/,
      before: heading(domain),
      after: link('Amend'),
    });
    const sender = await addSender(agent, someName('Sender'));
    const notice = await typeIn(agent, sender, [`https://${domain}/film`], someName('case'));
    await opensInPlace(page, {
      path: `/notices/${notice.id}/`,
      late: /\/api\/notes\//,
      before: button('Add URL'),
      after: page.getByRole('heading', { name: 'History' }),
    });
    const renewal = await agent.place(company.id, 'renewal', {});
    await opensInPlace(page, {
      path: `${at}/renew/${renewal.id}/check-your-order`,
      late: new RegExp(`/api/companies/${company.id}/$`),
      before: page.getByRole('status', { name: 'Loading order' }),
      after: button('Submit order'),
    });
  });
}

test('the protection of a company is requested together with the company', async ({ accounts, page }) => {
  const agent = await accounts.agent();
  await agent.enter(page);
  const { company } = await agent.placeOrder(someName('Quay'), [`${someName('quay')}.com`]);
  const held = await holdBack(page, new RegExp(`/api/companies/${company.id}/$`));
  const standing = page.waitForRequest((request) => request.url().endsWith(`/companies/${company.id}/standing/`));
  await page.goto(`/company/${company.id}`);
  await held.asked;
  await standing;
  await held.letGo();
  await expect(page.getByRole('link', { name: 'Open the order' })).toBeVisible();
});

test('a notice in the split view does not move when the rest of it arrives', async ({ accounts, page }) => {
  const agent = await accounts.agent();
  await agent.enter(page);
  const sender = await addSender(agent, someName('Sender'));
  const subject = someName('case');
  const { id } = await typeIn(agent, sender, [`https://${someName('nobody')}.example.org/film`], subject);
  await opensInPlace(page, {
    path: `/notices?view=split&notice=${id}&sender=${sender.id}`,
    late: new RegExp(`/api/notices/${id}/$`),
    before: page.getByRole('heading', { level: 2, name: subject }),
    after: page.getByRole('button', { name: 'Add URL' }),
  });
});
