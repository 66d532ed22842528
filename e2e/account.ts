import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export const PASSWORD = 'a quiet harbor';
export const AGENT = 'agent@example.com';
export const CUSTOMER = 'customer@example.com';

/** A unique name. */
export const someName = (name: string): string => `${name}-${randomBytes(4).toString('hex')}`;
export const someEmail = (name: string): string => `${someName(name)}@example.com`;

export interface PlacedOrder {
  id: number;
  number: string;
  company: { id: number; name: string };
}

const CARD = { number: '4242424242424242', name: 'Mara Quill', expiry_month: 12, expiry_year: 2039, cvv: '123' };
const ADDRESS = { address: '18 Quay Road', city: 'Cork', state: 'Munster', zip: 'T12 W8KP', country: 'Ireland' };

/** Calls the API outside the browser, without cookies of a page. */
export async function send(base: string, method: string, path: string, data?: object, token?: string) {
  return fetch(`${base}/api${path}`, {
    method,
    headers: {
      ...(data ? { 'Content-Type': 'application/json' } : {}),
      ...(token ? { Authorization: `JWT ${token}` } : {}),
    },
    body: data ? JSON.stringify(data) : undefined,
  });
}

/** A user with a session, for journeys that start after sign-up. */
export class Account {
  constructor(
    private readonly base: string,
    readonly email: string,
    readonly token: string,
    private readonly refresh: string,
  ) {}

  /** Creates the account from the response of a login or confirmed sign-up. */
  static async from(base: string, email: string, answer: Response): Promise<Account> {
    expect(answer.status, `the session of ${email}`).toBe(200);
    const refresh = /^refresh=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1];
    const { access } = (await answer.json()) as { access: string };
    return new Account(base, email, access, refresh!);
  }

  static async logIn(base: string, username: string, password: string): Promise<Account> {
    return Account.from(base, username, await send(base, 'POST', '/api-auth/', { username, password }));
  }

  /** Logs a page in without the login screen, replacing any earlier session. */
  async enter(page: Page): Promise<void> {
    const cookie = {
      name: 'refresh',
      value: this.refresh,
      url: this.base,
      httpOnly: true,
      sameSite: 'Strict',
    } as const;
    await page.context().addCookies([cookie]);
    // A small page of the origin, to access its storage.
    await page.goto('/robots.txt');
    await page.evaluate((token) => {
      localStorage.clear();
      localStorage.setItem('token', token);
    }, this.token);
  }

  async call<T>(method: string, path: string, data?: object): Promise<T> {
    const answer = await send(this.base, method, path, data, this.token);
    const text = await answer.text();
    expect(answer.ok, `${method} ${path}: ${answer.status} ${text}`).toBe(true);
    return (text ? JSON.parse(text) : undefined) as T;
  }
  read<T>(path: string): Promise<T> {
    return this.call('GET', path);
  }

  async placeOrder(name: string, domains: readonly string[], isSubmitted = true): Promise<PlacedOrder> {
    const { order } = await this.call<{ order: PlacedOrder }>('POST', '/orders/create/', { name, ...ADDRESS });
    const added = domains.map((domain) => ({ name: domain, email: null }));
    await this.call('PUT', `/orders/${order.id}/`, { added, ...(isSubmitted ? { status: 9 } : {}) });
    return order;
  }
  payByCard({ id }: PlacedOrder): Promise<void> {
    return this.call('POST', '/orders/payment/', { order_id: id, period: 'year', payment_type: 1, ...CARD });
  }
  chooseWire({ id }: PlacedOrder): Promise<void> {
    return this.call('POST', '/orders/payment/', { order_id: id, period: 'year', payment_type: 6 });
  }
  /** Places an amendment or a renewal. */
  async place(companyId: number, kind: 'amendment' | 'renewal', data: object): Promise<PlacedOrder> {
    return (await this.call<{ order: PlacedOrder }>('POST', `/companies/${companyId}/${kind}/`, data)).order;
  }
  submit({ id }: { id: number }): Promise<void> {
    return this.call('PUT', `/orders/${id}/`, { status: 9 });
  }
  /** Completes an order as the agent. An earlier date makes an older designation. */
  complete({ id }: { id: number }, completed_date?: string): Promise<void> {
    const data = { dmca_public_id: `p-${id}`, dmca_registration_id: `DMCA-${1_100_000 + id}`, completed_date };
    return this.call('POST', `/orders/${id}/complete/`, data);
  }
  async domainsOf(company: { id: number }): Promise<{ id: number }[]> {
    return (await this.read<{ results: { id: number }[] }>(`/domains/?company__id=${company.id}`)).results;
  }
  invite(company: { id: number }, email: string, role: string): Promise<void> {
    return this.call('POST', '/representative/invite/', { company_id: company.id, email, role });
  }
}

/** Clears the session of a page. */
export async function visitor(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
}

/** Logs in through the login screen. */
export async function logInByScreen(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}
