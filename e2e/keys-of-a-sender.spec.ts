import { authenticityCopy } from '../core/copy/intake/authenticity.ts';
import { contactKeysCopy as copy } from '../core/copy/intake/contact-keys.ts';
import { messages } from '../core/messages.ts';
import { somePgpKey } from '../tests/world/pgp.ts';
import { someName } from './account.ts';
import { expect, test } from './fixtures.ts';
import { arrivedNotice, mailNotice } from './notices.ts';

test('the agent sees who vouches for a notice, and adds and deletes a key of its sender, on a phone, by keyboard', async ({
  accounts,
  page,
  axe,
  noSidewaysScroll,
  expectErrors,
}) => {
  expectErrors(/^console: Failed to load resource: .*400/);
  const subject = `Copies of “Low Water” ${someName('case')}`;
  const domain = `${someName('copies')}.com`;
  const { agent } = await accounts.registered([domain]);
  await mailNotice({ subject, urls: [`https://${domain}/low-water.mp4`] });
  const { id } = await arrivedNotice(agent, subject);
  const { sender } = await agent.read<{ sender: { id: number } }>(`/notices/${id}/`);
  const key = await somePgpKey('ada@rights.example.net');
  await page.setViewportSize({ width: 375, height: 812 });
  await agent.enter(page);
  await page.goto(`/notices/${id}`);
  await expect(page.getByText(authenticityCopy.noReason)).toBeVisible();
  const line = page.locator('summary', { hasText: authenticityCopy.unsigned });
  await line.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^The message has no technical signature/)).toBeVisible();
  await axe(page);
  await noSidewaysScroll(page);

  await page.goto(`/senders/${sender.id}`);
  await expect(page.getByText(copy.emptyText)).toBeVisible();
  await page.getByRole('button', { name: copy.add }).press('Enter');
  const dialog = page.getByRole('dialog', { name: copy.dialogTitle });
  await dialog.getByLabel(copy.armored).fill(key.privateArmored);
  await dialog.getByRole('button', { name: copy.add }).press('Enter');
  await expect(dialog.getByText(messages.keyPrivate)).toBeVisible();
  await axe(page);
  await dialog.getByLabel(copy.armored).fill(key.armored);
  await dialog.getByRole('button', { name: copy.add }).press('Enter');
  await expect(page.getByText(messages.keyAdded)).toBeVisible();
  const spaced = key.fingerprint.replace(/(.{4})(?=.)/g, '$1 ');
  await expect(page.getByText(spaced)).toBeVisible();
  await noSidewaysScroll(page);
  await page.getByRole('button', { name: copy.deleteKey(spaced) }).press('Enter');
  const remove = page.getByRole('dialog', { name: copy.deleteTitle });
  await remove.getByRole('textbox').fill('delete');
  await remove.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByText(copy.emptyText)).toBeVisible();
});
