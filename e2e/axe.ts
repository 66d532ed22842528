import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;
interface AxeWindow {
  axe?: { run(context: object, options: object): Promise<Results> };
}

// AxeBuilder injects axe and opens a second page for each run, at three times the cost; axe is run directly here.
const builder = createRequire(import.meta.url).resolve('@axe-core/playwright');
const source = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8');

/** Repeated rows, which are like the first ones. */
const REPEATED_ROWS = ['tbody tr:nth-child(n+4)', 'main li:nth-child(n+7)', '[role="option"]:nth-child(n+6)'];

/** Fails on a serious or critical axe finding on the current page. */
export async function expectNoSeriousFinding(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    (exclude) => (window as AxeWindow).axe!.run({ exclude }, { resultTypes: ['violations'], iframes: false }),
    REPEATED_ROWS,
  );
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}
