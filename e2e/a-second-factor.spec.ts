import type { Page } from '@playwright/test';
import { codeOfStep, stepAt } from '../server/crypto/totp.ts';
import { logInByScreen } from './account.ts';
import { expect, test } from './fixtures.ts';
import { linkIn } from './mailbox.ts';

/** A device that verifies its user and stores passkeys, in place of a fingerprint reader. */
async function attachAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const PHONE = { width: 375, height: 812 };
const DESK = { width: 1440, height: 900 };

const codeNow = (secret: string, steps = 0): string => codeOfStep(secret, stepAt(new Date()) + steps);

/** Reads the key from the dialog, types the app's code, and returns both the key and the recovery codes. */
async function setUpApp(page: Page) {
  await page.getByRole('button', { name: 'Set up authenticator app' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await dialog.locator('code').textContent())!.replaceAll(' ', '');
  await dialog.getByLabel('Code').fill('000000');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText('This code is not right.')).toBeVisible();
  await dialog.getByLabel('Code').fill(codeNow(secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const list = page.getByRole('list', { name: 'Your recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  return { secret, codes: await list.getByRole('listitem').allInnerTexts() };
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
}

/** The button prints, and on paper there are the codes alone. */
async function printCodes(page: Page, email: string): Promise<void> {
  await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }));
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByText(`Safeharbor recovery codes for ${email}`)).toBeVisible();
  await expect(page.locator('main')).toBeHidden();
  await expect(page.getByRole('dialog').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
}

const expectHome = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good /);

test('a customer sets up an app and a passkey, and logs in with each of them and with a recovery code', async ({
  accounts,
  page,
  newPerson,
  axe,
  noSidewaysScroll,
  settled,
  mail,
  expectErrors,
}) => {
  expectErrors(/status of 400/);
  const customer = await accounts.signUp();
  await attachAuthenticator(page);
  await customer.enter(page);
  await page.goto('/account');
  await settled(page);

  const { secret, codes } = await setUpApp(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('safeharbor-recovery-codes.txt');
  await axe(page);
  await printCodes(page, customer.email);
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'I saved the codes' }).click();
  await expect(page.getByText(/^Authenticator app set up/)).toBeVisible();
  await page.setViewportSize(DESK);
  await mail(customer.email, /authenticator app was added/);

  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByLabel('Name', { exact: true }).fill('My laptop');
  await page.getByRole('button', { name: 'Continue' }).click();
  const passkeys = page.getByRole('list', { name: 'Passkeys' });
  await expect(passkeys.getByText('My laptop')).toBeVisible();
  await expect(page.getByText('10 codes left')).toBeVisible();
  await page.setViewportSize(PHONE);
  await noSidewaysScroll(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await axe(page);
  await page.setViewportSize(DESK);

  await logOut(page);
  await logInByScreen(page, customer.email);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await axe(page);
  await page.getByLabel('Code').fill('123456');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is not right.')).toBeVisible();
  await page.setViewportSize(PHONE);
  await noSidewaysScroll(page);
  await page.setViewportSize(DESK);
  // This step's code was used up by the set-up.
  await page.getByLabel('Code').fill(codeNow(secret, 1));
  await page.keyboard.press('Enter');
  await expectHome(page);

  await logOut(page);
  await logInByScreen(page, customer.email);
  await page.getByRole('link', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Code').fill(codes[0]!.toUpperCase());
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expectHome(page);

  await logOut(page);
  await logInByScreen(page, customer.email);
  // The login screen has a button of this name, too.
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expectHome(page);

  await logOut(page);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expectHome(page);

  await page.goto('/account');
  await expect(page.getByText('9 codes left')).toBeVisible();
  await page.getByRole('button', { name: 'Remove passkey My laptop' }).click();
  await page.getByRole('dialog').getByLabel('Your current password').fill('a quiet harbor');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No passkeys yet')).toBeVisible();

  const desk = await newPerson(await accounts.agent());
  await desk.goto(`/profile/${await idOf(page)}`);
  await desk.setViewportSize(PHONE);
  await desk.getByRole('button', { name: 'Reset second factor' }).click();
  await axe(desk);
  await noSidewaysScroll(desk);
  await desk.getByRole('dialog').getByRole('button', { name: 'Reset second factor' }).click();
  await expect(desk.getByText(/^The second factor will be removed on /)).toBeVisible();
  const link = linkIn((await mail(customer.email, /will be removed/)).text, '/factors/keep/');
  await page.goto(new URL(link).pathname);
  await axe(page);
  await page.getByRole('button', { name: 'Keep my second factor' }).click();
  await expect(page.getByRole('heading', { name: 'Your second factor stays' })).toBeVisible();
});

/** The id of the user who is logged in on the page. */
const idOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(JSON.parse(atob(localStorage.getItem('token')!.split('.')[1]!)).sub));

test('where a second factor is required, it has to be set up first', async ({ accounts, page, axe, expectErrors }) => {
  expectErrors(/status of (400|403)/);
  const body = JSON.stringify({ message: 'Please set up a second factor first.', code: 'factor_required' });
  const isAccount = (url: URL) => /^\/api\/(users|settings|api-)/.test(url.pathname);
  // As a server with REQUIRE_FACTOR answers until the factor is there.
  await page.route(
    (url) => url.pathname.startsWith('/api/') && !isAccount(url),
    (route) => route.fulfill({ status: 403, contentType: 'application/json', body }),
  );
  await (await accounts.signUp()).enter(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add passkey' })).toBeVisible();
  await axe(page);
  await setUpApp(page);
  await page.getByRole('button', { name: 'I saved the codes' }).click();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectHome(page);
});
