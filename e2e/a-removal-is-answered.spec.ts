import { someEmail, someName } from './account.ts';
import { expect, test } from './fixtures.ts';
import { linkIn } from './mailbox.ts';
import { addSender, typeIn } from './notices.ts';

test('material is disabled by keys, a subscriber answers by form and by mail, and it is put back', async ({
  accounts,
  page,
  mail,
  axe,
  newPerson,
  noSidewaysScroll,
  expectErrors,
}) => {
  expectErrors(/^console: Failed to load resource: the server responded with a status of 400/);
  const domain = `${someName('cove')}.example.com`.toLowerCase();
  const slug = domain.replaceAll('.', '-');
  const subject = `Copies of “Slack Tide” ${someName('case')}`;
  const { customer } = await accounts.registered([domain]);
  const sender = await addSender(customer, 'Quayside Pictures');
  const urls = ['tide', 'reef', 'buoy'].map((name) => `https://${domain}/${name}`);
  const notice = await typeIn(customer, sender, urls, subject);
  await customer.enter(page);
  await page.goto(`/notices/${notice.id}`);
  const list = page.getByRole('list', { name: `URLs on ${domain}` });
  await expect(list.getByRole('listitem')).toHaveCount(3);

  await test.step('all are disabled by keys, one is taken back and declined', async () => {
    await page.keyboard.press('d');
    const dialog = page.getByRole('dialog', { name: 'Mark 3 URLs as disabled' });
    await dialog.getByLabel('Subscriber').fill('site-77');
    await dialog.getByRole('button', { name: 'Mark as disabled' }).click();
    await expect(page.getByText('3 URLs updated')).toBeVisible();
    await expect(list.getByText('Disabled', { exact: true })).toHaveCount(3);
    await list.getByRole('checkbox', { name: urls[2]! }).check();
    await page.keyboard.press('z');
    await expect(list.getByText('Disabled', { exact: true })).toHaveCount(2);
    await list.getByRole('checkbox', { name: urls[2]! }).check();
    await page.keyboard.press('x');
    const decline = page.getByRole('dialog', { name: 'Decline this URL' });
    await decline.getByText('Fair use', { exact: true }).click();
    await decline.getByRole('button', { name: 'Decline' }).click();
    await expect(list.getByText('Declined', { exact: true })).toHaveCount(1);
  });

  await test.step('the subscriber answers with the form, without scripts', async () => {
    const email = someEmail('mara');
    const stranger = await newPerson(undefined, { javaScriptEnabled: false });
    await stranger.goto(`/p/${slug}`);
    await stranger.getByRole('link', { name: 'Send a counter-notice' }).click();
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Respond to a copyright notice');
    await page.setViewportSize({ width: 375, height: 812 });
    const screen = page.url();
    await page.goto(`/p/${slug}/counter-notice`);
    await noSidewaysScroll(page);
    await axe(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(screen);
    const typed = {
      ...{ name: 'Mara Lind', email, email_repeat: email, address: '12 Mill Road', country: 'Norway' },
      ...{ urls: urls[0]!, explanation: 'The film is my own.', signature: 'Mara Lind' },
    };
    for (const [name, value] of Object.entries(typed)) await stranger.locator(`[name="${name}"]`).fill(value);
    for (const box of ['mistake', 'jurisdiction', 'service']) await stranger.locator(`[name="${box}"]`).check();
    await stranger.locator('.send').getByRole('button', { name: 'Send counter-notice' }).click();
    await expect(stranger.getByRole('alert')).toContainText('Please correct 1 field');
    await stranger.locator('[name="phone"]').fill('+47 555 0100');
    await stranger.locator('.send').getByRole('button', { name: 'Send counter-notice' }).click();
    await expect(stranger).toHaveURL(new RegExp(`/p/${slug}/sent/SH-`));
    await stranger.goto(linkIn((await mail(email, /Confirm your counter-notice/)).text, '/n/confirm/'));
    await stranger.getByRole('button', { name: 'Confirm counter-notice' }).click();
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Counter-notice confirmed');
    const status = linkIn((await mail(email, /Receipt for your counter-notice/)).text, '/n/');
    await stranger.goto(status);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(/^Counter-notice SH-/);
    await expect(stranger.getByRole('listitem').filter({ hasText: urls[0]! })).toContainText(/Received|Passed on/);
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(status);
    await noSidewaysScroll(page);
    await axe(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(screen);
    await expect(page.getByRole('list', { name: 'Counter-notices' }).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByText(/^What to do now: The user says .* Go to the counter-notices$/)).toBeVisible();
  });

  await test.step('another one comes by mail: it is typed in, with its calendar', async () => {
    await page.getByRole('button', { name: 'More' }).first().click();
    await page.getByRole('menuitem', { name: 'Add counter-notice' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add counter-notice' });
    // The menu leaves the focus in the dialog, whose first field shows no error yet.
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await expect(dialog.getByText(/is required!$/)).toHaveCount(0);
    await dialog.getByLabel('User’s name').fill('Ida Brandt');
    await dialog.getByLabel('Text').fill('I am the author of this film.');
    await dialog.getByRole('checkbox', { name: urls[0]! }).uncheck();
    for (const element of ['Signature', 'Material', 'Mistake', 'Contact', 'Jurisdiction']) {
      await dialog.getByRole('checkbox', { name: element, exact: true }).check();
    }
    await expect(dialog.getByText(/^Put the material back between/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Add counter-notice' }).click();
    await expect(page.getByText(/^Counter-notice C\d+ added$/)).toBeVisible();
  });

  await test.step('a proceeding is reported and rejected', async () => {
    await page.goto('/notices');
    // The tab opens with what it counts: one that only waits is not among it.
    await page.getByRole('link', { name: /^Counter-notices\D*0$/ }).click();
    await expect(page.getByText('No counter-notices to handle')).toBeVisible();
    const outcomes = page.getByRole('navigation', { name: 'Outcome' });
    await expect(outcomes.getByRole('link', { name: /^To handle\D*0$/ })).toHaveAttribute('aria-current', 'page');
    await outcomes.getByRole('link', { name: /^All\D*2$/ }).click();
    await page
      .getByRole('link', { name: /Ida Brandt/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ida Brandt');
    await axe(page);
    await page.getByRole('button', { name: 'Report a proceeding' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Report a proceeding' });
    await dialog.getByLabel('Court', { exact: true }).fill('N.D. California');
    await dialog.getByLabel('Case number').fill('3:26-cv-00077');
    await dialog.getByRole('button', { name: 'Report a proceeding' }).click();
    const proceedings = page.getByRole('list', { name: 'Proceedings' });
    await expect(proceedings).toContainText('3:26-cv-00077');
    await proceedings.getByRole('button', { name: 'Reject' }).click();
    const assess = page.getByRole('dialog', { name: 'Reject the proceeding' });
    await assess.getByLabel('Reason').fill('It is about another film.');
    await assess.getByRole('button', { name: 'Reject' }).click();
    await expect(proceedings).toContainText('Rejected');
  });

  await test.step('the material is put back, and the wait is over', async () => {
    await page.goto(`/notices/${notice.id}`);
    await list.getByRole('button', { name: `Actions on ${urls[1]}` }).click();
    await page.getByRole('menuitem', { name: 'Restored' }).click();
    const dialog = page.getByRole('dialog', { name: 'Mark this URL as restored' });
    await expect(dialog).toContainText('The 10 business days end on');
    await dialog.getByRole('button', { name: 'Mark as restored' }).click();
    await expect(list.getByText('Restored', { exact: true })).toHaveCount(1);
    await expect(page.getByRole('list', { name: 'Counter-notices' })).toContainText('Restored');
  });
});
