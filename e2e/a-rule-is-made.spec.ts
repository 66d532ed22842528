import { messages } from '../core/messages.ts';
import { someName } from './account.ts';
import { expect, test } from './fixtures.ts';
import { addSender, typeIn } from './notices.ts';

test('the agent creates a rule, tests it, saves it, turns it off and deletes it', async ({
  accounts,
  page,
  axe,
  expectErrors,
}) => {
  expectErrors(/400/);
  const word = someName('tidemark');
  const agent = await accounts.agent();
  await agent.enter(page);
  const sender = await addSender(agent, 'Quayside Pictures');
  await typeIn(agent, sender, [`https://${word}.example.org/a`], `About ${word}`);

  await page.goto('/filters');
  await page.getByRole('link', { name: 'Add rule' }).first().click();
  const form = page.getByRole('form', { name: 'Rule' });

  await test.step('errors are shown at their fields', async () => {
    await form.getByRole('button', { name: 'Save rule' }).click();
    await expect(form.getByText(messages.nameRequired)).toBeVisible();
    await form.getByLabel('Name', { exact: true }).fill(word);
    await form.getByLabel('Condition 1', { exact: true }).selectOption('Matches');
    await form.getByLabel('Value 1', { exact: true }).fill('(');
    await form.getByRole('button', { name: 'Try it' }).click();
    await expect(form.getByText(messages.patternInvalid)).toBeVisible();
    await form.getByRole('button', { name: 'Save rule' }).click();
    await expect(form.getByText(messages.statusRequired)).toBeVisible();
  });

  await test.step('it is tested before it is saved', async () => {
    await form.getByLabel('Condition 1', { exact: true }).selectOption('Contains');
    await form.getByLabel('Value 1', { exact: true }).fill(word.toUpperCase());
    await form.getByRole('button', { name: 'Add condition' }).click();
    await form.getByLabel('Field 2', { exact: true }).selectOption('Completeness');
    await form.getByLabel('Condition 2', { exact: true }).selectOption('Is at least');
    await form.getByLabel('Value 2', { exact: true }).selectOption('1 element');
    await form.getByRole('button', { name: 'Try it' }).click();
    await expect(form.getByText(/^1 of the last [\d,]+ notices? would match\.$/)).toBeVisible();
    await expect(form.getByRole('list', { name: 'Notices that would match' })).toContainText(`About ${word}`);
  });

  await test.step('it is saved', async () => {
    await form.getByLabel('Status 1', { exact: true }).selectOption('In progress');
    await form.getByRole('button', { name: 'Add action' }).click();
    await form.getByLabel('Action 2', { exact: true }).selectOption('Add a note');
    await form.getByLabel('Note 2', { exact: true }).fill('Seen before');
    await axe(page);
    await form.getByRole('button', { name: 'Save rule' }).click();
    await expect(page.getByText(messages.ruleAdded)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible();
  });

  const row = page.getByRole('row').filter({ hasText: word });
  await test.step('it runs on the next notice', async () => {
    const notice = await typeIn(agent, sender, [`https://${word}.example.org/b`], `More about ${word}`);
    await page.goto(`/notices/${notice.id}`);
    await expect(page.getByRole('combobox', { name: 'Status' })).toContainText('In progress');
    await expect(page.getByRole('list', { name: 'Notes' })).toContainText('Seen before');
    await page.goto('/filters');
    await expect(row).toContainText('1');
  });

  await test.step('it runs on existing notices, after counting them, and is undone', async () => {
    await row.getByRole('link', { name: word }).click();
    await page.getByRole('button', { name: 'Count matching notices' }).click();
    await expect(page.getByText('2 existing notices match.')).toBeVisible();
    await page.getByRole('button', { name: 'Run on 2 notices' }).click();
    await expect(page.getByText('1 notice changed.')).toBeVisible();
    await expect(page.getByText(/^You can undo this until/)).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText('1 notice restored.')).toBeVisible();
    await page.goto('/filters');
  });

  await test.step('it is turned off and deleted', async () => {
    const isOn = row.getByRole('switch', { name: `Enable ${word}` });
    await isOn.click();
    await expect(isOn).toHaveAttribute('aria-checked', 'false');
    await row.getByRole('link', { name: word }).click();
    await page.getByRole('button', { name: 'Delete rule' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(messages.cannotBeUndone);
    await dialog.getByLabel('Type delete to confirm').fill('delete');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(messages.ruleDeleted)).toBeVisible();
    await expect(row).toHaveCount(0);
  });
});

test('a link is ignored, its URLs are grayed out, and it is no longer ignored after deletion', async ({
  accounts,
  page,
  axe,
}) => {
  const host = `${someName('store')}.example.org`;
  const agent = await accounts.agent();
  await agent.enter(page);
  const sender = await addSender(agent, 'Ardent Music');
  const notice = await typeIn(agent, sender, [`https://${host}/album`], `Sold at ${host}`);

  await page.goto('/ignored-links');
  await page.getByRole('button', { name: 'Ignore a link' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Ignore a link' });
  await dialog.getByRole('button', { name: 'Ignore' }).click();
  await expect(dialog.getByText(messages.urlRequired)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Link' }).fill(`https://${host}/`);
  await dialog.getByRole('button', { name: 'Ignore' }).click();
  await expect(page.getByText(messages.linkIgnored)).toBeVisible();
  await page.goto(`/notices/${notice.id}`);
  await expect(page.getByRole('list', { name: `URLs on ${host}` })).toContainText('ignored');
  await axe(page);

  await page.goto(`/ignored-links?q=${host}`);
  await page.getByRole('link', { name: host }).click();
  await expect(page.getByRole('list', { name: 'Notices' })).toContainText(`Sold at ${host}`);
  await page.getByRole('button', { name: 'Stop ignoring' }).click();
  await expect(page.getByText(messages.linkNotIgnored)).toBeVisible();
});
