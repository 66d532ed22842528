import { expect, test } from './fixtures.ts';
import { differsForCustomer, isFound, routesOf, type Who } from './routes.ts';

/**
 * Every route with demo data, at desktop width and at 375 px, in parts that run in parallel. `e2e/long/every-look.spec.ts`, a part of
 * `npm run verify`, repeats it in the dark theme and with axe at 375 px.
 */
const PARTS: readonly (readonly [Who, number])[] = [
  ['agent', 4],
  ['customer', 2],
  ['visitor', 1],
];

for (const [who, parts] of PARTS) {
  for (let part = 1; part <= parts; part++) {
    test(`every route opens for the ${who} and fits a phone (part ${part} of ${parts})`, async ({
      page,
      accounts,
      axe,
      settled,
      noSidewaysScroll,
      expectErrors,
    }) => {
      const routes = await routesOf(who, accounts);
      if (who !== 'visitor') await (await accounts[who]()).enter(page);
      // The server refuses foreign records and used links, and the console reports it.
      if (who !== 'agent') expectErrors(/40[034]/);
      for (const path of routes.filter((_, n) => n % parts === part - 1)) {
        await test.step(path, async () => {
          await page.setViewportSize({ width: 1440, height: 900 });
          await page.goto(path);
          await settled(page);
          const heading = page.getByRole('heading', { level: 1 });
          await expect(heading.and(page.getByText('Page not found'))).toHaveCount(isFound(who, path) ? 0 : 1);
          expect((await page.getByRole('main').textContent())?.trim().length).toBeGreaterThan(20);
          await noSidewaysScroll(page);
          // Screens that customer and agent share are checked once, as the agent.
          if (who !== 'customer' || differsForCustomer(path)) await axe(page);
          await page.setViewportSize({ width: 375, height: 812 });
          await noSidewaysScroll(page);
        });
      }
    });
  }
}

test('sampled screens have enough contrast in the dark theme', async ({ page, accounts, axe, settled }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/login');
  await settled(page);
  await axe(page);
  await (await accounts.agent()).enter(page);
  const isSample = (path: string) => /^\/$|^\/notices$|^\/notices\/\d+|^\/orders\/\d+|^\/filters\/\d+/.test(path);
  const sample = (await routesOf('agent', accounts)).filter(isSample);
  expect(sample).toHaveLength(5);
  for (const path of sample) {
    await test.step(path, async () => {
      await page.goto(path);
      await settled(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await axe(page);
    });
  }
});
