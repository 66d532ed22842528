import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DEMO_LOGINS, DEMO_PASSWORD } from '#server/features/views/demo/logins.ts';
import { builtServer, JWT_SECRET, launch, launchReady, makeStore } from '#tests/processes/server-process.ts';

const NOBODY = 'postgresql://postgres@127.0.0.1:1/nothing';
/** Never created, because each start fails before. */
const DATA_DIR = join(tmpdir(), 'safeharbor-crash-never');

describe('a failed start is one line on stderr and exit code 1', () => {
  test.for([
    ['PORT', { PORT: 'nonsense' }],
    ['DEMO', { DEMO: '1', HOST: '0.0.0.0' }],
    ['DEMO', { DEMO: '1', PUBLIC_URL: 'https://agent.example.org' }],
    ['DEMO', { DEMO: '', PUBLIC_URL: 'https://agent.example.org' }],
    ['DATABASE_URL', { DATABASE_URL: NOBODY, JWT_SECRET }],
    ['STRIPE_SECRET_KEY', { PAYMENT_GATEWAY: 'stripe' }],
  ] as const)('%s: %o', async ([variable, settings]) => {
    const { code, out, err } = await (await launch({ DATA_DIR, ...settings })).exit;
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(new RegExp(`^${variable}: [^\\n]+\\n$`));
  });

  test('DEMO: a public server whose superuser still has the demo password', async () => {
    const [store, entry] = [await makeStore(), await builtServer()];
    const [agent] = DEMO_LOGINS.filter(({ is_superuser }) => is_superuser);
    const known = { SUPERUSER_EMAIL: agent!.email, SUPERUSER_PASSWORD: DEMO_PASSWORD };
    const local = await launchReady({ ...store, ...known }, entry);
    local.kill('SIGTERM');
    expect((await local.exit).code).toBe(0);

    const asPublic = { ...store, PUBLIC_URL: 'https://agent.example.org' };
    const { code, out, err } = await (await launch(asPublic, entry)).exit;
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^DEMO: agent@example\.com [^\n]+\n$/);
    expect(err).not.toContain(DEMO_PASSWORD);
    // Allowed with DEMO_PUBLIC, or with another password.
    const meant = await launchReady({ ...asPublic, DEMO_PUBLIC: '1' }, entry);
    meant.kill('SIGTERM');
    expect((await meant.exit).code).toBe(0);
    const command = { ...asPublic, DEMO: '', SUPERUSER_PASSWORD: 'a password of our own' };
    const changed = await (await launch(command, join(dirname(entry), 'create-superuser.cli.js'), [agent!.email])).exit;
    expect(changed).toMatchObject({ code: 0, err: '' });
    const after = await launchReady(asPublic, entry);
    after.kill('SIGTERM');
    expect((await after.exit).code).toBe(0);
  });

  test.for([
    ['PORT', 'choose another'],
    ['INBOUND_SMTP_PORT', 'choose another, or 0 for none'],
  ] as const)('%s: taken by another program', async ([variable, advice]) => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void taken.close());
    const { port } = taken.address() as { port: number };
    const { code, err } = await (await launch({ ...(await makeStore()), [variable]: String(port) })).exit;
    expect([code, err]).toEqual([1, `${variable}: ${port} is in use; ${advice}\n`]);
  });
});
