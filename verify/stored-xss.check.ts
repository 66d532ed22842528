import { type Browser, chromium, type Page } from '@playwright/test';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Db } from '#server/db/tables.ts';
import { SmtpClient } from '#tests/fakes/smtp-client.ts';
import { builtServer, launchReady, makeStore, openStore } from '#tests/processes/server-process.ts';
import { findChromium } from '../scripts/lib/find-program.mjs';
import { freePort } from '../scripts/lib/free-port.mjs';
import { expectNone, figure, many, scaled } from './figure.ts';

/** Payloads that run wherever text is used as markup, URL or script. */
const CORPUS = [
  `"><script>alert('xss')</script>`,
  `'><img src=x onerror=alert('xss')>`,
  `<svg/onload=alert('xss')>`,
  `javascript:alert('xss')`,
  `</textarea></title></style><script>alert('xss')</script>`,
  `" autofocus onfocus=alert('xss') x="`,
  `<iframe srcdoc="<script>parent.alert('xss')</script>"></iframe>`,
  `<a href="javascript:alert('xss')">x</a>`,
  `\${alert('xss')}{{constructor.constructor("alert('xss')")()}}`,
  `<math><mtext></p><style><img src="</style><img src=x onerror=alert('xss')>">`,
  `<body onload=alert('xss')><details open ontoggle=alert('xss')>`,
  `data:text/html,<script>alert('xss')</script>`,
];

/** Columns that are not free text but data that the product parses. */
const NOT_TEXT =
  /hash|token|secret|password|message_id|lease|status|role|period|kind|brand|last4|currency|key|code|sha|type|prefix|search|condition|^hash|verdict|gateway|^coin$|picture|image|host$|^html$|email|behaviour|state$|cursor|unsubscribe/;
const NOT_TABLES =
  /^(jobs|history_head|migrations|limits|rate|mails|blobs|blob_chunks|sandbox|xero_(?!invoices)|filters|settings|idempotency)/;

/** Writes payloads into every text column, bypassing validation. */
async function poison(db: Db): Promise<number> {
  const { rows: columns } = await sql<{ table: string; name: string }>`
    select c.table_name as table, c.column_name as name from information_schema.columns c
    join information_schema.tables t on t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.table_schema = 'public' and c.data_type = 'text' and c.is_generated = 'NEVER' and not exists (
      -- One of a few words, of a fixed form, or a reference: the database refuses anything else.
      select 1 from pg_attribute a join pg_constraint k on
        k.conrelid = a.attrelid and a.attnum = any(k.conkey)
          and (k.contype = 'f' or k.contype = 'c' and pg_get_constraintdef(k.oid) ~ '= ANY|= ''|~')
        or k.contype = 'f' and k.confrelid = a.attrelid and a.attnum = any(k.confkey)
      where a.attrelid = quote_ident(c.table_name)::regclass and a.attname = c.column_name
    ) order by 1, 2`.execute(db);
  let put = 0;
  for (const { table, name } of columns) {
    if (NOT_TABLES.test(table) || NOT_TEXT.test(name)) continue;
    const [t, c] = [sql.table(table), sql.ref(name)];
    const { numAffectedRows } =
      await sql`update ${t} x set ${c} = ${c} || (${CORPUS}::text[])[1 + abs(hashtext(x::text)) % ${CORPUS.length}]
      where ${c} is not null`.execute(db);
    if (numAffectedRows) put++;
  }
  return put;
}

/** Sends the payloads as HTML mails about a domain of an existing company. */
async function sendLetters(port: number, domain: string): Promise<void> {
  for (const [n, payload] of CORPUS.entries()) {
    const client = await SmtpClient.introduced(port);
    const said = await client.send(
      [
        `From: "${payload.replace(/["\\]/g, '')}" <xss-${n}@example.net>`,
        `Message-ID: <xss-${n}-${process.pid}@example.net>`,
        `Subject: ${payload}`,
        'Content-Type: text/html; charset=utf-8',
        '',
        `<html><body onload="alert('xss')"><p>${payload}</p>${payload}<script>alert('xss')</script>`,
        `<form action="javascript:alert('xss')"><button>x</button></form><base href="https://evil.example/">`,
        `<a href="javascript:alert('xss')">https://${domain}/${n}</a> https://${domain}/${n}`,
        '<img src="https://evil.example/pixel.png"><style>@import "https://evil.example/x.css";</style></body></html>',
        '',
      ].join('\r\n'),
    );
    client.close();
    expect(said).toMatch(/^250/);
  }
}

interface Visit {
  found: string[];
  pages: Set<string>;
}

