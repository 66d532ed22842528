import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { JWT_SECRET, launch, makeStore, PATIENCE } from './server-process.ts';

const NOBODY = 'postgresql://postgres@127.0.0.1:1/nothing';
/** Never made: each of these stops before it would be. */
const DATA_DIR = join(tmpdir(), 'safeharbor-crash-never');

describe('a start that cannot be is one line on stderr, and exit 1', () => {
  test.for([
    ['PORT', { PORT: 'nonsense' }],
    ['DEMO', { DEMO: '1', HOST: '0.0.0.0' }],
    ['DATABASE_URL', { DATABASE_URL: NOBODY, JWT_SECRET }],
    ['STRIPE_SECRET_KEY', { PAYMENT_GATEWAY: 'stripe' }],
  ] as const)('%s: %o', PATIENCE, async ([variable, settings]) => {
    const { code, out, err } = await (await launch({ DATA_DIR, ...settings })).exit;
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(new RegExp(`^${variable}: [^\\n]+\\n$`));
  });

  test.for([
    ['PORT', 'choose another'],
    ['INBOUND_SMTP_PORT', 'choose another, or 0 for none'],
  ] as const)('%s: taken by another program', PATIENCE, async ([variable, advice]) => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void taken.close());
    const { port } = taken.address() as { port: number };
    const { code, err } = await (await launch({ ...(await makeStore()), [variable]: String(port) })).exit;
    expect([code, err]).toEqual([1, `${variable}: ${port} is in use; ${advice}\n`]);
  });
});
