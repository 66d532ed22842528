import { someName } from './account.ts';
import { expect, test } from './fixtures.ts';

test('the agent imports a record, accepts a difference, and the customer sees it', async ({
  accounts,
  page,
  axe,
  settled,
  expectErrors,
}) => {
  expectErrors(/400/);
  const { customer, agent, company } = await accounts.registered([`${someName('quay')}.com`]);
  const { designation } = await agent.read<{ designation: { dmca_registration_id: string } }>(
    `/companies/${company.id}/`,
  );
  await agent.enter(page);
  await page.goto(`/company/${company.id}`);
  await page.getByRole('button', { name: 'Import record' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import public record' });
  await dialog.getByRole('button', { name: 'Text' }).click();
  await dialog.getByLabel('Text of the record page').fill('Nothing here');
  await dialog.getByRole('button', { name: 'Check' }).click();
  await expect(dialog.getByText('No designation was found in this.')).toBeVisible();
  await axe(page);
  const text = `Registration Number: ${designation.dmca_registration_id}\nService Provider: Somebody Else Ltd\nStatus: Active`;
  await dialog.getByLabel('Text of the record page').fill(text);
  await dialog.getByRole('button', { name: 'Check' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Accept: The company’s name differs.' }).click();
  await page.getByRole('dialog').getByLabel('Note').fill('A trade name');
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Accepted')).toBeVisible();
  await customer.enter(page);
  await page.goto(`/company/${company.id}`);
  await settled(page);
  await expect(page.getByText('The company’s name differs.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import record' })).toBeHidden();
});
