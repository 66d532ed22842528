import { expect, test } from 'vitest';
import { builtServer, launch, makeStore, PATIENCE } from './server-process.ts';

/** Smoke test of the built server as a process; `npm run verify -- start-and-stop` has the full checks. */
test(
  'a built server starts, answers and stops on SIGTERM; an invalid setting is one line on stderr',
  PATIENCE,
  async () => {
    const [store, entry] = [await makeStore(), await builtServer()];
    const server = await launch(store, entry);
    await server.ready;
    expect((await fetch(`${server.url}/health/`)).status).toBe(200);
    server.kill('SIGTERM');
    expect(await server.exit).toMatchObject({ code: 0, err: '' });

    const { code, out, err } = await (await launch({ ...store, PORT: 'nonsense' }, entry)).exit;
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^PORT: [^\n]+\n$/);
  },
);
