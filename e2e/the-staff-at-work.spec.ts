import { messages } from '../core/messages.ts';
import { someEmail, someName } from './account.ts';
import { expect, test } from './fixtures.ts';
import { addSender, submitForm, typeIn } from './notices.ts';

const AGENT_PASSWORD = 'safeharbor';

test('the agent works through the queue, assigns a host, writes an internal note and adds a superuser', async ({
  accounts,
  page,
  axe,
  mail,
  expectErrors,
  noSidewaysScroll,
}) => {
  expectErrors(/400/);
  const host = `cdn.${someName('quay')}.example.org`;
  const subject = `Copies at ${host}`;
  const { customer, agent, company } = await accounts.registered([`${someName('quay')}.com`]);
  const sender = await addSender(agent, 'Quayside Pictures');
  const notice = await typeIn(agent, sender, [`https://${host}/film`], subject);
  await agent.enter(page);

  await test.step('the queue lists what needs attention', async () => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: 'Xero' })).toBeVisible();
    await menu.getByRole('link', { name: 'Needs attention' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Needs attention' })).toBeVisible();
    await axe(page);
    await page.getByRole('link', { name: /^Unassigned/ }).click();
    await expect(page).toHaveURL(/status=unassigned_notice/);
    await page.setViewportSize({ width: 375, height: 812 });
    await noSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('the notice and its host are assigned', async () => {
    await page.goto(`/notices/${notice.id}`);
    const section = page.getByRole('region', { name: 'Assign a company' });
    await section.getByRole('combobox', { name: 'Company' }).fill(company.name);
    await page.getByRole('option', { name: company.name }).click();
    await section.getByRole('checkbox', { name: `Always assign notices about ${host} to this company` }).check();
    await section.getByRole('button', { name: 'Assign' }).click();
    await expect(page.getByText(messages.hostAssigned(host, company.name))).toBeVisible();
    await page.goto('/filters');
    await expect(page.getByRole('list', { name: 'Assigned hosts' })).toContainText(host);
  });

  await test.step('an internal note is preselected, and the customer never sees it', async () => {
    await page.goto(`/notices/${notice.id}`);
    const note = page.getByRole('textbox', { name: 'Note' });
    await expect(page.getByRole('checkbox', { name: 'Only visible to our staff' })).toBeChecked();
    await note.fill('They paid late twice.');
    await page.getByRole('button', { name: 'Add note' }).last().click();
    await expect(page.getByRole('list', { name: 'Notes' })).toContainText('Internal');
    await customer.enter(page);
    await page.goto(`/notices/${notice.id}`);
    await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
    await expect(page.getByText('They paid late twice.')).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: 'Only visible to our staff' })).toHaveCount(0);
  });

  await test.step('a user becomes a superuser, confirmed by password', async () => {
    const person = await accounts.signUp();
    const { result } = await person.read<{ result: { id: number; name: string } }>('/users/profile/');
    await agent.enter(page);
    await page.goto(`/profile/${result.id}`);
    await page.getByRole('button', { name: 'Make superuser' }).click();
    const dialog = page.getByRole('dialog', { name: `Make ${result.name} a superuser?` });
    await dialog.getByLabel('Your current password').fill('not the password');
    await dialog.getByRole('button', { name: 'Make superuser' }).click();
    await expect(dialog.getByText(messages.currentPasswordWrong)).toBeVisible();
    await axe(page);
    await dialog.getByLabel('Your current password').fill(AGENT_PASSWORD);
    await dialog.getByRole('button', { name: 'Make superuser' }).click();
    await expect(page.getByText(messages.superuserAdded)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove superuser' })).toBeVisible();
    await mail(person.email, /superuser was added/);
  });

  await test.step('companies to renew and with overdue payments are views of their own', async () => {
    await page.goto('/companies');
    await page.getByRole('link', { name: /^Renewals/ }).click();
    await expect(page).toHaveURL(/status=renewals/);
    await page.getByRole('link', { name: /^Overdue/ }).click();
    await expect(page).toHaveURL(/status=overdue/);
    await page.goto('/companies?status=overdue');
    await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
  });
});

