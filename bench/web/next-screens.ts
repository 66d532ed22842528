import type { Demo } from './demo.ts';

/** Sidebar entries of each user, except the one that opens a menu. */
const SCREENS = {
  customer: ['Notices', 'Domains', 'Orders', 'Senders'],
  agent: ['Notices', 'Domains', 'Orders', 'Senders', 'Companies', 'Users', 'Rules', 'Ignored Links', 'History'],
} as const;

export interface Opened {
  readonly screen: string;
  readonly ms: number;
}

/** Milliseconds from the click until the screen shows its data. */
async function open(page: Awaited<ReturnType<Demo['page']>>, name: string): Promise<number> {
  const link = page.getByRole('navigation').getByRole('link', { name: new RegExp(`^${name}`) });
  return link.first().evaluate(
    (element, heading) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = () => {
          const title = document.querySelector('main h1')?.textContent ?? '';
          const isThere =
            title.startsWith(heading) && !document.querySelector('main [role=status][aria-label^=Loading]');
          if (isThere && document.querySelector('main tbody tr, main li a')) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        (element as HTMLElement).click();
        look();
      }),
    name,
  );
}

/** Opens each screen once, from the previous one, without preloading. */
export async function nextScreens(demo: Demo): Promise<Opened[]> {
  const opened: Opened[] = [];
  for (const who of ['customer', 'agent'] as const) {
    const page = await demo.page(who);
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const name of SCREENS[who]) opened.push({ screen: `${who}, ${name}`, ms: await open(page, name) });
    await page.context().close();
  }
  return opened;
}
