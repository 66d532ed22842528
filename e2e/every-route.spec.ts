import { expect, test } from './fixtures.ts';
import { goInside } from './go-inside.ts';
import { layoutFaults } from './layout.ts';
import { differsForCustomer, isFound, routesOf, type Who } from './routes.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 375, height: 812 };

/**
 * Every route with demo data, in parts that run in parallel, each at one width: what the agent sees on a desktop, a customer sees on a
 * phone, and the other way round. `e2e/long/every-look.spec.ts`, a part of `npm run verify`, loads each route anew at both widths, in the
 * dark theme and with axe.
 */
const PARTS: readonly (readonly [Who, readonly (typeof DESKTOP)[]])[] = [
  ['agent', [DESKTOP, PHONE, DESKTOP, PHONE]],
  ['customer', [PHONE, DESKTOP]],
  ['visitor', [PHONE]],
];

for (const [who, parts] of PARTS) {
  for (const [part, size] of parts.entries()) {
    test(`every route opens for the ${who} and fits ${size.width} px (part ${part + 1} of ${parts.length})`, async ({
      page,
      accounts,
      axe,
      settled,
      noSidewaysScroll,
      expectErrors,
    }) => {
      const routes = (await routesOf(who, accounts)).filter((_, n) => n % parts.length === part);
      await page.setViewportSize(size);
      if (who !== 'visitor') await (await accounts[who]()).enter(page);
      // The server refuses foreign records and used links, and the console reports it.
      if (who !== 'agent') expectErrors(/40[034]/);
      const heading = page.getByRole('heading', { level: 1 });
      for (const [n, path] of routes.entries()) {
        await test.step(path, async () => {
          // The pages of a visitor are mostly opened from a mail, the others by a link in the app.
          await (n === 0 || who === 'visitor' ? page.goto(path) : goInside(page, path));
          await settled(page);
          await noSidewaysScroll(page);
          expect(await layoutFaults(page), path).toEqual([]);
          // Screens that customer and agent share are checked once, as the agent.
          if (who !== 'customer' || differsForCustomer(path)) await axe(page);
          await expect(heading.and(page.getByText('Page not found'))).toHaveCount(isFound(who, path) ? 0 : 1);
          expect((await page.getByRole('main').textContent())?.trim().length).toBeGreaterThan(20);
        });
      }
    });
  }
}

test('every route is answered with the app', async ({ page, accounts }) => {
  for (const who of ['visitor', 'agent'] as const) {
    for (const path of await routesOf(who, accounts)) {
      const answer = await page.request.get(path);
      expect(answer.status(), path).toBe(200);
      // The terms are rendered by the server.
      expect(await answer.text(), path).toContain(path === '/terms' ? 'Terms of service</h1>' : '<div id="root">');
    }
  }
});

test('sampled screens have enough contrast in the dark theme', async ({ page, accounts, axe, settled }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/login');
  await settled(page);
  await axe(page);
  await (await accounts.agent()).enter(page);
  const isSample = (path: string) => /^\/$|^\/notices\/\d+/.test(path);
  const sample = (await routesOf('agent', accounts)).filter(isSample);
  expect(sample).toHaveLength(2);
  for (const [n, path] of sample.entries()) {
    await test.step(path, async () => {
      await (n === 0 ? page.goto(path) : goInside(page, path));
      await settled(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await axe(page);
    });
  }
});