test('the agent assigns, sends and deletes notices in bulk', async ({ accounts, page, axe, expectErrors }) => {
  expectErrors(/429/);
  const word = someName('lot');
  const { agent, company } = await accounts.registered([`${someName('quay')}.com`]);
  const sender = await addSender(agent, 'Quayside Pictures');
  // One more than the emails that an address gets in an hour.
  const count = 6;
  for (let n = 1; n <= count; n++) await typeIn(agent, sender, [`https://${word}.example.org/${n}`], `${word} ${n}`);
  await agent.enter(page);
  await page.goto(`/notices?q=${word}`);
  const rows = page.getByRole('row').filter({ hasText: word });
  await expect(rows).toHaveCount(count);
  const bar = page.getByRole('region', { name: 'Selected rows' });
  const choose = async (action: string) => {
    await page.getByRole('checkbox', { name: /^Select all/ }).check();
    await bar.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };

  await test.step('assigns them to a company', async () => {
    await choose('Assign company…');
    const dialog = page.getByRole('dialog', { name: `Assign ${count} notices to a company` });
    await dialog.getByRole('combobox', { name: 'Company' }).fill(company.name);
    await page.getByRole('option', { name: company.name }).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await axe(page);
    await dialog.getByRole('button', { name: 'Assign' }).click();
    await expect(page.getByText(messages.noticesAssigned(count))).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(rows.filter({ hasText: company.name })).toHaveCount(count);
  });

  await test.step('assigns them to a person', async () => {
    await page.getByRole('checkbox', { name: /^Select all/ }).check();
    await bar.getByRole('button', { name: 'Assignee…' }).click();
    const dialog = page.getByRole('dialog', { name: `Assign ${count} notices` });
    // Handlers come after superusers, and another test may have made one with this name.
    await dialog.getByText('Mara Quill').last().click();
    await axe(page);
    await dialog.getByRole('button', { name: 'Assign' }).click();
    await expect(page.getByText(messages.noticesAssigned(count))).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await page.goto(`/notices?q=${word}&assignee=none`);
    await expect(page.getByText('No notices found')).toBeVisible();
    await page.goto(`/notices?q=${word}`);
    await expect(rows).toHaveCount(count);
  });

  await test.step('sends them, and the one beyond the limit is reported', async () => {
    const to = someEmail('desk');
    await choose('Send…');
    const dialog = page.getByRole('dialog', { name: `Send ${count} notices` });
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText(messages.noticeRecipientRequired)).toBeVisible();
    await dialog.getByLabel('Email').fill(to);
    await axe(page);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(messages.someRefused(1, count, messages.tooManyTries))).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('deletes them, after a warning', async () => {
    await choose('Delete…');
    const dialog = page.getByRole('dialog', { name: `Delete ${count} notices?` });
    await expect(dialog).toContainText(messages.cannotBeUndone);
    await dialog.getByLabel('Type delete to confirm').fill('delete');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(messages.noticesDeleted(count))).toBeVisible();
    await expect(rows).toHaveCount(0);
  });
});

test('a customer sets up the public page, and the agent decides on forms that were not confirmed', async ({
  accounts,
  baseURL,
  page,
  axe,
  noSidewaysScroll,
}) => {
  const [domain, slug] = [`${someName('quay')}.com`, someName('quay')];
  const { customer, agent, company } = await accounts.registered([domain]);

  await test.step('a customer prepares the public page and copies the policy', async () => {
    await customer.enter(page);
    await page.goto(`/company/${company.id}`);
    await page.getByRole('link', { name: 'Public page' }).click();
    await expect(page).toHaveURL(/tab=public-page/);
    await page.getByLabel(/^Service name/).fill('Quay <b>Press</b>');
    await page.getByLabel(/^Introduction/).fill('We read everything.\n\n<i>Truly</i>.');
    const preview = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Preview' }) });
    await expect(preview.getByText('Quay <b>Press</b>')).toBeVisible();
    await expect(preview.getByText('<i>Truly</i>.', { exact: true })).toBeVisible();
    await expect(preview.getByText('disabled because of 3 notices within 12 months.')).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(messages.publicPageUpdated)).toBeVisible();

    await page.getByRole('button', { name: 'Change address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change address' });
    await expect(dialog).toContainText('Old links will redirect to the new address.');
    await dialog.getByRole('textbox', { name: 'Address' }).fill('Not an address');
    await dialog.getByRole('button', { name: 'Change address' }).click();
    await expect(dialog.getByText(messages.slugInvalid)).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Address' }).fill(slug);
    await axe(page);
    await dialog.getByRole('button', { name: 'Change address' }).click();
    await expect(page.getByText(new RegExp(`/p/${slug}/notice$`)).first()).toBeVisible();

    const block = page.getByRole('region', { name: 'Text for your site' });
    await expect(block).toContainText(`/p/${slug}/notice`);
    await expect(block).toContainText('<i>Truly</i>.');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy as HTML' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.trim()).toMatch(/^<section[^>]*>.*&lt;i&gt;Truly.*<\/section>$/s);
    await page.setViewportSize({ width: 375, height: 812 });
    await noSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('unconfirmed forms are accepted or marked as spam by keyboard', async () => {
    const [real, spam] = [someName('Ines'), someName('Bot')];
    for (const name of [real, spam])
      await submitForm(baseURL!, slug, { name, url: `https://${domain}/copy`, website: 'x' });
    await agent.enter(page);
    await page.goto('/notices');
    await page.getByRole('link', { name: /^Unconfirmed forms/ }).click();
    await page.getByRole('searchbox', { name: 'Search forms' }).fill(company.name);
    const forms = page.getByRole('list', { name: 'Unconfirmed forms' });
    await expect(forms.getByRole('listitem')).toHaveCount(2);
    await expect(forms.getByText('Suspicious')).toHaveCount(2);
    await axe(page);
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(forms.getByText(`/s/ ${real}`)).toBeVisible();
    await page.keyboard.press('a');
    await expect(page.getByText(/^Accepted as notice \d+$/)).toBeVisible();
    await expect(forms.getByRole('listitem')).toHaveCount(1);
    await page.keyboard.press('!');
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as spam' }).click();
    await expect(page.getByText('No forms found')).toBeVisible();

    await page.goto(`/notices?q=${real}`);
    await page.getByRole('table', { name: 'Notices' }).getByRole('link').first().click();
    const heading = page.getByRole('heading', { name: 'Submitted with the notice form' });
    const form = page.locator('section').filter({ has: heading }).last();
    await expect(form.getByText(/^SH-/)).toBeVisible();
    await expect(form.getByText(/^By /)).toBeVisible();
    await expect(page.getByText('Suspicious').first()).toBeVisible();
  });
});
