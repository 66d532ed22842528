import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The module reads its settings once, when it is loaded. */
async function baseFor(host: string, settings: Record<string, string> = {}): Promise<string> {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  const { apiBase } = await import('./api-base.ts');
  return apiBase(host);
}

const SETTINGS = {
  VITE_PRODUCTION_HOST: 'agent.example',
  VITE_API_PRODUCTION: 'https://api.agent.example',
  VITE_API_SANDBOX: 'https://sb-api.agent.example',
  VITE_API_BASE: 'http://localhost:3000/api',
};

test.each([
  ['agent.example', SETTINGS.VITE_API_PRODUCTION],
  ['sb.agent.example', SETTINGS.VITE_API_SANDBOX],
  ['localhost', SETTINGS.VITE_API_BASE],
])('a page on %s calls %s', async (host, base) => {
  expect(await baseFor(host, SETTINGS)).toBe(base);
});

test.each(['agent.example', 'sb.agent.example', 'localhost'])(
  'a page on %s calls its own server by default',
  async (host) => {
    expect(await baseFor(host)).toBe('/api');
  },
);
