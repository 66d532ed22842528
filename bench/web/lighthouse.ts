import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { inRoot } from '../../scripts/lib/project.mjs';
import { CHROMIUM, type Demo } from './demo.ts';

/** Installed on demand: two hundred packages that only this measurement needs. */
const VERSION = '12.8.2';
const folder = inRoot('.cache', `lighthouse-${VERSION}`);

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
export type Category = (typeof CATEGORIES)[number];
export type Scores = Record<Category, number>;

type Lighthouse = (
  url: string,
  flags: object,
  config?: object,
) => Promise<{ lhr: { categories: Record<string, { score: number | null }> } } | undefined>;

async function fetched(): Promise<{ default: Lighthouse; desktopConfig: object }> {
  const entry = join(folder, 'node_modules', 'lighthouse', 'core', 'index.js');
  if (!existsSync(entry)) {
    mkdirSync(folder, { recursive: true });
    const args = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `lighthouse@${VERSION}`];
    const npm = spawn('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] });
    const code = await new Promise((resolve) => npm.once('exit', resolve));
    if (code !== 0) throw new Error(`lighthouse@${VERSION} could not be installed`);
  }
  return import(entry);
}

export const middle = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)]!;

/** Median desktop scores (0–100) of each screen, logged in if a user is given. */
export async function scores(
  demo: Demo,
  who: 'customer' | undefined,
  paths: readonly string[],
  { times }: { times: number },
): Promise<{ path: string; scores: Scores }[]> {
  const { default: lighthouse, desktopConfig } = await fetched();
  const port = (await freePort()) as number;
  const profile = mkdtempSync(join(tmpdir(), 'safeharbor-lighthouse-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: CHROMIUM.path,
    args: [...CHROMIUM.args, `--remote-debugging-port=${port}`],
  });
  try {
    if (who) {
      const page = await context.newPage();
      await page.goto(`${demo.address}/login`);
      await page.getByLabel('Email').fill(`${who}@example.com`);
      await page.getByLabel('Password', { exact: true }).fill('safeharbor');
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await page.waitForURL(`${demo.address}/`);
      await page.close();
    }
    const found: { path: string; scores: Scores }[] = [];
    for (const path of paths) {
      const runs: Scores[] = [];
      for (let run = 0; run < times; run++) {
        const flags = { port, onlyCategories: CATEGORIES, disableStorageReset: who !== undefined, logLevel: 'error' };
        const result = await lighthouse(`${demo.address}${path}`, flags, desktopConfig);
        const of = (name: Category) => Math.round(100 * (result?.lhr.categories[name]?.score ?? 0));
        runs.push(Object.fromEntries(CATEGORIES.map((name) => [name, of(name)])) as Scores);
      }
      const median = CATEGORIES.map((name) => [name, middle(runs.map((scored) => scored[name]))]);
      found.push({ path, scores: Object.fromEntries(median) as Scores });
    }
    return found;
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
