import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { JWT_SECRET, launch, makeStore } from './server-process.ts';

const taken = createServer();
let store: Awaited<ReturnType<typeof makeStore>>;

beforeAll(async () => {
  store = await makeStore();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  taken.close();
  await store.remove();
});

const NOBODY = 'postgresql://postgres@127.0.0.1:1/nothing';

describe('a start that cannot be is one line on stderr, and exit 1', () => {
  test.for([
    ['PORT', { PORT: 'nonsense' }],
    ['DEMO', { DEMO: '1', HOST: '0.0.0.0' }],
    ['DATABASE_URL', { DATABASE_URL: NOBODY, JWT_SECRET }],
  ] as const)('%s: %o', async ([variable, settings]) => {
    const { DATA_DIR = '' } = store.settings;
    const server = await launch({ DATA_DIR, ...settings });
    const { code, out, err } = await server.exit;
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(new RegExp(`^${variable}: [^\\n]+\\n$`));
  });

  test('PORT: taken by another program', { timeout: 60_000 }, async () => {
    const { port } = taken.address() as { port: number };
    const { code, err } = await (await launch({ ...store.settings, PORT: String(port) })).exit;
    expect([code, err]).toEqual([1, `PORT: ${port} is in use; choose another\n`]);
  });
});
