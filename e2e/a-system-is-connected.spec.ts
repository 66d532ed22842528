import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { messages } from '../core/messages.ts';
import { someName } from './account.ts';
import { expect, test } from './fixtures.ts';

const PHONE = { width: 375, height: 812 };

/** A customer's system that takes every message. */
async function receiver() {
  const server = createServer((_, response) => void response.writeHead(200).end('taken'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    close: () => server.close(),
  };
}

test('a manager connects a system: adds a webhook, copies its secret, tests it, resends, and deletes it', async ({
  accounts,
  axe,
  expectErrors,
  noSidewaysScroll,
  page,
  settled,
}) => {
  expectErrors(/400|409/);
  const system = await receiver();
  const { customer, company } = await accounts.registered([`${someName('hooks')}.com`]);
  await customer.enter(page);
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/company/${company.id}?tab=integrations`);
  await settled(page);
  await expect(page.getByText('No webhooks yet')).toBeVisible();
  await axe(page);

  await page.getByRole('button', { name: 'Add webhook' }).click();
  const form = page.getByRole('dialog', { name: 'Add webhook' });
  await form.getByLabel('Address').fill('https://10.0.0.1/hooks');
  await form.getByRole('button', { name: 'Add webhook' }).click();
  await expect(form.getByText(messages.webhookEventsRequired)).toBeVisible();
  await form.getByRole('checkbox', { name: 'Notice received', exact: true }).check();
  await form.getByRole('button', { name: 'Add webhook' }).click();
  await expect(form.getByText(messages.addressUnreachable)).toBeVisible();
  await axe(page);
  await noSidewaysScroll(page);
  await form.getByLabel('Address').fill(system.url);
  await form.getByLabel('Description').fill('Tickets');
  await form.getByRole('button', { name: 'Add webhook' }).click();

  const secret = page.getByRole('dialog', { name: 'Copy the secret now' });
  await expect(secret.getByText(/whsec_/)).toBeVisible();
  await axe(page);
  await secret.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(system.url)).toBeVisible();
  await axe(page);
  await noSidewaysScroll(page);

  await page.getByRole('button', { name: 'Send test' }).click();
  const result = page.getByRole('dialog', { name: 'Test message' });
  await expect(result.getByText('Delivered')).toBeVisible();
  await expect(result.getByText('taken')).toBeVisible();
  await result.getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('button', { name: 'Deliveries' }).click();
  const log = page.getByRole('dialog', { name: 'Deliveries' });
  await log.getByText('Test', { exact: true }).click();
  await expect(log.getByText('Returned 200')).toBeVisible();
  await expect(log.getByText(/"webhook_id"/)).toBeVisible();
  await axe(page);
  await noSidewaysScroll(page);
  await log.getByRole('button', { name: 'Resend' }).click();
  await expect(log.getByText('2 attempts')).toBeVisible();
  await log.getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('switch').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText(messages.webhookUpdated)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send test' })).toHaveCount(0);
  await page.getByRole('button', { name: `Actions for ${system.url}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No webhooks yet')).toBeVisible();
  system.close();
});
