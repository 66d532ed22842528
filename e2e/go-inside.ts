import type { Page } from '@playwright/test';

interface RouterWindow {
  __TSR_ROUTER__?: { navigate(to: { href: string }): Promise<void> };
}

/**
 * Goes to a path within the loaded app and waits for its screen, as a click on a link does. `page.goto` loads the whole app again, at
 * three times the cost.
 */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => (window as RouterWindow).__TSR_ROUTER__!.navigate({ href }), path);
}
