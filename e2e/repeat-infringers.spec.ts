import { someName } from './account.ts';
import { expect, test } from './fixtures.ts';
import { addSender, typeIn } from './notices.ts';

test('a customer follows strikes from a notice to a closed account, and erases the handle', async ({
  accounts,
  page,
  axe,
  noSidewaysScroll,
}) => {
  const domain = `${someName('strikes')}.com`;
  const { customer, agent, company } = await accounts.registered([domain]);
  const sender = await addSender(agent, 'Quayside Pictures');
  const notices: { id: number }[] = [];
  for (const name of ['one', 'two', 'three'])
    notices.push(await typeIn(agent, sender, [`https://${domain}/${name}`], `Copies ${name} of ${domain}`));
  const disable = ({ id }: { id: number }, subscriber: string) =>
    customer.call('POST', `/notices/${id}/actions/`, { urls: 'all', action: 'disabled', subscriber });
  await disable(notices[0]!, 'user-7');
  await disable(notices[1]!, 'user-7');
  await customer.enter(page);
  const tab = `/company/${company.id}?tab=repeat-infringers`;
  const row = page.getByRole('row', { name: /user-7/ });

  await test.step('the policy is changed, and the states follow', async () => {
    await page.goto(tab);
    await expect(page.getByText('An account should be terminated at 3 strikes within 12 months.')).toBeVisible();
    await expect(row).toContainText('Warned');
    await expect(row).toContainText('2 of 3');
    await page.getByRole('button', { name: 'Change policy' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change policy' });
    await dialog.getByLabel('Strike limit').selectOption('2');
    await dialog.getByLabel('A strike counts for').selectOption({ label: 'Forever' });
    await axe(page);
    await dialog.getByRole('button', { name: 'Save policy' }).click();
    await expect(page.getByText('An account should be terminated at 2 strikes.')).toBeVisible();
    await expect(row).toContainText('Over limit');
    await axe(page);
    await page.setViewportSize({ width: 375, height: 812 });
    await expect(page.getByRole('link', { name: 'user-7' })).toBeVisible();
    await noSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('a subscriber is added', async () => {
    await page.getByRole('button', { name: 'Add subscriber' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add subscriber' });
    await dialog.getByLabel('Handle').fill('erased-7');
    await dialog.getByRole('button', { name: 'Add subscriber' }).click();
    await expect(dialog.getByText(/Please choose another handle/)).toBeVisible();
    await dialog.getByLabel('Handle').fill('user-8');
    await dialog.getByRole('button', { name: 'Add subscriber' }).click();
    await expect(page.getByRole('row', { name: /user-8/ })).toContainText('OK');
  });

  await test.step('known handles are suggested when an action is recorded', async () => {
    await page.goto(`/notices/${notices[2]!.id}`);
    await page.getByRole('button', { name: 'Mark as…' }).click();
    await page.getByRole('menuitem', { name: 'Disabled' }).click();
    const dialog = page.getByRole('dialog', { name: /as disabled/ });
    await dialog.getByLabel('Subscriber').fill('user');
    await page.getByRole('option', { name: 'user-7' }).click();
    await expect(dialog.getByLabel('Subscriber')).toHaveValue('user-7');
    await axe(page);
    await dialog.getByRole('button', { name: 'Mark as disabled' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('home leads to the subscriber over the limit', async () => {
    await page.goto('/');
    const sentence = 'Your policy ends accounts at 2 strikes. user-7 has 3.';
    await page.getByRole('list', { name: 'Needs your attention' }).getByRole('link', { name: sentence }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'user-7' })).toBeVisible();
    await expect(page.getByText(sentence)).toBeVisible();
    await axe(page);
    await page.setViewportSize({ width: 375, height: 812 });
    await noSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('a strike is voided with a reason, and the account is marked as terminated with a note', async () => {
    await page
      .getByRole('button', { name: /^Void the strike/ })
      .first()
      .click();
    const voiding = page.getByRole('dialog', { name: 'Void strike' });
    await voiding.getByRole('button', { name: 'Void strike' }).click();
    await expect(voiding.getByText('Please give a reason.')).toBeVisible();
    await voiding.getByLabel('Reason').fill('Uploaded by someone else');
    await voiding.getByRole('button', { name: 'Void strike' }).click();
    await expect(page.getByRole('list', { name: 'Strikes' })).toContainText('Uploaded by someone else');
    await page.getByRole('button', { name: 'Mark as terminated' }).click();
    const deciding = page.getByRole('dialog', { name: 'Mark as terminated' });
    await deciding.getByLabel('Note').fill('Closed after the second notice.');
    await deciding.getByRole('button', { name: 'Mark as terminated' }).click();
    await expect(page.getByText('Terminated', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'Notes' })).toContainText('Closed after the second notice.');
    await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('State changed');
  });

  await test.step('the list is exported, and the handle erased', async () => {
    await page.getByRole('link', { name: 'All subscribers' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^subscribers-.*\.csv$/);
    await page.getByRole('link', { name: 'user-7' }).click();
    await page.getByRole('button', { name: 'Erase', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Erase subscriber' });
    await expect(dialog).toContainText('We keep the strikes, their counts and the state');
    await dialog.getByRole('textbox').fill('delete');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { level: 2, name: /^erased-\d+$/ })).toBeVisible();
    await expect(page.getByText('Closed after the second notice.')).toHaveCount(0);
    await expect(page.getByText('user-7')).toHaveCount(0);
  });
});
