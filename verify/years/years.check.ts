import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { makeStore } from '#tests/processes/server-process.ts';
import { audit } from './audit.ts';
import { WAYS } from './plan.ts';
import { startProcesses } from './processes.ts';
import { simulate } from './simulate.ts';

const count = Number(process.env.SIMULATED_COMPANIES ?? WAYS.length);
const kills = Number(process.env.SIMULATED_DEATHS ?? (count > 100 ? 30 : 2));

test('over three years, every reminder, charge and expiry happens once, even when processes die', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'safeharbor-years-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const processes = await startProcesses(await makeStore(), folder);
  const began = Date.now();
  const simulated = await simulate(processes, count, kills);
  const seconds = Math.round((Date.now() - began) / 1000);

  const { db, close } = await processes.openStore();
  const { is, should, money, history, figures } = await audit(db, simulated);
  await close();
  expect(is).toEqual(should);
  expect(money.taken).toEqual(money.booked);
  expect(money.underWay).toBe(0);
  expect(history).toMatchObject({ ok: true });
  const { told, killed } = processes.deaths;
  expect(told + killed).toBe(kills);
  if (process.env.SIMULATED_COMPANIES) {
    const all = { ...figures, moments: simulated.moments, 'entries of history': history.ok && history.entries };
    const said = Object.entries({ ...all, 'processes killed': kills, seconds });
    process.stdout.write(
      `${inject('databaseTemplate').kind}: ${said.map(([name, value]) => `${value} ${name}`).join(', ')}\n`,
    );
  }
});
