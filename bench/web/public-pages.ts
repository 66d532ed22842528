import type { CDPSession } from '@playwright/test';
import type { Demo } from './demo.ts';

/** Of a company of the demo that publishes its report. */
export const PUBLIC_PAGES = ['/p/bluefin', '/p/bluefin/notice', '/p/bluefin/transparency'] as const;

/** When the paints happened, in milliseconds since the epoch. The browser tells: a page without scripts can't. */
async function paintsOf(cdp: CDPSession): Promise<number[]> {
  const paints: number[] = [];
  cdp.on('PerformanceTimeline.timelineEventAdded', ({ event: { lcpDetails } }) => {
    if (lcpDetails) paints.push(lcpDetails.renderTime * 1000);
  });
  await cdp.send('PerformanceTimeline.enable', { eventTypes: ['largest-contentful-paint'] });
  return paints;
}

/** Largest Contentful Paint in milliseconds, with an empty cache and scripts off. */
export async function paintWithoutScripts({ address, browser }: Demo, path: string): Promise<number> {
  const size = { width: 1440, height: 900 };
  const context = await browser.newContext({ baseURL: address, viewport: size, javaScriptEnabled: false });
  const page = await context.newPage();
  const paints = await paintsOf(await context.newCDPSession(page));
  const answer = await page.goto(path, { waitUntil: 'networkidle' });
  if (answer?.status() !== 200) throw new Error(`${path}: ${answer?.status()}`);
  const start = await page.evaluate(() => performance.timeOrigin);
  await context.close();
  if (paints.length === 0) throw new Error(`${path}: nothing was painted`);
  return Math.max(...paints) - start;
}
