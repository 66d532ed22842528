import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

export { expect };

/** A mail as the development mailbox shows it. */
export interface Mail {
  subject: string;
  to: string;
  text: string;
}

export interface Fixtures {
  /** The browser reports a refused call as an error on the console. A journey that provokes one says so. */
  expectErrors(pattern: RegExp): void;
  /** Another person at another computer: a page that shares nothing with the first. */
  newPerson(): Promise<Page>;
  /** The newest mail to an address, waited for, because mail goes out in the background. `subject` picks among several. */
  mail(to: string, subject?: RegExp): Promise<Mail>;
  /** No serious or critical finding of axe on what the page shows now. */
  axe(page: Page): Promise<void>;
  noSidewaysScroll(page: Page): Promise<void>;
}

interface Watch {
  problems: string[];
  watch(context: BrowserContext): void;
}

export const test = base.extend<Fixtures & { watched: Watch; expected: RegExp[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  expected: async ({}, use) => use([]),

  watched: [
    async ({ context, baseURL, expected }, use) => {
      const problems: string[] = [];
      const watch = (watchedContext: BrowserContext) => {
        watchedContext.on('console', (message) => {
          if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
        });
        watchedContext.on('weberror', (error) => problems.push(`page: ${error.error().stack}`));
        watchedContext.on('request', (request) => {
          const { protocol, origin } = new URL(request.url());
          const outside =
            /^(https?|wss?):$/.test(protocol) && origin.replace(/^ws/, 'http') !== new URL(baseURL!).origin;
          if (outside) problems.push(`a request to another host: ${request.url()}`);
        });
      };
      watch(context);
      await use({ problems, watch });
      expect(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],

  expectErrors: async ({ expected }, use) => use((pattern) => expected.push(pattern)),

  newPerson: async ({ browser, watched, baseURL, viewport }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({
        baseURL,
        viewport,
        locale: 'en-US',
        timezoneId: 'UTC',
        reducedMotion: 'reduce',
      });
      contexts.push(context);
      watched.watch(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },

  mail: async ({ newPerson }, use) => {
    await use(async (to, subject = /./) => {
      const box = await newPerson();
      const newest = box.locator('[data-mail]', { has: box.locator('summary strong', { hasText: subject }) }).first();
      await expect(async () => {
        await box.goto(`/mailbox?to=${encodeURIComponent(to)}`);
        await expect(newest).toBeVisible({ timeout: 200 });
      }).toPass({ timeout: 20_000, intervals: [100, 250, 500] });
      const read = async (part: string) => (await newest.locator(part).textContent())?.trim() ?? '';
      const found = { subject: await read('summary strong'), to, text: await read('.letter') };
      await box.context().close();
      return found;
    });
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  axe: async ({}, use) => {
    await use(async (page) => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
    });
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  noSidewaysScroll: async ({}, use) => {
    await use(async (page) => {
      // A window that was just made narrower is laid out anew, from a table to cards, a frame later.
      const beyond = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(beyond, { message: 'the page is wider than the window' }).toBeLessThanOrEqual(0);
    });
  },
});
