import type { Page } from '@playwright/test';
import { ORDER_STATUS, ORDER_TYPE } from '../core/lookups.ts';
import { expect, test } from './fixtures.ts';
import { logInToDemo } from './people.ts';

/**
 * Every route of spec §2 on the demo data, for each of the two logins: pictures of each at 1440, at 375 and in the dark
 * (in `test-results`), and nothing on the console, wider than the window, found by axe, or empty.
 */
const OPEN = [
  '/login',
  '/register',
  '/register/confirm',
  '/forgotpassword',
  '/forgotpassword/confirmation-send/a@example.com',
  '/reset-password-confirm/unknown',
  '/representative/confirm/unknown',
  '/no/such/page',
];

interface Ids {
  profile: number;
  company: number;
  domain: number;
  notice: number;
  sender: number;
  order: number;
  renewal: Placed;
  renewed: Placed;
  amendment: Placed;
  amended: Placed;
  snapshot: { uuid: string; object_id: number };
  event: string;
  rule: number;
  link: number;
}
interface Placed {
  id: number;
  company: { id: number };
}

const OF_BOTH = (ids: Ids) => [
  '/',
  '/account',
  `/profile/${ids.profile}`,
  ...['', '?tab=domains', '?tab=orders', '?tab=notices', '?tab=representatives', '?tab=billing', '?tab=invoices'].map(
    (tab) => `/company/${ids.company}${tab}`,
  ),
  ...['?tab=events', '?tab=notes', '?tab=history'].map((tab) => `/company/${ids.company}${tab}`),
  `/company/${ids.company}/renew/`,
  `/company/${ids.renewal.company.id}/renew/${ids.renewal.id}/check-your-order`,
  `/company/${ids.renewed.company.id}/renew/${ids.renewed.id}/processing`,
  `/company/${ids.company}/amendment/submit-changes`,
  ...['edit', 'check-your-order'].map(
    (step) => `/company/${ids.amendment.company.id}/amendment/${ids.amendment.id}/${step}`,
  ),
  `/company/${ids.amended.company.id}/amendment/${ids.amended.id}/step-three`,
  '/history',
  `/history/${ids.snapshot.uuid}/${ids.snapshot.object_id}`,
  `/events/${ids.event}`,
  '/domains',
  '/domains?q=nobody-at-all',
  `/domains/${ids.domain}/detail`,
  '/notices',
  '/notices?q=nobody-at-all',
  '/notices?view=split',
  '/notices/new',
  `/notices/${ids.notice}/`,
  '/senders',
  '/senders?q=nobody-at-all',
  `/senders/${ids.sender}`,
  '/orders',
  '/orders?status=processing&type=registration',
  `/orders/${ids.order}/detail`,
  '/payment',
  '/submit',
  '/edit',
  '/company',
  '/no/such/page',
];

/** They are told that there is no such page. */
const NOT_OF_CUSTOMERS = ['/users', '/companies', '/filters', '/ignored-links', '/xero/callback/'];

const OF_AGENT = (ids: Ids) => [
  '/users',
  '/users?q=nobody-at-all',
  '/companies',
  '/companies?status=expired&q=nobody-at-all',
  `/company/${ids.company}/createevent/`,
  '/xero/callback/',
  '/filters',
  '/filters/new',
  `/filters/${ids.rule}/detail`,
  '/ignored-links',
  `/ignored-links/${ids.link}/detail`,
];

/** The first of everything that this login has. */
async function idsOf(page: Page, username: string, isAgent: boolean): Promise<Ids> {
  const login = await page.request.post('/api/api-auth/', { data: { username, password: 'safeharbor' } });
  const headers = { Authorization: `JWT ${(await login.json()).access}` };
  const get = async (path: string) => (await page.request.get(`/api${path}`, { headers })).json();
  const first = async (path: string) => {
    const one = (await get(path)).results[0];
    expect(one, path).toBeDefined();
    return one;
  };
  const placed = (type: number, status: number) => first(`/orders/?type=${type}&status=${status}&limit=1`);
  const order = await first('/orders/?search=Bluefin&limit=1');
  const { company } = order;
  return {
    profile: (await get('/users/profile/')).result.id,
    company: company.id,
    order: order.id,
    domain: (await first(`/domains/?company__id=${company.id}&limit=1`)).id,
    notice: (await first(`/companies/${company.id}/notices/?limit=1`)).id,
    sender: (await first('/notices/contacts/?limit=1')).id,
    renewal: await placed(ORDER_TYPE.renewal, ORDER_STATUS.draft),
    renewed: await placed(ORDER_TYPE.renewal, ORDER_STATUS.complete),
    amendment: await placed(ORDER_TYPE.amendment, ORDER_STATUS.draft),
    amended: await placed(ORDER_TYPE.amendment, ORDER_STATUS.complete),
    snapshot: await first('/history/?is_snapshot=true&limit=1'),
    event: (await first('/events/?limit=1')).uuid,
    rule: isAgent ? (await first('/filters/?limit=1')).id : 1,
    link: isAgent ? (await first('/ignored-links/?limit=1')).id : 1,
  };
}

const named = (path: string): string => path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home';

for (const who of ['visitor', 'customer', 'agent'] as const) {
  test(`every route, seen by the ${who}, wide, on a phone and in the dark`, async ({
    page,
    axe,
    noSidewaysScroll,
    expectErrors,
  }, testInfo) => {
    test.setTimeout(1_800_000);
    let paths = OPEN;
    if (who !== 'visitor') {
      const username = `${who}@example.com` as const;
      await logInToDemo(page, username);
      const ids = await idsOf(page, username, who === 'agent');
      paths = [...OF_BOTH(ids), ...(who === 'agent' ? OF_AGENT(ids) : NOT_OF_CUSTOMERS)];
    }
    // What is not theirs, and links that were used up, are refused by the server: the console says so too.
    if (who !== 'agent') expectErrors(/40[034]/);
    for (const path of paths) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto(path);
        const isThere = path !== '/no/such/page' && (who === 'agent' || !NOT_OF_CUSTOMERS.includes(path));
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expect(heading.and(page.getByText('Page not found'))).toHaveCount(isThere ? 0 : 1);
        expect((await page.getByRole('main').textContent())?.trim().length).toBeGreaterThan(20);
        const inThe = async (colorScheme: 'light' | 'dark') => {
          await page.emulateMedia({ colorScheme });
          await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
          await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
          await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
        };
        const look = async (name: string) => {
          await noSidewaysScroll(page);
          await page.screenshot({ path: testInfo.outputPath(`${named(path)}-${name}.png`) });
        };
        await axe(page);
        await look('1440');
        await inThe('dark');
        await look('dark');
        await page.setViewportSize({ width: 375, height: 812 });
        await axe(page);
        await inThe('light');
        await look('375');
      });
    }
  });
}
