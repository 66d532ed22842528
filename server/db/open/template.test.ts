import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test as base, describe, expect } from 'vitest';
import { copyTemplate } from './template.ts';

interface Folders {
  dataDir: string;
  template: URL;
}

const test = base.extend<Folders & { folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures from the pattern
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'safeharbor-template-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  dataDir: async ({ folder }, use) => {
    await mkdir(join(folder, 'data'));
    await use(join(folder, 'data'));
  },
  template: async ({ folder }, use) => {
    await mkdir(join(folder, 'template', 'base'), { recursive: true });
    await writeFile(join(folder, 'template', 'PG_VERSION'), '18');
    await use(pathToFileURL(join(folder, 'template/')));
  },
});

describe('the template of the embedded database', () => {
  test('is copied into an empty data folder, with its empty folders', async ({ dataDir, template }) => {
    await copyTemplate(dataDir, template);
    expect(await readdir(dataDir)).toEqual(['pgdata']);
    expect((await readdir(join(dataDir, 'pgdata'))).sort()).toEqual(['PG_VERSION', 'base']);
  });

  test('never replaces a database', async ({ dataDir, template }) => {
    await mkdir(join(dataDir, 'pgdata'));
    await writeFile(join(dataDir, 'pgdata', 'PG_VERSION'), 'mine');
    await copyTemplate(dataDir, template);
    expect(await readFile(join(dataDir, 'pgdata', 'PG_VERSION'), 'utf8')).toBe('mine');
  });

  test('is copied anew after a start that was killed while copying', async ({ dataDir, template }) => {
    await mkdir(join(dataDir, 'copying'));
    await writeFile(join(dataDir, 'copying', 'half'), '');
    await copyTemplate(dataDir, template);
    expect(await readdir(dataDir)).toEqual(['pgdata']);
    expect(await readdir(join(dataDir, 'pgdata'))).not.toContain('half');
  });

  test('is missing when the server runs from source: the data folder stays empty', async ({ dataDir, folder }) => {
    await copyTemplate(dataDir, pathToFileURL(join(folder, 'missing/')));
    expect(await readdir(dataDir)).toEqual([]);
  });
});
