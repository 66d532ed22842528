import type { Demo } from './demo.ts';

/** Largest Contentful Paint of the login screen in milliseconds, with an empty cache. */
export async function firstScreen(demo: Demo): Promise<number> {
  const page = await demo.page();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  const at = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await page.context().close();
  return at;
}
