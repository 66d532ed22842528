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
  const domain = `${someName('quay')}.com`;
  const { customer, agent, company } = await accounts.registered([domain]);
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
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
  await customer.enter(page);
  await page.goto(`/company/${company.id}`);
  await settled(page);
  await expect(page.getByText('The company’s name differs.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import record' })).toBeHidden();

  await test.step('a name that is missing there is filed again by an amendment', async () => {
    await agent.enter(page);
    await page.goto(`/company/${company.id}`);
    await page.getByRole('button', { name: 'Import record' }).click();
    await dialog.getByRole('button', { name: 'Text' }).click();
    await dialog.getByLabel('Text of the record page').fill(text.replace('\n', '\nAlternative Names: none\n'));
    await dialog.getByRole('button', { name: 'Check' }).click();
    await expect(dialog).toBeHidden();
    await customer.enter(page);
    await page.goto(`/company/${company.id}`);
    await page.getByRole('link', { name: 'Amend the registration' }).click();
    const heading = page.getByRole('heading', { name: 'Corrections to the public record' });
    const corrections = page.locator('section').filter({ has: heading });
    await expect(corrections).toContainText('1 name is missing from the public record');
    await expect(corrections).toContainText(domain.toLowerCase());
    await axe(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { name: 'Check your order' })).toBeVisible();
    await expect(corrections).toContainText(domain.toLowerCase());
  });
});
