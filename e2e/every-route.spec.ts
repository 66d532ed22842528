import { expect, test } from './fixtures.ts';
import { isFound, looksOtherwise, routesOf, type Who } from './routes.ts';

/**
 * Every route on the demo data, wide and then at 375 px. In parts, so that the workers share them. The same in the dark
 * and with axe at 375 px is `e2e/long/every-look.spec.ts`, a part of `npm run verify`.
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
      // What is not theirs, and links that were used up, are refused by the server: the console says so too.
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
          // What a customer shares with the agent is looked at once, where it has the most on it.
          if (who !== 'customer' || looksOtherwise(path)) await axe(page);
          await page.setViewportSize({ width: 375, height: 812 });
          await noSidewaysScroll(page);
        });
      }
    });
  }
}

test('representative screens have enough contrast in the dark', async ({ page, accounts, axe, settled }) => {
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
