import type { Page } from '@playwright/test';
import { messages } from '../core/messages.ts';
import { expect, test } from './fixtures.ts';

/** Levels of the visible headings in the order of the document. */
const headingLevels = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4')]
      .filter((heading) => heading.getClientRects().length > 0)
      .map(({ tagName }) => Number(tagName[1])),
  );

test('screens fit a low window and a phone, and their headings are in order', async ({ page, accounts, settled }) => {
  await (await accounts.agent()).enter(page);

  await test.step('the head and the foot of the add-company dialog stay in view', async () => {
    for (const [width, height] of [
      [1366, 657],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/?get_started_now=true');
      const dialog = page.getByRole('dialog', { name: 'Add a company' });
      await expect(dialog.getByRole('heading', { name: 'Add a company' })).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 });
      await dialog.getByLabel('Country').scrollIntoViewIfNeeded();
      await expect(dialog.getByLabel('Country')).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('heading', { name: 'Add a company' })).toBeInViewport({ ratio: 1 });
    }
  });

  await test.step('the split view ends where the window ends', async () => {
    await page.goto('/notices?view=split');
    await settled(page);
    const box = (await page.getByRole('region', { name: 'The notice' }).boundingBox())!;
    expect(Math.abs(box.y + box.height - (720 - 9))).toBeLessThan(3);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(720);
  });

  await test.step('no level of headings is skipped', async () => {
    const notice = (await page.getByRole('list', { name: 'Notices' }).getByRole('link').first().getAttribute('href'))!;
    const id = new URL(notice, page.url()).searchParams.get('notice');
    for (const path of [`/notices?view=split&notice=${id}`, `/notices/${id}`, '/company/1', '/companies', '/']) {
      await page.goto(path);
      await settled(page);
      const levels = await headingLevels(page);
      expect([path, levels[0]]).toEqual([path, 1]);
      for (const [at, level] of levels.entries()) {
        expect([path, level <= (levels[at - 1] ?? 0) + 1]).toEqual([path, true]);
      }
    }
  });

  await test.step('a search without hits says so', async () => {
    await page.goto('/senders?q=zzzzzzzz');
    await expect(page.getByText(messages.noSendersFound)).toBeVisible();
    await page.goto('/orders?q=zzzzzzzz');
    await expect(page.getByText('No orders found')).toBeVisible();
  });

  await test.step('merging waits for a choice', async () => {
    await page.goto('/senders');
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Merge' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(messages.cannotBeUndone)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Merge' })).toBeDisabled();
  });

  await test.step('the current tab is in view on a phone', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/company/1?tab=history');
    await expect(page.getByRole('link', { name: 'History', exact: true })).toBeInViewport({ ratio: 1 });
  });
});
