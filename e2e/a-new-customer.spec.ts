import { deflateSync } from 'node:zlib';
import { logInByScreen, PASSWORD, someEmail } from './account.ts';
import { expect, test } from './fixtures.ts';
import { codeIn, linkIn } from './mailbox.ts';

/** A valid PNG of one color, 40 × 30. */
function png(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    let crc = ~0;
    for (const byte of body) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    }
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(~crc >>> 0);
    return Buffer.concat([length, body, check]);
  };
  const [width, height] = [40, 30];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 0x7a)]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

test('a new customer signs up, sets up the account, forgets the password and comes back', async ({
  page,
  mail,
  axe,
  settled,
}) => {
  const email = someEmail('nora');
  const [second, third] = ['another quiet harbor', 'a third quiet harbor'];

  await test.step('signs up and reads the code in the mailbox', async () => {
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'See how it works and what it costs' }).click();
    await expect(page).toHaveURL('/welcome');
    for (const name of ['What you get', 'How it works', 'Price'])
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toHaveAttribute('href', '/login');
    await expect(page.getByText('$960', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Read the terms' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeVisible();
    await page.goBack();
    const monthly = page.locator('div').filter({ has: page.getByRole('heading', { level: 3, name: 'Monthly' }) });
    await monthly.last().getByRole('link', { name: 'Get started' }).click();
    await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible();
    await expect(page.getByText(/You chose \$100 a month/)).toBeVisible();
    const about = page.getByRole('link', { name: 'See what is included' });
    await expect(about).toHaveAttribute('href', '/welcome');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page).toHaveURL(/\/register\/confirm/);
    await expect(page.getByLabel('Code')).toBeFocused();
    const { text } = await mail(email);
    await page.goto(`/mailbox?to=${encodeURIComponent(email)}`);
    await expect(page.locator('body')).toHaveCSS('font-family', /^"?Geist"?,/);
    await axe(page);
    await page.getByRole('link', { name: linkIn(text, '/register/confirm') }).click();
    await expect(page.getByLabel('Code')).toHaveValue(codeIn(text));
    await page.getByRole('button', { name: 'Confirm' }).click();
  });

  await test.step('lands on home with a checklist', async () => {
    await expect(page).toHaveURL('/');
    await expect(page.getByText('1 of 4 done')).toBeVisible();
    await axe(page);
    await expect(page.getByText('Put our contact details on your site')).toBeVisible();
    await page.getByRole('link', { name: email }).click();
  });

  await test.step('places an order for the plan chosen before', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: /Add your first company/ }).click();
    const step = page.getByRole('dialog', { name: 'Add a company' });
    await step.getByLabel('Company (or individual) name').fill('Fjord Hosting');
    await step.getByLabel('Street').fill('4 Brygga');
    await step.getByLabel('City').fill('Bergen');
    // Norwegian addresses have no state.
    await expect(step.getByLabel('State')).toHaveAccessibleDescription(/If there isn’t one, enter the city again/);
    await step.getByLabel('State').fill('Bergen');
    await step.getByLabel('Zip').fill('5003');
    await step.getByLabel('Country').fill('Norway');
    await page.getByRole('option', { name: 'Norway', exact: true }).click();
    await step.getByRole('button', { name: 'Next' }).click();
    await step.getByRole('button', { name: 'Skip' }).click();
    await step.getByRole('button', { name: 'Continue to Payment' }).click();
    await expect(step.getByRole('radio', { name: /per month/ })).toBeChecked();
    await expect(step.getByText(/^This order has no domains/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(step).toHaveCount(0);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Company' }).click();
    await expect(page.getByText(/None in the directory/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^View registration order \d+$/ })).toBeVisible();
    await page.getByRole('link', { name: email }).click();
  });

  await test.step('changes the name, the picture and the password', async () => {
    await page.getByLabel('First name').fill('Nora');
    await page.getByLabel('Last name').fill('Vance');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByText('User name updated')).toBeVisible();
    await page.setInputFiles('input[type=file]', { name: 'me.png', mimeType: 'image/png', buffer: png() });
    await page.getByRole('dialog').getByRole('button', { name: /save/i }).click();
    await expect(page.getByText('Picture updated')).toBeVisible();
    await expect(page.locator('img[src^="/pictures/"]').first()).toBeVisible();
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByLabel('New password').fill(second);
    await page.getByLabel('Confirm password').fill(second);
    await page.getByRole('button', { name: 'Update password' }).click();
    await expect(page.getByText('Password updated')).toBeVisible();
  });

  await test.step('logs out and resets the password by mail', async () => {
    await settled(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /forgot/i })).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('main').getByRole('button').first().click();
    await expect(page).toHaveURL(new RegExp(`/forgotpassword/confirmation-send/${email.replace('@', '(@|%40)')}$`));
    const { text } = await mail(email, /Reset/);
    await page.goto(new URL(linkIn(text, '/reset-password-confirm/')).pathname);
    await page.getByLabel('Password', { exact: true }).fill(third);
    await page.getByLabel('Confirm password').fill(third);
    await axe(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: /password/i })
      .last()
      .click();
    await expect(page).toHaveURL('/login');
  });

  await test.step('logs in with the new one', async () => {
    await logInByScreen(page, email, third);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good \w+, Nora$/);
  });
});
