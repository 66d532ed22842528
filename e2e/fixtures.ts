import { type BrowserContext, test as base, expect, type Page, type Request } from '@playwright/test';
import { Account, AGENT, CUSTOMER, PASSWORD, type PlacedOrder, send, someEmail, someName } from './account.ts';
import { expectNoGraveFinding } from './axe.ts';
import { codeIn, linkIn, type Mail, newestMail } from './mailbox.ts';

export { expect };

interface Accounts {
  /** A new customer who confirmed their address. */
  signUp(email?: string): Promise<Account>;
  logIn(email: string, password?: string): Promise<Account>;
  /** The two logins of the demo. */
  agent(): Promise<Account>;
  customer(): Promise<Account>;
  /** Somebody new who accepts the invitation that was mailed to them. */
  join(email: string): Promise<Account>;
  /** A new customer whose company was registered, lately or at an earlier date. */
  registered(domains: readonly string[], completedDate?: string): Promise<Registered>;
}
interface Registered {
  customer: Account;
  agent: Account;
  company: PlacedOrder['company'];
}

export interface Fixtures {
  /** People and what they have, made through the API: each journey has its own. */
  accounts: Accounts;
  /** The browser reports a refused call as an error on the console. A journey that provokes one says so. */
  expectErrors(pattern: RegExp): void;
  /** Another person at another computer: a page that shares nothing with the first. */
  newPerson(account?: Account): Promise<Page>;
  /** The newest mail to an address, waited for, because mail goes out in the background. `subject` picks among several. */
  mail(to: string, subject?: RegExp): Promise<Mail>;
  /** No serious or critical finding of axe on what the page shows now. */
  axe(page: Page): Promise<void>;
  noSidewaysScroll(page: Page): Promise<void>;
  /** The screen has its heading, nothing is loading, and no call is under way. */
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
    await use(async (account) => {
      const context = await browser.newContext({
        baseURL,
        viewport,
        locale: 'en-US',
        timezoneId: 'UTC',
        reducedMotion: 'reduce',
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
      }).toPass({ timeout: 20_000, intervals: [50, 100, 250] });
      return found!;
    });
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  axe: async ({}, use) => use(expectNoGraveFinding),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  noSidewaysScroll: async ({}, use) => {
    await use(async (page) => {
      // A window that was just made narrower is laid out anew, from a table to cards, a frame later.
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
        // What an answer sets off, another call or a new part of the page, is there two frames later.
        await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
        expect([...watched.underWay].map((request) => request.url())).toEqual([]);
      }).toPass({ timeout: 30_000, intervals: [20, 50, 100] });
    });
  },
});
