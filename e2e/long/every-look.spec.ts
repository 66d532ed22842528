import { expect, test } from '../fixtures.ts';
import { layoutFaults } from '../layout.ts';
import { routesOf } from '../routes.ts';

/** Every route at 375 px in the dark theme, checked by axe for every kind of user, and then at 1440 px. `npm test` only samples these. */
for (const who of ['visitor', 'customer', 'agent'] as const) {
  test(`every route of the ${who} has no serious finding at 375 px in the dark, and fits 1440 px`, async ({
    page,
    accounts,
    axe,
    settled,
    noSidewaysScroll,
    expectErrors,
  }) => {
    test.setTimeout(1_800_000);
    // `npm run verify -- --prove`: this must turn red.
    if (process.env.VERIFY_FAILPOINT === 'pale-text') {
      await page.route('**/*.css', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: `${await answer.text()} h1 { color: #333 !important }` });
      });
    }
    if (who !== 'agent') expectErrors(/40[034]/);
    await page.emulateMedia({ colorScheme: 'dark' });
    const routes = await routesOf(who, accounts);
    if (who !== 'visitor') await (await accounts[who]()).enter(page);
    for (const path of routes) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 375, height: 812 });
        await page.goto(path);
        await settled(page);
        // The app sets it to dark; pages drawn by the server take both and follow the system.
        await expect(page.locator('html')).toHaveCSS('color-scheme', /dark/);
        await noSidewaysScroll(page);
        await axe(page);
        await page.setViewportSize({ width: 1440, height: 900 });
        await settled(page);
        await noSidewaysScroll(page);
        expect(await layoutFaults(page), path).toEqual([]);
      });
    }
  });
}
