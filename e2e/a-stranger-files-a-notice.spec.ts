import type { Page } from '@playwright/test';
import { messages } from '../core/messages.ts';
import { someEmail, someName } from './account.ts';
import { expect, test } from './fixtures.ts';
import { linkIn } from './mailbox.ts';

/** The error beside a field, as a screen reader finds it. */
async function errorOf(page: Page, name: string): Promise<string | null> {
  const field = page.locator(`[name="${name}"]`).first();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const described = (await field.getAttribute('aria-describedby')) ?? '';
  const id = described.split(' ').find((one) => one.endsWith('-error'));
  return page.locator(`[id="${id}"]`).textContent();
}

const levels = (page: Page): Promise<number[]> =>
  page.locator('h1, h2, h3').evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));

test('a stranger files a notice without scripts, confirms it, and withdraws it', async ({
  accounts,
  page: checked,
  mail,
  newPerson,
  axe,
  noSidewaysScroll,
  expectErrors,
}) => {
  expectErrors(/^console: Failed to load resource: the server responded with a status of 40[04]/);
  const domain = `${someName('pier')}.example.com`.toLowerCase();
  const slug = domain.replaceAll('.', '-');
  const email = someEmail('nora');
  const { customer, company } = await accounts.registered([domain]);
  // The public pages work for everyone: the stranger's browser runs no scripts. The checks do, so they have another one.
  const page = await newPerson(undefined, { javaScriptEnabled: false });
  const check = async (path: string) => {
    await test.step(`${path.replace(/[\w-]{43}/, '…')} fits a phone, and its headings are in order`, async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await checked.emulateMedia({ colorScheme });
        await checked.setViewportSize({ width: 375, height: 812 });
        await checked.goto(path);
        await noSidewaysScroll(checked);
        await axe(checked);
      }
      const found = await levels(checked);
      expect(found[0]).toBe(1);
      for (const [at, level] of found.entries()) expect(level).toBeLessThanOrEqual((found[at - 1] ?? 0) + 1);
    });
  };

  await test.step('the form is found from the block on the company’s own site', async () => {
    await page.goto(`/p/${slug}/policy-block.html`);
    await page.getByRole('link', { name: 'Send a notice' }).click();
    await expect(page).toHaveURL(`/p/${slug}/notice`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Report copyright infringement');
    await page.getByRole('link', { name: 'Read the copyright policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(company.name);
    await page.getByRole('link', { name: 'Send a notice' }).first().click();
    for (const path of [`/p/${slug}`, `/p/${slug}/notice`, '/p/no-such-page', '/n/unknown']) await check(path);
  });

  const typed: Record<string, string> = {
    name: 'Nora Quill',
    email,
    address: '4 Harbor Lane',
    city: 'Bergen',
    'works.0.description': 'My photograph “North Pier at Dawn”, a lighthouse in fog',
    'works.1.description': 'My photograph “South Pier at Dusk”, two boats and a gull',
    urls: [`https://${domain}/a`, `${domain}/b`, 'https://elsewhere.example.org/c'].join('\n'),
    where: 'The second picture on each page',
  };

  await test.step('five mistakes are told beside their fields, and everything typed stays', async () => {
    await page.getByLabel('I own the work').check();
    for (const [name, value] of Object.entries(typed)) await page.locator(`[name="${name}"]`).fill(value);
    await page.getByLabel('Repeat email').fill('somebody@example.com');
    for (const work of [0, 1]) await page.locator(`[name="works.${work}.kind"]`).selectOption('image');
    for (const box of ['good_faith', 'fair_use', 'accuracy', 'misrepresentation']) {
      await page.locator(`[name="${box}"]`).check();
    }
    await page.getByLabel('Sign with your full name').fill('N. Quill');
    await page
      .getByLabel('Files')
      .setInputFiles({ name: 'shot.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await page.getByRole('button', { name: 'Send notice' }).click();

    const summary = page.getByRole('alert');
    await expect(summary).toContainText('Please correct 5 fields');
    await expect(summary).toBeFocused();
    expect(await errorOf(page, 'email_repeat')).toBe(messages.formEmailsDiffer);
    expect(await errorOf(page, 'country')).toBe(messages.countryRequired);
    expect(await errorOf(page, 'urls')).toContain(messages.formUrlElsewhere(company.name));
    expect(await errorOf(page, 'forwarding')).toBe(messages.formStatementRequired);
    expect(await errorOf(page, 'signature')).toBe(messages.formSignatureDiffers);
    for (const [name, value] of Object.entries(typed)) {
      await expect(page.locator(`[name="${name}"]`)).toHaveValue(value);
    }
    await expect(page.locator('[name="works.1.kind"]')).toHaveValue('image');
    await expect(page.locator('[name="accuracy"]')).toBeChecked();
    await expect(page.getByText('Please choose them again.')).toBeVisible();
    // Nothing that was typed is in the address.
    await expect(page).toHaveURL(`/p/${slug}/notice`);
    await summary.getByRole('link', { name: /^Country/ }).click();
    await expect(page).toHaveURL(`/p/${slug}/notice#country`);
  });

  await test.step('corrected, the notice is taken', async () => {
    await page.getByLabel('Repeat email').fill(email);
    await page.getByLabel('Country').fill('Norway');
    await page
      .locator('[name="urls"]')
      .fill([`https://${domain}/a`, `${domain}/b`, `https://www.${domain}/c`].join('\n'));
    await page.locator('[name="forwarding"]').check();
    await page.getByLabel('Sign with your full name').fill('nora quill');
    await page.getByRole('button', { name: 'Send notice' }).click();
    await expect(page).toHaveURL(new RegExp(`/p/${slug}/sent/SH-\\w{4}-\\w{4}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
    await check(new URL(page.url()).pathname);
  });
  const reference = new URL(page.url()).pathname.split('/').at(-1)!;

  await test.step('the link in the mail shows one button, which confirms the notice', async () => {
    const link = linkIn((await mail(email, /Confirm your notice/)).text, '/n/confirm/');
    await check(new URL(link).pathname);
    await page.goto(link);
    await expect(page.getByRole('button')).toHaveCount(1);
    await page.getByRole('button', { name: 'Confirm notice' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notice confirmed');
    await expect(page.getByText(reference)).toBeVisible();
  });

  const inbox = await newPerson(customer);
  await test.step('the customer has a complete notice, forwarded to their address', async () => {
    expect((await mail(customer.email, new RegExp(reference))).text).toContain('We found all six elements');
    await inbox.goto('/notices?view=all');
    await inbox
      .getByRole('link', { name: new RegExp(`Notice ${reference}`) })
      .first()
      .click();
    await expect(inbox.getByRole('heading', { level: 1 })).toContainText(reference);
    await expect(inbox.getByRole('switch', { name: /found$/, checked: true })).toHaveCount(6);
    await expect(inbox.getByRole('list', { name: 'Sent to' })).toContainText(customer.email);
    await expect(inbox.getByRole('list', { name: `URLs on ${domain}` }).getByRole('listitem')).toHaveCount(3);
  });

  await test.step('the sender withdraws it with their signature', async () => {
    await page.goto(linkIn((await mail(email, /receipt/i)).text, '/n/'));
    const path = new URL(page.url()).pathname;
    await check(path);
    await expect(page.getByText('Passed on', { exact: true })).toHaveCount(3);
    await page.getByText('Withdraw this notice', { exact: true }).click();
    await page.getByLabel('Sign with your full name').fill('Someone else');
    await page.getByRole('button', { name: 'Withdraw notice' }).click();
    expect(await errorOf(page, 'signature')).toBe(messages.formSignatureDiffers);
    await page.getByLabel('Sign with your full name').fill('Nora Quill');
    await page.getByRole('button', { name: 'Withdraw notice' }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByText(/^This notice was withdrawn on/)).toBeVisible();
    await check(path);
  });

  await test.step('the customer sees the retraction', async () => {
    await mail(customer.email, /Withdrawal of notice/);
    await inbox.goto('/notices?view=all');
    await inbox
      .getByRole('link', { name: `Withdrawal of notice ${reference}` })
      .first()
      .click();
    await expect(inbox.getByRole('heading', { level: 1 })).toContainText('Withdrawal');
    await expect(inbox.getByText('Retraction').first()).toBeVisible();
  });
});

test('the form of a flooded company is sent once the browser has solved its task', async ({
  accounts,
  page,
  baseURL,
}) => {
  const domain = `${someName('mole')}.example.com`.toLowerCase();
  const slug = domain.replaceAll('.', '-');
  await accounts.registered([domain]);
  const form = (email: string) => ({
    ...{ role: 'owner', name: 'Nora Quill', email, email_repeat: email, phone: '+47 555 0100', country: 'Norway' },
    works: [{ description: `My photograph, number ${email}`, kind: 'image' }],
    urls: [`https://${domain}/a`],
    ...{ good_faith: true, fair_use: true, accuracy: true, misrepresentation: true, forwarding: true },
    signature: 'Nora Quill',
  });
  const send = (data: object) => page.request.post(`${baseURL}/api/p/${slug}/notices/`, { data });
  for (let sent = 0; sent <= 50; sent++) expect((await send(form(someEmail('nora')))).status()).toBe(202);
  expect((await send(form(someEmail('nora')))).status()).toBe(403);

  await page.goto(`/p/${slug}/notice`);
  const { works, urls, ...texts } = form(someEmail('nora'));
  for (const [name, value] of Object.entries({
    ...texts,
    'works.0.description': works[0]!.description,
    urls: urls[0],
  })) {
    if (value === true) await page.locator(`[name="${name}"]`).check();
    else if (name === 'role') await page.getByLabel('I own the work').check();
    else await page.locator(`[name="${name}"]`).fill(String(value));
  }
  await page.locator('[name="works.0.kind"]').selectOption('image');
  await page.getByRole('button', { name: 'Send notice' }).click();
  // Chance decides how long the task takes, and scripts are not optimized here.
  await expect(page).toHaveURL(new RegExp(`/p/${slug}/sent/`), { timeout: 540_000 });
});
