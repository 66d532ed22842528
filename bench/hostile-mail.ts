import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SmtpClient, stuffed } from '#tests/fakes/smtp-client.ts';
import { HOSTILE } from '#tests/samples/hostile-mails.ts';
import { buildServer } from '../scripts/lib/build-server.mjs';
import { freePort } from '../scripts/lib/free-port.mjs';

/**
 * `npx tsx bench/hostile-mail.ts`: the longest wait of another request while the built product receives and reads each hostile mail, on
 * the embedded database. The baseline is the same without mail.
 */
const [LIMIT_MS, QUIET_MS, EVERY_MS] = [200, 3_000, 5];

const folder = mkdtempSync(join(tmpdir(), 'safeharbor-hostile-'));
const bundle = mkdtempSync(join(process.cwd(), '.cache', 'hostile-'));
process.on('exit', () => {
  for (const path of [folder, bundle]) rmSync(path, { recursive: true, force: true });
});
await buildServer(bundle);
const [http, smtp] = [(await freePort()) as number, (await freePort()) as number];
const server = spawn(process.execPath, [join(bundle, 'main.js')], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    PATH: process.env.PATH,
    ...{ DATA_DIR: folder, DEMO: '0', LOG_LEVEL: 'fatal', RATE_LIMIT_EXEMPT: '127.0.0.1' },
    ...{ PORT: String(http), INBOUND_SMTP_PORT: String(smtp) },
  },
});
process.on('exit', () => server.kill('SIGKILL'));
await once(server.stdout, 'data');

/** Polls the server until stopped; returns the longest wait, and when responses were last fast for a while. */
function watch() {
  let [longest, stopped] = [0, false];
  let lastSlow = performance.now();
  const asking = (async () => {
    while (!stopped) {
      const start = performance.now();
      await (await fetch(`http://127.0.0.1:${http}/api/health/`)).text();
      const took = performance.now() - start;
      longest = Math.max(longest, took);
      if (took > 2 * EVERY_MS) lastSlow = performance.now();
      await wait(EVERY_MS);
    }
  })();
  return {
    async calm() {
      while (performance.now() - lastSlow < QUIET_MS / 3) await wait(50);
    },
    async stop() {
      stopped = true;
      await asking;
      return longest;
    },
  };
}

const idle = watch();
await wait(QUIET_MS);
console.log(`without any mail: ${(await idle.stop()).toFixed(0)} ms`);
let worst = 0;
for (const [name, make] of Object.entries(HOSTILE)) {
  const bytes = stuffed(make());
  const client = await SmtpClient.introduced(smtp);
  await client.envelope();
  const watching = watch();
  client.write(bytes);
  const answer = await client.answer();
  await wait(QUIET_MS);
  await Promise.race([watching.calm(), wait(15_000)]);
  const longest = await watching.stop();
  client.close();
  worst = Math.max(worst, longest);
  console.log(`${name}: ${longest.toFixed(0)} ms (${answer.trim().slice(0, 40)})`);
}
console.log(`the longest wait was ${worst.toFixed(0)} ms; at most ${LIMIT_MS} on a quiet machine`);
server.kill('SIGTERM');
await once(server, 'exit');
process.exit(worst <= LIMIT_MS ? 0 : 1);
