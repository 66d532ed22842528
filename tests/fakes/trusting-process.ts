import { fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GuardSettings } from '#server/outside/guard/check-address.ts';
import type { Answer, Failure, GuardedRequest } from '#server/outside/guard/guarded-request.ts';

export interface Order {
  settings: GuardSettings;
  url: string;
  request: GuardedRequest;
}

/** A process that sends guarded requests and trusts one more certificate authority, which Node.js reads only when it starts. */
export async function startTrustingProcess(authority: string) {
  const folder = await mkdtemp(join(tmpdir(), 'safeharbor-authority-'));
  const file = join(folder, 'authority.pem');
  await writeFile(file, authority);
  const child = fork(new URL('./guarded-requests.ts', import.meta.url), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_EXTRA_CA_CERTS: file },
    serialization: 'advanced',
  });
  return {
    send: (order: Order) =>
      new Promise<Answer | Failure>((resolve, reject) => {
        child.once('exit', reject);
        child.once('message', (answer) => resolve(answer as Answer | Failure));
        child.send(order);
      }),
    async close() {
      child.removeAllListeners('exit').kill();
      await rm(folder, { recursive: true });
    },
  };
}
