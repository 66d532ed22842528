import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;
interface AxeWindow {
  axe?: {
    run(context: object, options: object): Promise<Results>;
    /** The rules with the impact of their findings, which `getRules` leaves out. */
    _audit: { rules: { id: string; impact: string }[] };
  };
  /** Looks of the sidebar that this document has been checked in. */
  checkedSidebars?: Set<string>;
}

// AxeBuilder injects axe and opens a second page for each run, at three times the cost; axe is run directly here.
const builder = createRequire(import.meta.url).resolve('@axe-core/playwright');
const source = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8');

const GRAVE = ['serious', 'critical'];
/** Repeated rows, which are like the first ones. */
const REPEATED_ROWS = ['tbody tr:nth-child(n+4)', 'main li:nth-child(n+7)', '[role="option"]:nth-child(n+6)'];

/** Fails on a serious or critical axe finding on the current page. */
export async function expectNoSeriousFinding(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ([rows, grave]) => {
      const { axe, checkedSidebars: checked = new Set<string>() } = window as AxeWindow;
      // Rules whose findings are minor or moderate would not count.
      const mild = axe!._audit.rules.filter(({ impact }) => !grave!.includes(impact));
      const rules = Object.fromEntries(mild.map(({ id }) => [id, { enabled: false }]));
      // The sidebar is the same on every screen of a document, and as much work as the screen.
      const look = `${document.documentElement.dataset.theme} ${innerWidth}`;
      const exclude = checked.has(look) ? [...rows!, 'aside'] : rows;
      const results = await axe!.run({ exclude }, { resultTypes: ['violations'], iframes: false, rules });
      if (document.querySelector('aside')?.closest('[aria-hidden="true"]') === null) checked.add(look);
      Object.assign(window, { checkedSidebars: checked });
      return results.violations;
    },
    [REPEATED_ROWS, GRAVE],
  );
  const grave = violations.filter(({ impact }) => GRAVE.includes(impact!));
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}
