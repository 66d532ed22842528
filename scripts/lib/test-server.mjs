import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer } from './build-server.mjs';
import { inRoot } from './project.mjs';

/** The product with a clock or a gateway of its own, for the long checks. */
const PROGRAMS = [
  { in: 'verify/processes/payment-server.ts', out: 'payment-server' },
  { in: 'verify/years/years-server.ts', out: 'years-server' },
];

/** Builds the server into a folder that ends with this process; returns its entry file. Serves the web client of the last build. */
export async function buildTestServer(failpoint) {
  mkdirSync(inRoot('.cache'), { recursive: true });
  const folder = mkdtempSync(inRoot('.cache', 'test-server-'));
  for (const event of ['exit', 'disconnect'])
    process.once(event, () => rmSync(folder, { recursive: true, force: true }));
  await buildServer(join(folder, 'server'), failpoint, PROGRAMS);
  symlinkSync(inRoot('dist', 'web'), join(folder, 'web'));
  return join(folder, 'server', 'main.js');
}
