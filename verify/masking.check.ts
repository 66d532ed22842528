import { expect } from 'vitest';
import { changePublicPage } from '#core/contract/intake/public-page.ts';
import { act, noticeOn, noticeSeen } from '#tests/world/actions.ts';
import { type Page, pageOf, siteOfPage } from '#tests/world/forms.ts';
import { test, type World } from '#tests/world/world.ts';
import { expectNone, figure, many, scaled } from './figure.ts';
import { Random } from './random.ts';

const TWINS = scaled(24, 6);
const NOW = new Date('2026-10-20T10:00:00Z');
const MONTHS = ['2026-07', '2026-08', '2026-09'];
const ACTIONS = ['disabled', 'gone', 'declined'] as const;

/** Notices received in a month, and their URLs by state. */
type Counts = Record<'received' | 'open' | (typeof ACTIONS)[number], number>;

const few = (random: Random): number => Math.floor(random.next() ** 2 * 6);
function monthOf(random: Random): Counts {
  const received = few(random);
  const urls = () => (received === 0 ? 0 : few(random));
  return { received, open: urls(), disabled: urls(), gone: urls(), declined: urls() };
}

/** The same counts, but for those that are masked. */
const redrawn = (counts: Counts, random: Random): Counts =>
  Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, count === 1 || count === 2 ? 1 + random.below(2) : count]),
  ) as Counts;

/** A company with such months on its public report. */
async function publish(world: World, months: readonly Counts[]): Promise<Page> {
  const page = await pageOf(world);
  const site = await siteOfPage(world, page);
  for (const [at, { received, open, ...settled }] of months.entries()) {
    const received_date = new Date(`${MONTHS[at]}-03T00:00:00Z`);
    const urls = open + settled.disabled + settled.gone + settled.declined;
    for (let n = 0; n < received; n++) {
      const id = await noticeOn(world, site, { urls: n === 0 ? urls : 0, received_date });
      if (n > 0) continue;
      const ids = (await noticeSeen(page.owner, id)).urls.map((url) => url.id);
      for (const action of ACTIONS) {
        const some = ids.splice(0, settled[action]);
        const reason = action === 'declined' ? { reason: 'licensed' } : {};
        const date = `${MONTHS[at]}-03T06:00:00Z`;
        if (some.length > 0) await act(page.owner, id, { action, date, urls: some, ...reason });
      }
    }
  }
  await page.owner.call(changePublicPage, { params: { id: page.company_id }, body: { is_transparency: true } });
  return page;
}

/** The table of the public report. */
async function tableOf(world: World, { slug }: Page): Promise<string> {
  const url = `/p/${slug}/transparency?lang=en`;
  const { statusCode, body } = await world.visitor().request({ method: 'GET', url });
  expect(statusCode).toBe(200);
  return /<table.*<\/table>/s.exec(body)?.[0] ?? 'no table';
}

test('what is masked cannot be told from the public report', async ({ world }) => {
  world.clock.set(NOW);
  const random = new Random(42);
  const told: string[] = [];
  let redrawnCells = 0;
  for (let n = 0; n < TWINS; n++) {
    const months = MONTHS.map(() => monthOf(random));
    const others = months.map((counts) => redrawn(counts, random));
    redrawnCells += months.flatMap((counts, at) =>
      Object.entries(counts).filter(([name, count]) => others[at]![name as keyof Counts] !== count),
    ).length;
    const [one, other] = [await publish(world, months), await publish(world, others)];
    if ((await tableOf(world, one)) !== (await tableOf(world, other)))
      told.push(`${JSON.stringify(months)} is told from ${JSON.stringify(others)}`);
  }
  expectNone(told);
  expect(redrawnCells).toBeGreaterThan(TWINS);
  figure(
    `${many(TWINS, 'companies')} and their twins with ${many(redrawnCells, 'masked numbers')} changed: the same reports`,
  );
});