/** Page script that finds markup not written by the product. */
const MARKUP = `(() => {
  const bad = 'script:not([src]), [onerror], [onload], [onfocus], [ontoggle], a[href^="javascript:" i], a[href^="data:" i], base, math';
  const own = [...document.querySelectorAll(bad)].filter((one) => !one.matches('script[type="speculationrules"]'));
  const framed = [...document.querySelectorAll('iframe')].flatMap((frame) => {
    const inner = new DOMParser().parseFromString(frame.srcdoc, 'text/html');
    const loose = frame.getAttribute('sandbox') === '' ? [] : [frame];
    return [...loose, ...inner.querySelectorAll(bad + ', form, iframe, [src^="http"], link')];
  });
  return [...own, ...framed].map((one) => one.outerHTML.slice(0, 160));
})()`;

async function look(page: Page, address: string, path: string, { found, pages }: Visit): Promise<string[]> {
  pages.add(path);
  await page.goto(`${address}${path}`);
  await page.waitForLoadState('networkidle');
  // Shows an HTML mail as HTML.
  const face = page.getByRole('button', { name: 'HTML', exact: true });
  if (await face.isVisible()) await face.click();
  for (const markup of (await page.evaluate(MARKUP)) as string[]) found.push(`${path}: ${markup}`);
  const links = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
  return links.map((href) => href.replace(/#.*/, ''));
}

/** The path with ids replaced: the kind of screen. */
const kindOf = (path: string): string => path.replace(/\d+/g, 'N').replace(/[0-9a-f]{8}-[-0-9a-fN]+/g, 'U');

/** Visits every screen reachable by links, a few of each kind. */
async function crawl(browser: Browser, address: string, login: string, pagesMax: number, visit: Visit): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    visit.found.push(`a dialog: ${dialog.message()} at ${page.url()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to|Blocked script|violates the following/.test(message.text()))
      visit.found.push(`${page.url()}: ${message.text().slice(0, 200)}`);
  });
  page.on('pageerror', (error) => visit.found.push(`${page.url()}: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 500) visit.found.push(`${response.status()} ${response.url()}`);
  });
  page.on('request', (request) => {
    if (/evil\.example/.test(request.url())) visit.found.push(`${page.url()}: asked for ${request.url()}`);
  });
  await page.goto(`${address}/login`);
  await page.getByLabel('Email').fill(login);
  await page.getByLabel('Password', { exact: true }).fill('safeharbor');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const home = page.getByRole('heading', { level: 1, name: /^Good / });
  await home.waitFor().catch(async () => {
    const shown = (await page.locator('body').textContent())?.slice(0, 300);
    throw new Error(`${login} does not come in, ${page.url()} shows: ${shown} (${visit.found.slice(0, 3)})`);
  });
  const tabs = ['domains', 'orders', 'notices', 'representatives', 'billing', 'invoices', 'events', 'notes', 'history'];
  const waiting = ['/', '/notices?view=split', '/history', '/account', '/notices/new'];
  const kinds = new Map<string, number>();
  for (let seen = 0; waiting.length > 0 && seen < pagesMax; ) {
    const path = waiting.shift()!;
    const kind = kindOf(path);
    if (visit.pages.has(`${login}${path}`) || (kinds.get(kind) ?? 0) >= (/notices\/N/.test(kind) ? 15 : 2)) continue;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    visit.pages.add(`${login}${path}`);
    seen++;
    const links = await look(page, address, path, { ...visit, pages: new Set() });
    waiting.push(...links, ...(/^\/company\/\d+$/.test(path) ? tabs.map((tab) => `${path}?tab=${tab}`) : []));
  }
  await context.close();
}

test('stored payloads are shown as text on every screen: no dialog, no script, no CSP violation', async () => {
  const store = await makeStore();
  const [mail, port] = [(await freePort()) as number, (await freePort()) as number];
  const address = `http://localhost:${port}`;
  const settings = { ...store, DEMO: '1', INBOUND_SMTP_PORT: String(mail), PORT: String(port), PUBLIC_URL: address };
  const server = await launchReady(settings, await builtServer());
  const { db, close } = await openStore(store);
  const domain = await db.selectFrom('domains').select('name').where('status_id', '=', 13).executeTakeFirstOrThrow();
  await sendLetters(mail, domain.name);
  const waiting = async () =>
    (await db.selectFrom('jobs').select('id').where('name', '=', 'read-inbound').execute()).length;
  await expect.poll(waiting).toBe(0);
  const columns = await poison(db);
  await close();

  const browser = await chromium.launch({
    executablePath: findChromium()!,
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
  });
  onTestFinished(() => browser.close());
  const visit: Visit = { found: [], pages: new Set() };
  for (const login of ['agent@example.com', 'customer@example.com'])
    await crawl(browser, address, login, scaled(60, 25), visit);
  server.kill('SIGTERM');
  await server.exit;
  expectNone([...new Set(visit.found)]);
  expect(visit.pages.size).toBeGreaterThan(30);
  figure(
    `${CORPUS.length} payloads in ${columns} text columns and ${CORPUS.length} HTML letters, ${many(visit.pages.size, 'screens')} ` +
      'opened in Chromium: 0 dialogs, 0 scripts, 0 policy reports',
  );
});
