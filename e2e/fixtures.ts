import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type Request,
} from '@playwright/test';
import { Account, AGENT, CUSTOMER, PASSWORD, type PlacedOrder, send, someEmail, someName } from './account.ts';
import { expectNoSeriousFinding } from './axe.ts';
import { codeIn, linkIn, type Mail, newestMail } from './mailbox.ts';

export { expect };

interface Accounts {
  /** Signs up a new customer and confirms the address. */
  signUp(email?: string): Promise<Account>;
  logIn(email: string, password?: string): Promise<Account>;
  /** The two logins of the demo. */
  agent(): Promise<Account>;
  customer(): Promise<Account>;
  /** A new user who accepts a mailed invitation. */
  join(email: string): Promise<Account>;
  /** A new customer with a registered company, optionally since an earlier date. */
  registered(domains: readonly string[], completedDate?: string): Promise<Registered>;
}
interface Registered {
  customer: Account;
  agent: Account;
  company: PlacedOrder['company'];
}

export interface Fixtures {
  /** Users and their data, created through the API for each journey. */
  accounts: Accounts;
  /** Allows console errors, such as those for refused calls, that a journey provokes. */
  expectErrors(pattern: RegExp): void;
  /** A page in a separate browser context. */
  newPerson(account?: Account, options?: BrowserContextOptions): Promise<Page>;
  /** Waits for the newest mail to an address, optionally with a matching subject. */
  mail(to: string, subject?: RegExp): Promise<Mail>;
  /** Fails on a serious or critical axe finding on the current page. */
  axe(page: Page): Promise<void>;
  noSidewaysScroll(page: Page): Promise<void>;
  /** Waits until the screen has its heading, nothing is loading and no call is pending. */
  settled(page: Page): Promise<void>;
}

interface Watch {
  problems: string[];
  underWay: Set<Request>;
  watch(context: BrowserContext): void;
}

export const test = base.extend<Fixtures & { watched: Watch; expected: RegExp[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  expected: async ({}, use) => use([]),

  watched: [
    async ({ context, baseURL, expected }, use) => {
      const problems: string[] = [];
      const underWay = new Set<Request>();
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
          underWay.add(request);
        });
        watchedContext.on('requestfinished', (request) => underWay.delete(request));
        watchedContext.on('requestfailed', (request) => underWay.delete(request));
      };
      watch(context);
      await use({ problems, underWay, watch });
      expect(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],

  accounts: async ({ baseURL, mail }, use) => {
    const signUp = async (email = someEmail('mara')) => {
      const names = { first_name: 'Mara', last_name: 'Quill' };
      const body = { email, password: PASSWORD, confirm_password: PASSWORD, ...names };
      expect((await send(baseURL!, 'POST', '/users/sign-up/', body)).status).toBe(201);
      const code = codeIn((await mail(email, /code/i)).text);
      return Account.from(baseURL!, email, await send(baseURL!, 'POST', '/users/sign-up/confirm/', { email, code }));
    };
    const logIn = (email: string, password = PASSWORD) => Account.logIn(baseURL!, email, password);
    const agent = () => logIn(AGENT, 'safeharbor');
    const customer = () => logIn(CUSTOMER, 'safeharbor');
    const join = async (email: string) => {
      const link = linkIn((await mail(email, /invited/)).text, '/representative/confirm/');
      const token = new URL(link).pathname.split('/').at(-1);
      const body = { password: PASSWORD, confirm_password: PASSWORD, first_name: 'Vera', last_name: 'Quill' };
      expect((await send(baseURL!, 'POST', `/representative/confirm/${token}/`, body)).status).toBe(200);
      return logIn(email);
    };
    const registered = async (domains: readonly string[], completedDate?: string) => {
      const [owner, desk] = await Promise.all([signUp(), agent()]);
      const order = await owner.placeOrder(someName('Clipwell Ltd'), domains);
      await owner.payByCard(order);
      await desk.complete(order, completedDate);
      return { customer: owner, agent: desk, company: order.company };
    };
    await use({ signUp, logIn, agent, customer, join, registered });
  },

  expectErrors: async ({ expected }, use) => use((pattern) => expected.push(pattern)),

  newPerson: async ({ browser, watched, baseURL, viewport }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (account, options = {}) => {
      const context = await browser.newContext({
        baseURL,
        viewport,
        locale: 'en-US',
        timezoneId: 'UTC',
        reducedMotion: 'reduce',
        ...options,
      });
      contexts.push(context);
      watched.watch(context);
      const page = await context.newPage();
      await account?.enter(page);
      return page;
    });
    for (const context of contexts) await context.close();
  },

  mail: async ({ baseURL }, use) => {
    await use(async (to, subject = /./) => {
      let found: Mail | undefined;
      await expect(async () => {
        found = await newestMail(baseURL!, to, subject);
        expect(found, `a mail to ${to}`).toBeDefined();
      }).toPass({ timeout: 120_000, intervals: [50, 100, 250] });
      return found!;
    });
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  axe: async ({}, use) => use(expectNoSeriousFinding),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  noSidewaysScroll: async ({}, use) => {
    await use(async (page) => {
      // A resized window switches from table to cards one frame later.
      const beyond = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(beyond, { message: 'the page is wider than the window' }).toBeLessThanOrEqual(0);
    });
  },

  settled: async ({ watched }, use) => {
    await use(async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(async () => {
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        // Follow-up calls and renders start within two frames of a response.
        await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
        expect([...watched.underWay].map((request) => request.url())).toEqual([]);
      }).toPass({ timeout: 120_000, intervals: [20, 50, 100] });
    });
  },
});
